// Texts by key in IndexedDB: one for each table, one for the person. Where a browser keeps nothing, games are played all the same.

const NAME = "gwarek";
const TEXTS = "texts";

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error ?? new Error("the store failed"));
  });

export class Kept {
  private constructor(readonly base: IDBDatabase) {}

  static async open(): Promise<Kept> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    return new Kept(await done(request));
  }

  async all(): Promise<Record<string, string>> {
    const store = this.base.transaction(TEXTS).objectStore(TEXTS);
    const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return Object.fromEntries(keys.map((key, n) => [String(key), String(texts[n])]));
  }

  /** All of them or none; done when they are kept. */
  write(texts: Record<string, string>): Promise<void> {
    const change = this.base.transaction(TEXTS, "readwrite", { durability: "strict" });
    const store = change.objectStore(TEXTS);
    for (const [key, text] of Object.entries(texts)) store.put(text, key);
    return new Promise((keep, fail) => {
      change.oncomplete = () => keep();
      change.onabort = change.onerror = () => fail(change.error ?? new Error("the store failed"));
    });
  }
}
