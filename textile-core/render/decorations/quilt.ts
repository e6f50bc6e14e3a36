import { linearOf } from "../../colour/convert.ts";
import type { Decoration } from "../../finish/decoration.ts";
import { applyForm } from "../macro.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { paint, within } from "./paint.ts";

/** Stitches of a lockstitch: their length and thickness, and how much of the line is thread on top. */
const STITCH_MM = 3;
const ON_TOP = 0.72;
const THREAD_MM = 0.45;

/** Stitches the cloth through its wadding in diamonds: pillows between lines of thread. */
export function quilt(planes: Planes, decoration: Extract<Decoration, { technique: "quilting" }>, ground: Ground): Planes {
  const { width, height } = planes;
  const { tile, across, up, pixelMm } = ground;
  const thread = linearOf(decoration.thread);
  const field = new Float32Array(width * height);
  const lines = new Float32Array(width * height);
  const [cellX, cellY] = [tile.mmWidth / across, tile.mmHeight / up];
  // Distance between two lines, and along a line for one repeat.
  const apart = (cellX * cellY) / Math.hypot(cellX, cellY);
  const stitches = Math.max(1, Math.round(Math.hypot(cellX, cellY) / STITCH_MM));
  for (let y = 0; y < height; y++) {
    const v = ((y + 0.5) / height) * up;
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width) * across;
      const cell = y * width + x;
      const first = Math.abs(u + v - Math.round(u + v)) * apart;
      const second = Math.abs(u - v - Math.round(u - v)) * apart;
      const round = Math.sin((Math.PI * first) / apart) * Math.sin((Math.PI * second) / apart);
      field[cell] = decoration.loftMm * Math.max(0, round) ** 0.65;
      const nearest = Math.min(first, second);
      const along = (first < second ? u - v : u + v) * 0.5 * stitches;
      const onTop = within((Math.abs(along - Math.round(along)) - ON_TOP / 2) * STITCH_MM, 0.2);
      lines[cell] = within(nearest - THREAD_MM / 2, 0.08 + 0.4 * pixelMm) * onTop;
    }
  }
  applyForm(planes, field, pixelMm);
  for (let i = 0; i < lines.length; i++) if (lines[i]! > 0) paint(planes, i, thread, 1, lines[i]!);
  return planes;
}
