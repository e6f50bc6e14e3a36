import { modulo } from "@selvedge/geometry-core";
import { arcReachOf, drawArcs } from "./knit-arcs.ts";
import { GRAINS, type KnitCanvas, knitCanvas } from "./knit-canvas.ts";
import { drawInlay, hangingOf } from "./knit-inlay.ts";
import { drawLegs } from "./knit-legs.ts";
import type { KnitScene } from "./knit-scene.ts";
import { hash } from "./noise.ts";
import type { SampleRow, Sampler } from "./sample.ts";

const RECESS_SHADE = 0.5;

function drawGround({ scene, lowest }: KnitCanvas, v: number, into: SampleRow): void {
  const { tile, yarn } = scene;
  const course = modulo(Math.floor(v), tile.picks) * 3 * yarn.perCourse;
  into.height.fill(lowest);
  into.red.fill(yarn.colours[course]!);
  into.green.fill(yarn.colours[course + 1]!);
  into.blue.fill(yarn.colours[course + 2]!);
  into.shade.fill(0.6);
  into.gloss.fill(0);
}

/** What is deep is darker, and a grain lies over all. */
function shadeRelief({ scene, across, highest, lowest, noise }: KnitCanvas, row: number, into: SampleRow): void {
  const from = Math.floor(hash(row) * GRAINS);
  const grain = scene.yarn.grain * 0.6;
  const perRelief = 1 / (highest - lowest);
  for (let x = 0; x < across; x++) {
    const depth = Math.min(1, Math.max(0, (highest - into.height[x]!) * perRelief));
    into.shade[x]! *= (1 - RECESS_SHADE * depth * depth) * (1 + grain * noise[(from + x) & (GRAINS - 1)]!);
  }
}

/** Draws the loops of a knitted cloth sample by sample: the highest yarn shows. `across` × `up` samples cover the tile. */
export function knitSamplerOf(scene: KnitScene, across: number, up: number): Sampler {
  const canvas = knitCanvas(scene, across, up);
  const arcs = arcReachOf(canvas);
  const hanging = hangingOf(canvas);
  const draw = (row: number, into: SampleRow): void => {
    // Courses are counted from the lowest, rows of the picture from the top.
    const v = (scene.tile.mmHeight - (row + 0.5) * canvas.stepY) / scene.coursePitch;
    drawGround(canvas, v, into);
    drawArcs(canvas, arcs, v, into);
    drawLegs(canvas, v, into);
    drawInlay(canvas, hanging, v, into);
    shadeRelief(canvas, row, into);
  };
  return { lowest: canvas.lowest, highest: canvas.highest, isOpen: false, draw };
}
