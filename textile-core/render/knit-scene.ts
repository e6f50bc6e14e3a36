import type { ClothSide, KnitJacquard, KnittedCloth } from "../cloth.ts";
import { linearOf } from "../colour/convert.ts";
import { finishEffectOf } from "../finish/table.ts";
import { knitOf, type Stitch, stitchesOf } from "../knit/structure.ts";
import type { Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { characterOf, diameterOf, type Yarn } from "../yarn/yarn.ts";
import { mixSeed } from "./noise.ts";
import { glowing, grainOf, linearList, slantOf, threadColours } from "./scene.ts";
import { strandOf } from "./strand.ts";
import type { Strand } from "./thread-system.ts";
import { type ThreadVariation, threadVariationOf } from "./thread-variation.ts";

/** A yarn of the knit with all of its courses, colours as linear light. */
export type Knitting = {
  /** Three values for each course, or for each stitch of a jacquard: `perCourse` of them a course. */
  readonly colours: Float32Array;
  readonly perCourse: number;
  readonly variation: ThreadVariation;
  readonly melange: Float32Array | null;
  readonly neps: Float32Array | null;
  readonly lustre: number;
  readonly grain: number;
  readonly diameter: Mm;
  readonly slant: number;
  readonly strand: Strand | null;
};

/** One wale of the tile: where its middle lies and how wide it is in the cloth at rest, in mm; `shift` in courses. */
export type Wale = { readonly centre: Mm; readonly width: Mm; readonly level: Mm; readonly shift: number };

export type KnitScene = {
  readonly tile: Tile;
  readonly wales: readonly Wale[];
  /** By course of the tile (from the lowest) and wale. */
  readonly stitches: readonly (readonly Stitch[])[];
  /** Courses that a loop is drawn over: 1, and one more for each tuck above it. */
  readonly held: readonly Uint8Array[];
  readonly yarn: Knitting;
  readonly coursePitch: Mm;
  readonly inlay: (Knitting & { readonly every: number; readonly span: number }) | null;
};

/** Beside a back wale a face wale spreads and comes forward; the back wale lies in its shadow. */
const RIB_SPREAD = 0.36;
const RIB_RELIEF = 0.75;

function knittingOf(
  cloth: KnittedCloth,
  yarn: Yarn,
  colours: Float32Array,
  perCourse: number,
  lengthMm: Mm,
  seed: number,
): Knitting {
  const character = characterOf(yarn);
  return {
    colours: glowing(colours, yarn),
    perCourse,
    variation: threadVariationOf(yarn, colours.length / 3 / perCourse, lengthMm, seed),
    melange: yarn.melange ? linearList([yarn.melange.colour]) : null,
    neps: yarn.nep ? linearList(yarn.nep.colours) : null,
    lustre: 1 - (1 - character.lustre) * (1 - finishEffectOf(cloth.finish).lustre),
    grain: grainOf(yarn),
    diameter: diameterOf(yarn),
    slant: slantOf(yarn),
    strand: strandOf(yarn),
  };
}

/** The colour of every stitch of the tile; from the back the picture is turned about a wale. */
function stitchColours({ chart, colours }: KnitJacquard, tile: Tile, side: ClothSide): Float32Array {
  const lights = Object.fromEntries(Object.entries(colours).map(([mark, hex]) => [mark, linearOf(hex)]));
  const rgb = new Float32Array(tile.picks * tile.ends * 3);
  for (let course = 0; course < tile.picks; course++) {
    const row = chart[course % chart.length]!;
    for (let wale = 0; wale < tile.ends; wale++) {
      const seen = side === "face" ? wale : tile.ends - 1 - wale;
      rgb.set(lights[row[seen % row.length]!]!, (course * tile.ends + wale) * 3);
    }
  }
  return rgb;
}

const isBack = (stitch: Stitch): boolean => stitch === "p" || stitch === "t";

/** Wales side by side: their widths differ in a rib, their sum is the repeat's. */
function walesOf(tile: Tile, stitches: readonly (readonly Stitch[])[], diameter: Mm, staggered: boolean): readonly Wale[] {
  const count = stitches[0]!.length;
  const pitch = tile.mmWidth / tile.ends;
  // A wale is of the face or of the back by what most of its stitches are.
  const back = Array.from(
    { length: count },
    (_, wale) => stitches.filter((row) => isBack(row[wale]!)).length * 2 > stitches.length,
  );
  const alike = (a: number, b: number): boolean => back[(a + count) % count] === back[(b + count) % count];
  const wanted = back.map((isBackWale, wale) => {
    const edges = (alike(wale, wale - 1) ? 0 : 1) + (alike(wale, wale + 1) ? 0 : 1);
    return 1 + ((isBackWale ? -1 : 1) * RIB_SPREAD * edges) / 2;
  });
  const scale = count / wanted.reduce((sum, width) => sum + width, 0);
  const mixed = back.includes(true) && back.includes(false);
  let from = 0;
  return Array.from({ length: tile.ends }, (_, wale) => {
    const width = wanted[wale % count]! * scale * pitch;
    const centre = from + width / 2;
    from += width;
    const level = mixed ? (back[wale % count] ? -1 : 1) * RIB_RELIEF * diameter : 0;
    return { centre, width, level, shift: staggered && wale % 2 === 1 ? 0.5 : 0 };
  });
}

function heldOver(stitches: readonly (readonly Stitch[])[]): readonly Uint8Array[] {
  const isTuck = (course: number, wale: number): boolean => {
    const stitch = stitches[course % stitches.length]![wale]!;
    return stitch === "t" || stitch === "T";
  };
  return stitches.map((row, course) =>
    Uint8Array.from(row, (_, wale) => {
      let over = 1;
      while (over < stitches.length && isTuck(course + over, wale)) over++;
      return over;
    }),
  );
}

/** Everything about a knitted cloth that its pictures need. */
export function knitSceneOf(cloth: KnittedCloth, tile: Tile): KnitScene {
  const structure = knitOf(cloth.structure);
  const side = cloth.shows ?? "face";
  const stitches = stitchesOf(structure, side);
  const courseMm = tile.ends * cloth.loopMm;
  const yarn = knittingOf(
    cloth,
    cloth.yarn,
    cloth.jacquard ? stitchColours(cloth.jacquard, tile, side) : threadColours(cloth.courseOrder, tile.picks, false),
    cloth.jacquard ? tile.ends : 1,
    courseMm,
    mixSeed(cloth.seed, 1),
  );
  const { inlay } = structure;
  const laid = side === "back" && inlay && cloth.inlay ? cloth.inlay : null;
  return {
    tile,
    wales: walesOf(tile, stitches, yarn.diameter, structure.staggered ?? false),
    stitches,
    held: heldOver(stitches),
    yarn,
    coursePitch: tile.mmHeight / tile.picks,
    inlay:
      inlay && laid
        ? {
            ...knittingOf(
              cloth,
              laid.yarn,
              threadColours([[laid.colour, 1]], tile.picks / inlay.every, false),
              1,
              tile.ends * laid.lengthMm,
              mixSeed(cloth.seed, 2),
            ),
            ...inlay,
          }
        : null,
  };
}
