import { hash } from "./noise.ts";
import type { SampleRow, Sampler } from "./sample.ts";
import type { Scene } from "./scene.ts";
import { drawWarp } from "./warp-rows.ts";
import { drawWeft } from "./weft-rows.ts";
import { GRAINS, type WovenCanvas, wovenCanvas } from "./woven-canvas.ts";

/** Light lost at the bottom of the relief: the thread of one system lies in the shadow of the other. */
const RECESS_SHADE = 0.6;

function drawGround(canvas: WovenCanvas, row: number, into: SampleRow): void {
  const { scene, across, stepY, lowest, underEnd } = canvas;
  const { warp, weft, gapLight, isOpen } = scene;
  const { picks } = scene.tile;
  if (isOpen) into.open.fill(1);
  const pick = Math.floor(((row + 0.5) * stepY) / weft.pitch) % picks;
  const r = weft.colours[pick * 3]! * 0.5;
  const g = weft.colours[pick * 3 + 1]! * 0.5;
  const b = weft.colours[pick * 3 + 2]! * 0.5;
  for (let x = 0; x < across; x++) {
    const end = underEnd[x]! * 3;
    into.height[x] = lowest;
    into.red[x] = warp.colours[end]! * 0.5 + r;
    into.green[x] = warp.colours[end + 1]! * 0.5 + g;
    into.blue[x] = warp.colours[end + 2]! * 0.5 + b;
    into.shade[x] = gapLight;
    into.gloss[x] = 0;
  }
}

/** What lies deep is darker, and a grain lies over all. */
function shadeRelief(canvas: WovenCanvas, row: number, into: SampleRow): void {
  const { scene, across, highest, lowest, noise } = canvas;
  const from = Math.floor(hash(row) * GRAINS);
  const grain = Math.max(scene.warp.grain, scene.weft.grain) * 0.6;
  const perRelief = 1 / (highest - lowest);
  for (let x = 0; x < across; x++) {
    const depth = (highest - into.height[x]!) * perRelief;
    into.shade[x]! *= (1 - RECESS_SHADE * depth * depth) * (1 + grain * noise[(from + x) & (GRAINS - 1)]!);
  }
}

/** Draws the threads of a scene sample by sample: the highest thread shows. `across` × `up` samples cover the tile. */
export function samplerOf(scene: Scene, across: number, up: number): Sampler {
  const canvas = wovenCanvas(scene, across, up);
  const draw = (row: number, into: SampleRow): void => {
    drawGround(canvas, row, into);
    drawWarp(canvas, row, into);
    drawWeft(canvas, row, into);
    shadeRelief(canvas, row, into);
  };
  return { lowest: canvas.lowest, highest: canvas.highest, isOpen: scene.isOpen, draw };
}
