import type { FileStore } from "../../../platform/files/store.ts";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { CannotImport } from "../cannot-import.ts";
import type { Look, PictureMap } from "../entry/entry.ts";
import type { Pictured, PicturesInput, PicturesMade, Wrong } from "./picture-job.ts";

export type Pictures = Extract<Look, { kind: "pictures" }>;

/** Reads the files of a look and has them looked at; nothing is stored. */
export async function lookThrough(
  { maps, mmWidth, mmHeight, gloss, mostBytes }: Pictures,
  workers: WorkerPool,
  depth: PicturesInput["depth"],
): Promise<PicturesMade | Wrong> {
  const read = Object.entries(maps).map(async ([map, of]) => [map, await of()] as const);
  const bytes: Partial<Record<PictureMap, Uint8Array>> = Object.fromEntries(await Promise.all(read));
  return workers.do("importPictures", { maps: bytes, mmWidth, mmHeight, gloss, mostBytes, depth });
}

/** Stores the pictures of a look. Throws `CannotImport` with what is wrong with one. */
export async function takeIn(look: Pictures, { files, workers }: { files: FileStore; workers: WorkerPool }): Promise<Pictured> {
  const made = await lookThrough(look, workers, "make");
  if ("wrong" in made) throw new CannotImport(made.wrong);
  if (made.depth !== "make") throw new Error(`Pictures that were to be made are only there to ${made.depth}.`);
  for (const bytes of made.seen.files) await files.put(bytes);
  return made.seen.pictured;
}
