import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { CannotImport } from "../cannot-import.ts";
import { unpack } from "./unpack.ts";

/** Files that lie together, by their paths from where they lie. Only what is listed can be read: no path leads outside. */
export type Shelf = {
  readonly names: readonly string[];
  sizeOf(name: string): Promise<number>;
  read(name: string): Promise<Uint8Array>;
};

export const EMPTY_SHELF = archiveOf(new Map());
const MAX_FILES = 20_000;
/** The folder itself and two below it. */
const MAX_DEPTH = 3;

/** The files of a folder, without hidden ones and without links. */
export async function folderShelf(folder: string): Promise<Shelf> {
  const names: string[] = [];
  const walk = async (below: string, depth: number): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith(".")) continue;
      if (entry.isFile()) names.push(path);
      if (names.length > MAX_FILES) throw new CannotImport(`The folder has more than ${MAX_FILES} files.`);
      if (entry.isDirectory() && depth < MAX_DEPTH) await walk(path, depth + 1);
    }
  };
  await walk("", 1);
  return {
    names: names.sort(),
    sizeOf: async (name) => (await stat(join(folder, name))).size,
    read: (name) => readFile(join(folder, name)),
  };
}

/** The files of a zip archive. */
export const zipShelf = (bytes: Uint8Array): Shelf => archiveOf(unpack(bytes));

function archiveOf(files: ReadonlyMap<string, Uint8Array>): Shelf {
  return {
    names: [...files.keys()]
      .filter((name) => !name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX"))
      .sort(),
    sizeOf: async (name) => files.get(name)!.length,
    read: async (name) => files.get(name)!,
  };
}

export const endsIn = (name: string, ...endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));
