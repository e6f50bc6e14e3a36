import { type AnyCloth, expand, type KnittedCloth, type LaceCloth, type Pile, type WovenCloth } from "../cloth.ts";
import { linearOf } from "../colour/convert.ts";
import { meanOf, shadesOf, shownOf } from "../construction/shades.ts";
import { knitReflectionOf, laceReflectionOf, type Reflection, reflectionOf } from "../finish/material.ts";
import { finishEffectOf } from "../finish/table.ts";
import { knitOf } from "../knit/structure.ts";
import type { Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { characterOf, type Yarn } from "../yarn/yarn.ts";
import { knitSamplerOf } from "./knit-rows.ts";
import { knitSceneOf } from "./knit-scene.ts";
import { laceSamplerOf } from "./lace-rows.ts";
import { applyForm, formOf, knitFormOf, waleAt, waleProfile } from "./macro.ts";
import type { Nap } from "./nap.ts";
import { layPile } from "./pile.ts";
import { type Planes, planesOf } from "./planes.ts";
import { samplerOf } from "./rows.ts";
import { sceneOf } from "./scene.ts";

/** Samples over the finest thread's pitch; fewer lose its roundness, more only cost. */
const SAMPLES_PER_THREAD = 4.5;
const LACE_SAMPLES = 3;
/** The cut pile of chenille stands out all round. */
const CHENILLE_NAP: Nap = { cover: 0.6, hides: 0.55, tangle: 1, fibresPerSquareMm: 40, contrast: 0.09, lengthMm: 0.8 };
/** Torn loops lie in every direction and hide the knit; they mat into small clumps. */
const FLEECE = { hides: 0.93, lengthMm: 1.6, tangle: 1, clumpMm: 1.1, contrast: 0.085, fibresPerSquareMm: 34 } as const;

/** How far two colours of fibre show beside each other on a yarn: most at half and half. */
const mixtureOf = ({ melange }: Yarn): number => (melange ? 4 * melange.share * (1 - melange.share) : 0);

function napOf(yarns: readonly [Yarn, Yarn], raised: number): Nap {
  if (yarns.some((yarn) => yarn.chenille)) return CHENILLE_NAP;
  const hairiness = (characterOf(yarns[0]).hairiness + characterOf(yarns[1]).hairiness) / 2;
  const mixture = Math.max(mixtureOf(yarns[0]), mixtureOf(yarns[1]));
  return {
    cover: raised,
    fibresPerSquareMm: 3 + 6 * hairiness + 26 * raised,
    contrast: 0.02 + 0.04 * hairiness + 0.045 * raised + 0.05 * mixture,
    lengthMm: 0.7 + 0.8 * hairiness + 0.7 * raised,
  };
}

/** A cloth drawn but not yet brushed, dyed and encoded. */
export type Drawn = { readonly planes: Planes; readonly nap: Nap; readonly reflection: Reflection };

const samplesFor = (pixelMm: Mm, pitch: Mm): number =>
  Math.min(5, Math.max(2, Math.ceil((SAMPLES_PER_THREAD * pixelMm) / pitch)));

/** The pile is cut weft: each row of pixels has the colour of the pick it lies over. */
function pileRows({ weft, weftOrder }: WovenCloth, tile: Tile, height: number): Float32Array {
  const picks = expand(weftOrder).map((hex) => linearOf(meanOf(shadesOf(shownOf([[hex, 1]], weft, 1))).hex));
  return Float32Array.from({ length: height * 3 }, (_, index) => {
    const pick = Math.floor((1 - (Math.floor(index / 3) + 0.5) / height) * tile.picks);
    return picks[pick % picks.length]![index % 3]!;
  });
}

function standPile(planes: Planes, cloth: WovenCloth, pile: Pile, tile: Tile, pixelMm: Mm): void {
  const { width, height } = planes;
  const wale = waleAt(cloth, tile, width);
  const column = Float32Array.from({ length: width }, (_, x) => (wale ? Math.min(1, 1.6 * waleProfile(wale(x))) : 1));
  const mask = new Float32Array(width * height);
  for (let from = 0; from < mask.length; from += width) mask.set(column, from);
  layPile(planes, mask, { heightMm: pile.heightMm, rows: pileRows(cloth, tile, height) }, pixelMm, cloth.seed);
}

function drawWoven(cloth: WovenCloth, tile: Tile, width: number, height: number): Drawn {
  const scene = sceneOf(cloth, tile);
  const pixelMm = tile.mmWidth / width;
  const sampling = { across: samplesFor(pixelMm, scene.warp.pitch), up: samplesFor(pixelMm, scene.weft.pitch) };
  const sampler = samplerOf(scene, width * sampling.across, height * sampling.up);
  const planes = planesOf(sampler, tile, width, height, sampling);
  return {
    planes,
    nap: napOf([cloth.warp, cloth.weft], finishEffectOf(cloth.finish).raised),
    reflection: reflectionOf(cloth),
  };
}

function drawKnitted(cloth: KnittedCloth, tile: Tile, width: number, height: number): Drawn {
  const scene = knitSceneOf(cloth, tile);
  const pixelMm = tile.mmWidth / width;
  // Two legs stand in a wale, two arcs in a course.
  const sampling = {
    across: samplesFor(pixelMm, tile.mmWidth / tile.ends / 2),
    up: samplesFor(pixelMm, scene.coursePitch / 2),
  };
  const sampler = knitSamplerOf(scene, width * sampling.across, height * sampling.up);
  const torn = scene.inlay ? (knitOf(cloth.structure).fleece ?? 0) : 0;
  const raised = 1 - (1 - finishEffectOf(cloth.finish).raised) * (1 - torn);
  const shown = (scene.inlay ? cloth.inlay?.yarn : undefined) ?? cloth.yarn;
  return {
    planes: planesOf(sampler, tile, width, height, sampling),
    nap: torn > 0 ? { ...napOf([shown, shown], raised), ...FLEECE } : napOf([shown, shown], raised),
    reflection: knitReflectionOf(cloth, raised),
  };
}

function drawLace(lace: LaceCloth, tile: Tile, width: number, height: number): Drawn {
  const sampling = { across: LACE_SAMPLES, up: LACE_SAMPLES };
  const sampler = laceSamplerOf(lace, tile, width * sampling.across, height * sampling.up);
  return {
    planes: planesOf(sampler, tile, width, height, sampling),
    nap: napOf([lace.net.yarn, lace.clothwork.yarn], 0),
    reflection: laceReflectionOf(lace),
  };
}

/** Stands the pile of a cloth up and lays its planes over its own form. */
export function shapeCloth(planes: Planes, cloth: AnyCloth, tile: Tile): void {
  if (cloth.kind === "lace") return;
  const pixelMm = tile.mmWidth / planes.width;
  if (cloth.kind === "woven" && cloth.pile) standPile(planes, cloth, cloth.pile, tile, pixelMm);
  const { width, height } = planes;
  const form = cloth.kind === "woven" ? formOf(cloth, tile, width, height) : knitFormOf(cloth, tile, width, height);
  if (form) applyForm(planes, form, pixelMm);
}

/** Draws the tile of a cloth with its form and pile, before nap, dye and encoding. */
export function drawCloth(cloth: AnyCloth, tile: Tile, width: number, height: number): Drawn {
  const drawn = drawThreads(cloth, tile, width, height);
  shapeCloth(drawn.planes, cloth, tile);
  return drawn;
}

/** Draws the threads of a tile as if the cloth were flat. */
export function drawThreads(cloth: AnyCloth, tile: Tile, width: number, height: number): Drawn {
  switch (cloth.kind) {
    case "woven":
      return drawWoven(cloth, tile, width, height);
    case "knitted":
      return drawKnitted(cloth, tile, width, height);
    case "lace":
      return drawLace(cloth, tile, width, height);
  }
}
