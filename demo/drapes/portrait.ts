import { buttonsOf, MAX_CLOTH_SIDE_PX, type WorkerPool } from "@selvedge/server";
import { fabricTileOf } from "@selvedge/textile-core";
import { FABRICS } from "../fabrics/index.ts";
import type { StyleSeed } from "../styles/styles.ts";

const PORTRAIT = { width: 600, height: 750 } as const;

/** The picture of a style as `drape` has it, in the fabric it opens in, as WebP. */
export async function makeStylePortrait(workers: WorkerPool, style: StyleSeed, drape: Uint8Array): Promise<Uint8Array> {
  const fabric = FABRICS.find(({ code }) => code === style.fabric);
  if (!fabric) throw new Error(`${style.recipe} opens in ${style.fabric}, which the mill does not have.`);
  const { albedo } = await workers.do("cloth", { cloth: fabric.cloth, longestPx: MAX_CLOTH_SIDE_PX });
  const { mmWidth, mmHeight } = fabricTileOf(fabric.cloth);
  const buttons = buttonsOf(style.recipe);
  const cloths = { "*": { picture: albedo, mmWidth, mmHeight } };
  return workers.do("portrait", { drape, cloths, ...buttons, ...PORTRAIT, yaw: style.yaw });
}
