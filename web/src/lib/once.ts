/** Labels said again only when what they tell has changed: saying a hundred of them takes longer than drawing the board. */
export function once(): (id: string, key: string, make: () => string) => string {
  const kept = new Map<string, { key: string; said: string }>();
  return (id, key, make) => {
    const old = kept.get(id);
    if (old?.key === key) return old.said;
    const said = make();
    kept.set(id, { key, said });
    return said;
  };
}
