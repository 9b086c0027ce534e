/** Rule numbers as a reader wants them: "BIR-7.1 – 7.5, 8.4". */

interface Numbered {
  game: string;
  section: string;
  at: number;
  text: string;
}
function numbered(rule: string): Numbered | null {
  const found = /^([A-Z]+)-([A-Z]?\d+)\.(\d+)([a-z]?)$/.exec(rule);
  return found && { game: found[1]!, section: found[2]!, at: Number(found[3]), text: rule.slice(found[1]!.length + 1) };
}

export function ruleRange(rules: readonly string[]): string {
  const list = rules.map(numbered).filter((r) => r !== null);
  if (!list.length) return rules.join(", ");
  const runs: Numbered[][] = [];
  for (const rule of list) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && last.section === rule.section && rule.at - last.at <= 1) run!.push(rule);
    else runs.push([rule]);
  }
  const said = runs.map((run) =>
    run.length > 2 ? `${run[0]!.text} – ${run.at(-1)!.text}` : run.map((r) => r.text).join(", "),
  );
  return `${list[0]!.game}-${said.join(", ")}`;
}
