import { colourAt, RING, type SampleRow } from "./sample.ts";
import { facetLight, phaseOf } from "./strand.ts";
import { DIVE_SHADE, EDGE_SHADE, type WovenCanvas } from "./woven-canvas.ts";

/** Undyed core of a ring-dyed yarn, linear light. */
const CORE = [0.42, 0.47, 0.52] as const;

/** Draws the ends over a row where they are the highest. One end is read once; its samples make no object. */
export function drawWarp(canvas: WovenCanvas, row: number, into: SampleRow): void {
  const { scene, across, stepX, stepY, ring, rgb } = canvas;
  const { warp, weft, lifted, wash, isOpen, crossing } = scene;
  const { ends, picks, mmHeight } = scene.tile;
  const y = (row + 0.5) * stepY;
  const { variation, amplitude, pitch, halfWidth, halfThickness, lustre, strand, slant } = warp;
  const { stations } = variation;
  const between = y / weft.pitch - 0.5;
  const upper = Math.floor(between);
  const t = between - upper;
  const s = t * t * (3 - 2 * t);
  const liftUpper = ((upper + picks) % picks) * ends;
  const liftLower = ((upper + 1) % picks) * ends;
  const place = (y / mmHeight) * stations;
  const first = place | 0;
  const f = place - first;
  const second = first + 1 >= stations ? 0 : first + 1;
  const turn = (y / mmHeight) * warp.turns * RING;
  const swing = crossing * Math.cos((Math.PI * y) / weft.pitch - Math.PI / 2);
  for (let end = 0; end < ends; end++) {
    const from = end * stations + first;
    const to = end * stations + second;
    const over = lifted[liftUpper + end]! * (1 - s) + lifted[liftLower + end]! * s;
    const z = amplitude * (2 * over - 1);
    const width = variation.width[from]! * (1 - f) + variation.width[to]! * f;
    const half = halfWidth * width;
    const thick = halfThickness * width;
    const sway = variation.sway[from]! * (1 - f) + variation.sway[to]! * f;
    const centre = (end + 0.5 + warp.drawn[end]! + sway + (end % 2 === 0 ? -swing : swing)) * pitch;
    const light = variation.light[from]! * (1 - f) + variation.light[to]! * f;
    const sparkles = strand !== null && strand.sparkle > 0 ? strand.sparkle * facetLight(turn, end) : 1;
    colourAt(warp, end, first, light, variation.other[from]! * (1 - f) + variation.other[to]! * f, rgb);
    const r0 = rgb[0]!;
    const g0 = rgb[1]!;
    const b0 = rgb[2]!;
    const dive = 1 - DIVE_SHADE * (1 - over) * (1 - over);
    const worn = wash * over * (0.35 + 0.65 * Math.min(1, Math.max(0, 0.5 + (light - 1) * 5)));
    const streak = turn + phaseOf(end);
    const last = Math.floor((centre + half) / stepX - 0.5);
    for (let column = Math.ceil((centre - half) / stepX - 0.5); column <= last; column++) {
      const d = ((column + 0.5) * stepX - centre) / half;
      const round = Math.sqrt(Math.max(0, 1 - d * d));
      const height = z + thick * round;
      const x = column < 0 ? column + across : column >= across ? column - across : column;
      if (isOpen) into.open[x] = 0;
      if (height <= into.height[x]!) continue;
      const fibre = 1 + warp.grain * ring[(streak + d * slant) & (RING - 1)]!;
      let r = r0;
      let g = g0;
      let b = b0;
      let gloss = lustre;
      if (strand !== null) {
        const t = strand.ring[(streak * strand.along + (d * slant * strand.across) / 60) & (RING - 1)]!;
        r += (strand.red * light * sparkles - r) * t;
        g += (strand.green * light * sparkles - g) * t;
        b += (strand.blue * light * sparkles - b) * t;
        if (strand.gloss > 0) gloss += (strand.gloss - gloss) * t;
      }
      const core = worn * round * round * round;
      into.height[x] = height;
      into.red[x] = (r + (CORE[0] - r) * core) * fibre;
      into.green[x] = (g + (CORE[1] - g) * core) * fibre;
      into.blue[x] = (b + (CORE[2] - b) * core) * fibre;
      into.shade[x] = dive * (1 - EDGE_SHADE * (1 - round));
      into.gloss[x] = gloss * round;
    }
  }
}
