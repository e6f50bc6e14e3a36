import type { AnyCloth, KnittedCloth, WovenCloth } from "../cloth.ts";
import { coverOf } from "../construction/cover.ts";
import { INLAY_COVER } from "../knit/weigh.ts";
import type { Tile } from "../repeat/repeat.ts";
import { knitSceneOf } from "./knit-scene.ts";
import { newPlanes, type Planes } from "./planes.ts";
import { type RowOf, resample } from "./resample.ts";
import { colourAt } from "./sample.ts";
import { sceneOf } from "./scene.ts";

/** One value for each crossing (or stitch) of the tile; rows from the top of the picture. */
type Cells = { readonly across: number; readonly up: number; readonly rowOf: RowOf };

/** The colour over every crossing: warp and weft mixed by what one sees of them there. */
function wovenCells(cloth: WovenCloth, tile: Tile): Cells {
  const scene = sceneOf(cloth, tile);
  const { warp, weft, lifted } = scene;
  const { warp: k1, weft: k2 } = coverOf(cloth, scene.geometry);
  const whole = k1 + k2 - k1 * k2;
  const [warpUp, warpDown] = [k1 / whole, (k1 * (1 - k2)) / whole];
  const [end, pick] = [new Float32Array(3), new Float32Array(3)];
  const stationOf = (stations: number, index: number, count: number) =>
    Math.min(stations - 1, Math.floor(((index + 0.5) / count) * stations));
  return {
    across: tile.ends,
    up: tile.picks,
    rowOf: (row, into) => {
      const along = stationOf(warp.variation.stations, row, tile.picks);
      for (let x = 0; x < tile.ends; x++) {
        const a = x * warp.variation.stations + along;
        const sideways = stationOf(weft.variation.stations, x, tile.ends);
        const b = row * weft.variation.stations + sideways;
        colourAt(warp, x, along, warp.variation.light[a]!, warp.variation.other[a]!, end);
        colourAt(weft, row, sideways, weft.variation.light[b]!, weft.variation.other[b]!, pick);
        const wide = warp.variation.width[a]! / weft.variation.width[b]!;
        const share = Math.min(1, (lifted[row * tile.ends + x] === 1 ? warpUp : warpDown) * wide);
        for (let lane = 0; lane < 3; lane++) into[x * 3 + lane] = pick[lane]! + (end[lane]! - pick[lane]!) * share;
      }
    },
  };
}

/** Loops seen from the back lie in the shadow of those beside them. */
const BACK_SHADE = 0.72;

function knittedCells(cloth: KnittedCloth, tile: Tile): Cells {
  const { stitches, yarn, inlay } = knitSceneOf(cloth, tile);
  const rgb = new Float32Array(3);
  const laid = new Float32Array(3);
  const flat = stitches.every((row) => row.every((stitch) => stitch === row[0] && stitch === stitches[0]![0]));
  return {
    across: tile.ends,
    up: tile.picks,
    rowOf: (row, into) => {
      const course = tile.picks - 1 - row;
      const chart = stitches[course % stitches.length]!;
      for (let wale = 0; wale < tile.ends; wale++) {
        const station = Math.min(yarn.variation.stations - 1, Math.floor(((wale + 0.5) / tile.ends) * yarn.variation.stations));
        const cell = course * yarn.variation.stations + station;
        const from = yarn.perCourse === 1 ? course : course * yarn.perCourse + wale;
        colourAt(yarn, course, station, yarn.variation.light[cell]!, yarn.variation.other[cell]!, rgb, from);
        if (inlay) {
          const float = Math.floor(course / inlay.every);
          const place = Math.min(inlay.variation.stations - 1, Math.floor(((wale + 0.5) / tile.ends) * inlay.variation.stations));
          const on = float * inlay.variation.stations + place;
          colourAt(inlay, float, place, inlay.variation.light[on]!, inlay.variation.other[on]!, laid);
          for (let lane = 0; lane < 3; lane++) rgb[lane]! += (laid[lane]! - rgb[lane]!) * INLAY_COVER;
        }
        const stitch = chart[wale % chart.length]!;
        const light = !flat && (stitch === "p" || stitch === "t") ? BACK_SHADE : 1;
        for (let lane = 0; lane < 3; lane++) into[wale * 3 + lane] = rgb[lane]! * light;
      }
    },
  };
}

const meanOf = (plane: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i]!;
  return sum / plane.length;
};

/**
 * The planes of a cloth from afar: every pixel the mean of the crossings that lie in it, so that nothing finer than a pixel
 * is left to sparkle. `near` is the same cloth drawn thread by thread; its shadows, its lost slopes and its gloss are taken over.
 */
export function draftPlanes(
  cloth: Exclude<AnyCloth, { kind: "lace" }>,
  tile: Tile,
  size: { width: number; height: number },
  near: Planes,
): Planes {
  const cells = cloth.kind === "woven" ? wovenCells(cloth, tile) : knittedCells(cloth, tile);
  const planes = newPlanes(size.width, size.height, near.opacity !== null);
  const resampled = resample(cells.rowOf, cells, size);
  for (const [lane, name] of (["red", "green", "blue"] as const).entries()) {
    const colour = resampled[lane]!;
    const gain = meanOf(near[name]) / Math.max(1e-6, meanOf(colour));
    planes[name].set(colour.map((light) => Math.max(0, light * gain)));
  }
  // What the slopes of the threads took from the mean normal stays lost: it comes back as roughness.
  planes.normalZ.fill(Math.hypot(meanOf(near.normalX), meanOf(near.normalY), meanOf(near.normalZ)));
  planes.gloss.fill(meanOf(near.gloss));
  if (near.opacity) planes.opacity?.fill(meanOf(near.opacity));
  return { ...planes, meanShade: near.meanShade };
}
