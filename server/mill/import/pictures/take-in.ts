import type { FileStore } from "../../../platform/files/store.ts";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { CannotImport } from "../cannot-import.ts";
import type { Appearance, PictureMap } from "../entry/entry.ts";
import type { Pictured, PicturesInput, PicturesMade, Wrong } from "./picture-job.ts";

export type Pictures = Extract<Appearance, { kind: "pictures" }>;

/** Reads the files of a fabric and has a worker check, measure or make its pictures; nothing is stored. */
export async function readPictures(
  { maps, mmWidth, mmHeight, gloss, mostBytes }: Pictures,
  workers: WorkerPool,
  depth: PicturesInput["depth"],
): Promise<PicturesMade | Wrong> {
  const read = Object.entries(maps).map(async ([map, of]) => [map, await of()] as const);
  const bytes: Partial<Record<PictureMap, Uint8Array>> = Object.fromEntries(await Promise.all(read));
  return workers.do("importPictures", { maps: bytes, mmWidth, mmHeight, gloss, mostBytes, depth });
}

/** Stores the pictures of a fabric. Throws `CannotImport` with what is wrong with one. */
export async function takeIn(
  appearance: Pictures,
  { files, workers }: { files: FileStore; workers: WorkerPool },
): Promise<Pictured> {
  const made = await readPictures(appearance, workers, "make");
  if ("wrong" in made) throw new CannotImport(made.wrong);
  if (made.depth !== "make") throw new Error(`Pictures that were to be made are only there to ${made.depth}.`);
  for (const bytes of made.seen.files) await files.put(bytes);
  return made.seen.pictured;
}
