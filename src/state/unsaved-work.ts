/** Where the editor keeps what is not saved between two visits: database and store of each. Keys begin with whose it is. */
export const DRAFTS = ["selvedge-drafts", "drafts"] as const;
export const WHAT_IFS = ["selvedge-what-ifs", "what-ifs"] as const;

/** Work of a person that lies in this browser alone. */
export type UnsavedWork = { readonly designs: number; readonly whatIfs: number };

const isOf = (userId: string) => (key: IDBValidKey) => String(key).startsWith(`${userId}/`);

/** How much there is of it. Rejects where nothing can be stored. */
export async function unsavedWork(userId: string): Promise<UnsavedWork> {
  const { createStore, keys } = await import("idb-keyval");
  const count = async (place: readonly [string, string]) => (await keys(createStore(...place))).filter(isOf(userId)).length;
  const [designs, whatIfs] = await Promise.all([count(DRAFTS), count(WHAT_IFS)]);
  return { designs, whatIfs };
}

/** Takes all of it away. */
export async function removeUnsavedWork(userId: string): Promise<void> {
  const { createStore, delMany, keys } = await import("idb-keyval");
  for (const [database, name] of [DRAFTS, WHAT_IFS]) {
    const store = createStore(database, name);
    await delMany((await keys(store)).filter(isOf(userId)), store);
  }
}
