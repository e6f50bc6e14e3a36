import { colourAt, RING, type SampleRow } from "./sample.ts";
import { facetLight, phaseOf } from "./strand.ts";
import { DIVE_SHADE, EDGE_SHADE, type Lane, type WovenCanvas } from "./woven-canvas.ts";

/** A pick prepared for its whole width; the last few are kept. */
function preparePick(canvas: WovenCanvas, rawPick: number): Lane {
  const { lanes, scene, across, leftEnd, rightEnd, towardsRight, rgb } = canvas;
  const lane = lanes[((rawPick % lanes.length) + lanes.length) % lanes.length]!;
  if (lane.pick === rawPick) return lane;
  const { weft, lifted } = scene;
  const { ends, picks } = scene.tile;
  lane.pick = rawPick;
  lane.widest = 0;
  const pick = ((rawPick % picks) + picks) % picks;
  const { variation, amplitude, pitch, halfWidth } = weft;
  const { stations } = variation;
  const base = pick * stations;
  const liftRow = pick * ends;
  const middle = (rawPick + 0.5 + weft.drawn[pick]!) * pitch;
  const perSample = stations / across;
  const phase = phaseOf(pick);
  for (let x = 0; x < across; x++) {
    const position = (x + 0.5) * perSample;
    const first = position | 0;
    const t = position - first;
    const second = first + 1 === stations ? 0 : first + 1;
    const from = base + first;
    const to = base + second;
    const s = towardsRight[x]!;
    const under = lifted[liftRow + leftEnd[x]!]! * (1 - s) + lifted[liftRow + rightEnd[x]!]! * s;
    lane.z[x] = amplitude * (1 - 2 * under);
    lane.dive[x] = under;
    lane.centre[x] = middle + (variation.sway[from]! * (1 - t) + variation.sway[to]! * t) * pitch;
    const half = halfWidth * (variation.width[from]! * (1 - t) + variation.width[to]! * t);
    lane.half[x] = half;
    if (half > lane.widest) lane.widest = half;
    const light = variation.light[from]! * (1 - t) + variation.light[to]! * t;
    const other = variation.other[from]! * (1 - t) + variation.other[to]! * t;
    colourAt(weft, pick, first, light, other, rgb);
    lane.red[x] = rgb[0]!;
    lane.green[x] = rgb[1]!;
    lane.blue[x] = rgb[2]!;
    lane.streak[x] = ((x + 0.5) / across) * weft.turns * RING + phase;
  }
  return lane;
}

/** Draws the picks over a row where they are the highest. */
export function drawWeft(canvas: WovenCanvas, row: number, into: SampleRow): void {
  const { across, stepY, ring } = canvas;
  const { weft, isOpen } = canvas.scene;
  const y = (row + 0.5) * stepY;
  const { halfThickness, halfWidth, lustre, grain, strand, slant } = weft;
  const middle = Math.floor(y / weft.pitch);
  for (let rawPick = middle - 1; rawPick <= middle + 1; rawPick++) {
    const lane = preparePick(canvas, rawPick);
    if (Math.abs((rawPick + 0.5) * weft.pitch - y) > lane.widest + 0.5 * weft.pitch) continue;
    for (let x = 0; x < across; x++) {
      const half = lane.half[x]!;
      const d = (y - lane.centre[x]!) / half;
      if (d <= -1 || d >= 1) continue;
      const round = Math.sqrt(1 - d * d);
      const height = lane.z[x]! + halfThickness * (half / halfWidth) * round;
      if (isOpen) into.open[x] = 0;
      if (height <= into.height[x]!) continue;
      const streak = lane.streak[x]!;
      const fibre = 1 + grain * ring[(streak - d * slant) & (RING - 1)]!;
      const dive = lane.dive[x]!;
      let r = lane.red[x]!;
      let g = lane.green[x]!;
      let b = lane.blue[x]!;
      let gloss = lustre;
      if (strand !== null) {
        const t = strand.ring[(streak * strand.along - (d * slant * strand.across) / 60) & (RING - 1)]!;
        const light = strand.sparkle > 0 ? strand.sparkle * facetLight(streak, rawPick) : 1;
        r += (strand.red * light - r) * t;
        g += (strand.green * light - g) * t;
        b += (strand.blue * light - b) * t;
        if (strand.gloss > 0) gloss += (strand.gloss - gloss) * t;
      }
      into.height[x] = height;
      into.red[x] = r * fibre;
      into.green[x] = g * fibre;
      into.blue[x] = b * fibre;
      into.shade[x] = (1 - DIVE_SHADE * dive * dive) * (1 - EDGE_SHADE * (1 - round));
      into.gloss[x] = gloss * round;
    }
  }
}
