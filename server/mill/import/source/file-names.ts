import { endsIn, type Shelf } from "./shelf.ts";

export const PICTURE_ENDINGS = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"];
/** Pictures and drawings that people have beside a catalogue and that are not taken in. */
const OTHER_PICTURE_ENDINGS = [".gif", ".bmp", ".heic", ".heif", ".jp2", ".jxl", ".svg", ".psd", ".ai", ".eps", ".pdf"];

const lastOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const stemOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

export const DRAFT_ENDINGS = [".wif"];

/** Finds files of some kind by what a cell calls them: by path or name, with or without their ending, in any case. */
export function namesOf(shelf: Shelf, endings: readonly string[]): (called: string) => readonly string[] {
  const byWord = new Map<string, Set<string>>();
  for (const path of shelf.names.filter((name) => endsIn(name, ...endings)))
    for (const word of [path, lastOf(path), stemOf(path), stemOf(lastOf(path))]) {
      const key = word.toLowerCase();
      byWord.set(key, (byWord.get(key) ?? new Set()).add(path));
    }
  return (called) => [...(byWord.get(called.trim().replaceAll("\\", "/").toLowerCase()) ?? [])];
}

/** Finds files that are no picture to be taken in: by what a cell calls a picture, or whatever their kind by their whole name. */
export function otherNamesOf(shelf: Shelf): (called: string) => readonly string[] {
  const pictures = namesOf(shelf, OTHER_PICTURE_ENDINGS);
  const files = namesOf(shelf, [""]);
  return (called) => {
    const named = pictures(called);
    return named.length > 0 || !lastOf(called).includes(".") ? named : files(called);
  };
}
