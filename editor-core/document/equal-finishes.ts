import type { ArtworkFinish } from "./schema.ts";

/** Whether two artworks are made the same way; undefined is printed. */
export function equalFinishes(a: ArtworkFinish | undefined, b: ArtworkFinish | undefined): boolean {
  if (a?.kind !== b?.kind) return false;
  return a?.kind !== "embroidery" || b?.kind !== "embroidery" || (a.angle === b.angle && a.row === b.row);
}
