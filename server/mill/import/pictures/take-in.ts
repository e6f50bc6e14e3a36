import type { FileStore } from "../../../platform/files/store.ts";
import type { Crew } from "../../../platform/jobs/crew/crew.ts";
import { CannotImport } from "../cannot-import.ts";
import type { Look, PictureMap } from "../entry/entry.ts";
import type { Pictured, PicturesMade, PicturesOrder, Wrong } from "./picture-job.ts";

export type Pictures = Extract<Look, { kind: "pictures" }>;

/** Reads the files of a look and has them looked at; nothing is stored. */
export async function lookThrough(
  { maps, mmWidth, mmHeight, gloss, mostBytes }: Pictures,
  crew: Crew,
  depth: PicturesOrder["depth"],
): Promise<PicturesMade | Wrong> {
  const read = Object.entries(maps).map(async ([map, of]) => [map, await of()] as const);
  const bytes: Partial<Record<PictureMap, Uint8Array>> = Object.fromEntries(await Promise.all(read));
  return crew.do("importPictures", { maps: bytes, mmWidth, mmHeight, gloss, mostBytes, depth });
}

/** Stores the pictures of a look. Throws `CannotImport` with what is wrong with one. */
export async function takeIn(look: Pictures, { files, crew }: { files: FileStore; crew: Crew }): Promise<Pictured> {
  const made = await lookThrough(look, crew, "make");
  if ("wrong" in made) throw new CannotImport(made.wrong);
  if (made.depth !== "make") throw new Error(`Pictures that were to be made are only there to ${made.depth}.`);
  for (const bytes of made.seen.files) await files.put(bytes);
  return made.seen.pictured;
}
