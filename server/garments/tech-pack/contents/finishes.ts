import type { ArtworkFinish, ClothFinish } from "@selvedge/editor-core";
import { countStitches } from "@selvedge/textile-core";
import sharp from "sharp";
import type { PackArtwork, TechPackInput } from "./pack-input.ts";
import type { PackText } from "./texts.ts";

export const FINISH_TEXTS: Readonly<Record<ArtworkFinish["kind"], PackText>> = {
  matte: "Matte",
  satin: "Satin",
  foil: "Foil",
  puff: "Puff print",
  embroidery: "Embroidery",
  flock: "Flock",
  patch: "Patch",
};

export const CLOTH_FINISH_TEXTS: Readonly<Record<ClothFinish, PackText>> = {
  matte: "Matte",
  satin: "Satin",
  coated: "Coated",
  brushed: "Brushed",
  metallic: "Metallic",
};

/** What an embroidered artwork takes: its stitches, and the colours of its threads. */
export type Sewn = { readonly stitches: number; readonly threads: readonly string[] };

/** The editor counts on a picture no finer than this either. */
const MAX_SIDE_PX = 1_400;

/** Counts the stitches of every embroidered artwork, by its letter. One whose picture is missing is left out. */
export async function sewnOf({ artworks, images }: Pick<TechPackInput, "artworks" | "images">): Promise<Map<string, Sewn>> {
  const sewn = new Map<string, Sewn>();
  for (const { mark, imageId, width, height, finish } of artworks) {
    const bytes = images[imageId];
    if (finish?.kind !== "embroidery" || !bytes) continue;
    const { data, info } = await sharp(bytes)
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
    const { stitches, threads } = countStitches(picture, { width, height }, finish);
    sewn.set(mark, { stitches, threads: threads.map(({ hex }) => hex) });
  }
  return sewn;
}

type Say = (text: PackText) => string;

/** The finish of an artwork in words, embroidery with its stitches and threads. */
export function finishWords(
  { finish }: Pick<PackArtwork, "finish">,
  sewn: Sewn | undefined,
  say: Say,
  count: (n: number) => string,
) {
  if (!finish) return [];
  const name = say(FINISH_TEXTS[finish.kind]);
  if (finish.kind !== "embroidery") return [name];
  const plan = `${finish.angle}°, ${say("Rows")} ${finish.row} mm`;
  if (!sewn) return [name, plan];
  return [
    name,
    `${say("Stitches")} ${count(sewn.stitches)}`,
    `${say("Threads")} ${sewn.threads.length}: ${sewn.threads.join(" ")}`,
    plan,
  ];
}
