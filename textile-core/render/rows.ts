import { hash } from "./noise.ts";
import { colourAt, RING, type SampleRow, type Sampler, striationRing } from "./sample.ts";
import type { Scene } from "./scene.ts";
import { facetLight, phaseOf } from "./strand.ts";

/** Darkening of a thread at its edge and where it dives, before light that bounces back is counted. */
const EDGE_SHADE = 0.34;
const DIVE_SHADE = 0.5;
/** Light lost at the bottom of the relief: the thread of one system lies in the shadow of the other. */
const RECESS_SHADE = 0.6;
/** Undyed core of a ring-dyed yarn, linear light. */
const CORE = [0.42, 0.47, 0.52] as const;
const SLOTS = 4;

/** Draws the threads of a scene sample by sample: the highest thread shows. `across` × `up` samples cover the tile. */
export function samplerOf(scene: Scene, across: number, up: number): Sampler {
  const { tile, warp, weft, lifted, wash, gapLight, isOpen, crossing } = scene;
  const { ends, picks, mmWidth, mmHeight } = tile;
  const stepX = mmWidth / across;
  const stepY = mmHeight / up;
  const ring = striationRing();
  const highest = Math.max(warp.amplitude + warp.halfThickness, weft.amplitude + weft.halfThickness) * 1.1;
  const lowest = -Math.min(warp.amplitude + warp.halfThickness, weft.amplitude + weft.halfThickness);
  const noise = Float32Array.from({ length: 8192 }, (_, at) => 2 * hash(at + 77) - 1);
  const rgb = new Float32Array(3);

  // Which two ends a sample lies between, and how far: the same for every row.
  const leftEnd = new Int32Array(across);
  const rightEnd = new Int32Array(across);
  const towardsRight = new Float32Array(across);
  const underEnd = new Int32Array(across);
  for (let x = 0; x < across; x++) {
    const at = ((x + 0.5) * stepX) / warp.pitch - 0.5;
    const left = Math.floor(at);
    const t = at - left;
    leftEnd[x] = (left + ends) % ends;
    rightEnd[x] = (left + 1) % ends;
    towardsRight[x] = t * t * (3 - 2 * t);
    underEnd[x] = t < 0.5 ? leftEnd[x]! : rightEnd[x]!;
  }

  // The picks that the current row can touch, each prepared once for its whole width.
  const slot = Array.from({ length: SLOTS }, () => ({
    pick: Number.NaN,
    z: new Float32Array(across),
    dive: new Float32Array(across),
    centre: new Float32Array(across),
    half: new Float32Array(across),
    red: new Float32Array(across),
    green: new Float32Array(across),
    blue: new Float32Array(across),
    streak: new Float32Array(across),
    widest: 0,
  }));

  function preparePick(rawPick: number) {
    const lane = slot[((rawPick % SLOTS) + SLOTS) % SLOTS]!;
    if (lane.pick === rawPick) return lane;
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
      const at = (x + 0.5) * perSample;
      const first = at | 0;
      const t = at - first;
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

  function drawGround(row: number, into: SampleRow): void {
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

  function drawWarp(row: number, into: SampleRow): void {
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
      for (let at = Math.ceil((centre - half) / stepX - 0.5); at <= last; at++) {
        const d = ((at + 0.5) * stepX - centre) / half;
        const round = Math.sqrt(Math.max(0, 1 - d * d));
        const height = z + thick * round;
        const x = at < 0 ? at + across : at >= across ? at - across : at;
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

  function drawWeft(row: number, into: SampleRow): void {
    const y = (row + 0.5) * stepY;
    const { halfThickness, halfWidth, lustre, grain, strand, slant } = weft;
    const middle = Math.floor(y / weft.pitch);
    for (let rawPick = middle - 1; rawPick <= middle + 1; rawPick++) {
      const lane = preparePick(rawPick);
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

  function draw(row: number, into: SampleRow): void {
    drawGround(row, into);
    drawWarp(row, into);
    drawWeft(row, into);
    const from = Math.floor(hash(row) * 8192);
    const grain = Math.max(warp.grain, weft.grain) * 0.6;
    const perRelief = 1 / (highest - lowest);
    for (let x = 0; x < across; x++) {
      const depth = (highest - into.height[x]!) * perRelief;
      into.shade[x]! *= (1 - RECESS_SHADE * depth * depth) * (1 + grain * noise[(from + x) & 8191]!);
    }
  }

  return { lowest, highest, isOpen, draw };
}
