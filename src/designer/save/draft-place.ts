import { createStore, del, get, keys, set } from "idb-keyval";

/** Where unsaved work lies by its name. */
export type DraftPlace = {
  readonly names: () => Promise<readonly string[]>;
  readonly get: (name: string) => Promise<unknown>;
  readonly set: (name: string, value: unknown) => Promise<void>;
  readonly del: (name: string) => Promise<void>;
};

/** A store of the browser's IndexedDB, opened when it is first asked. */
export function browserPlace([database, storeName]: readonly [database: string, storeName: string]): DraftPlace {
  // One connection for all, so that what is asked first is done first.
  let opened: ReturnType<typeof createStore> | null = null;
  const store = () => {
    opened ??= createStore(database, storeName);
    return opened;
  };
  return {
    names: () => keys<string>(store()),
    get: (name) => get<unknown>(name, store()),
    set: (name, value) => set(name, value, store()),
    del: (name) => del(name, store()),
  };
}
