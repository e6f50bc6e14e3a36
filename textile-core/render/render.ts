import { type AnyCloth, sideShown } from "../cloth.ts";
import { structureOf } from "../construction/structure.ts";
import { finishEffectOf } from "../finish/table.ts";
import { type Tile, tileOf } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { abrade } from "./abrade.ts";
import { coat } from "./coat.ts";
import { decorate } from "./decorations/decorate.ts";
import { draftPlanes } from "./draft.ts";
import { type Drawn, drawCloth, drawThreads, shapeCloth } from "./draw.ts";
import type { ClothMaps, RenderOptions } from "./maps.ts";
import { layNap } from "./nap.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import { mapsOf } from "./pictures.ts";
import type { Planes } from "./planes.ts";

const DYE_UNEVENNESS = 0.022;
/** Sizes of the two levels of detail. */
export const STRUCTURE_TARGET_MM: Mm = 8;
export const DRAFT_TARGET_MM: Mm = 240;
/** A picture this large is enough for the mean shadow and gloss of a cloth. */
const GAUGE_PX = 112;

/** Pixels of the tile: `pixels` along its longer side, the same px/mm along the other. */
export function pixelsOf(tile: Tile, pixels: number): { readonly width: number; readonly height: number } {
  const perMm = pixels / Math.max(tile.mmWidth, tile.mmHeight);
  return {
    width: Math.max(1, Math.round(tile.mmWidth * perMm)),
    height: Math.max(1, Math.round(tile.mmHeight * perMm)),
  };
}

/** Cloudiness of the dye bath, over centimetres. */
function dyeUnevenly(planes: Planes, tile: Tile, seed: number): void {
  const { width, height, red, green, blue } = planes;
  const cells = (cellMm: number) =>
    [Math.max(2, Math.round(tile.mmWidth / cellMm)), Math.max(2, Math.round(tile.mmHeight / cellMm))] as const;
  const wide = torusNoise(width, height, ...cells(14), mixSeed(seed, 41));
  const close = torusNoise(width, height, ...cells(5), mixSeed(seed, 43));
  for (let i = 0; i < red.length; i++) {
    const light = 1 + DYE_UNEVENNESS * (0.5 * wide[i]! + 0.5 * close[i]!);
    red[i]! *= light;
    green[i]! *= light;
    blue[i]! *= light;
  }
}

/** Lays what a cloth's surface adds over its drawn threads, and encodes it. */
function finished({ planes, nap, reflection }: Drawn, cloth: AnyCloth, tile: Tile): ClothMaps {
  const pixelMm = tile.mmWidth / planes.width;
  const { wash, skin } = finishEffectOf(cloth.finish);
  abrade(planes, wash, pixelMm, cloth.seed);
  layNap(planes, 1 / pixelMm, nap, cloth.seed);
  coat(planes, skin, pixelMm, cloth.seed);
  dyeUnevenly(planes, tile, cloth.seed);
  const { decoration } = cloth.kind === "lace" ? {} : cloth;
  return mapsOf(decoration ? decorate(planes, decoration, tile, cloth.seed) : planes, tile, reflection);
}

/**
 * Pictures of a cloth from its construction: one seamless tile of whole repeats at true scale.
 * Pure: the same record and options give the same bytes. About 0.5 s for 512 px on one core.
 */
export function renderCloth(record: AnyCloth, { pixels, targetMm }: RenderOptions): ClothMaps {
  const cloth = sideShown(record);
  const tile = tileOf(cloth, targetMm);
  const { width, height } = pixelsOf(tile, pixels);
  return finished(drawCloth(cloth, tile, width, height), cloth, tile);
}

/**
 * The structure tile, for near: the repeats closest to 8 mm, thread by thread. Where the colours repeat too slowly for
 * that, warp and weft carry their mean colours: multiply the colour draft by albedo over `material.meanColour`.
 */
export const renderStructure = (record: AnyCloth, { pixels }: Pick<RenderOptions, "pixels">): ClothMaps =>
  renderCloth(structureOf(sideShown(record)), { pixels, targetMm: STRUCTURE_TARGET_MM });

/**
 * The colour draft, for far: a large piece in which every pixel is the mean of the threads in it. No thread can sparkle
 * or beat against the pixels; what their slopes did is roughness now. Forms of a mm and more keep their relief.
 */
export function renderDraft(record: AnyCloth, { pixels, targetMm = DRAFT_TARGET_MM }: RenderOptions): ClothMaps {
  const cloth = sideShown(record);
  if (cloth.kind === "lace") return renderCloth(cloth, { pixels, targetMm });
  const tile = tileOf(cloth, targetMm);
  const size = pixelsOf(tile, pixels);
  const closeTile = tileOf(cloth, STRUCTURE_TARGET_MM);
  const closeSize = pixelsOf(closeTile, GAUGE_PX);
  const near = drawThreads(cloth, closeTile, closeSize.width, closeSize.height);
  const planes = draftPlanes(cloth, tile, size, near.planes);
  shapeCloth(planes, cloth, tile);
  return finished({ ...near, planes }, cloth, tile);
}
