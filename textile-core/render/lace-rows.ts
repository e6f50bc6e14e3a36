import type { LaceCloth } from "../cloth.ts";
import { type LinearRgb, linearOf } from "../colour/convert.ts";
import { layMotif } from "../finish/motif.ts";
import { netCellOf, strandsOf } from "../knit/lace.ts";
import { motifsIn, type Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { characterOf, diameterOf, type Yarn } from "../yarn/yarn.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import { RING, type SampleRow, type Sampler, striationRing } from "./sample.ts";

/** Meshes are drawn out of shape by about this share of their width. */
const WANDER = 0.05;
/** Twist of the strands, in turns a millimetre. */
const TURNS_PER_MM = 1.6;
const EDGE_SHADE = 0.45;
/** Sides of a mesh stand at 60°. */
const SLANT_OF_SIDES = Math.sqrt(3) / 2;

type Strand = {
  readonly light: LinearRgb;
  readonly width: Mm;
  readonly thickness: Mm;
  readonly grain: number;
  readonly lustre: number;
};

function strandOf(yarn: Yarn, width: Mm, thickness: number, light: LinearRgb): Strand {
  const { form, lustre } = characterOf(yarn);
  return { light, width, thickness: thickness * diameterOf(yarn), grain: form === "staple" ? 0.16 : 0.07, lustre };
}

/** Draws a lace sample by sample: outline over clothwork over net, and nothing where it is open. */
export function laceSamplerOf(lace: LaceCloth, tile: Tile, across: number, up: number): Sampler {
  const widths = strandsOf(lace);
  const side = strandOf(lace.net.yarn, widths.side, 1.4, linearOf(lace.net.colour));
  const thread = strandOf(lace.clothwork.yarn, widths.thread, 1, linearOf(lace.clothwork.colour));
  const cord = lace.outline ? strandOf(lace.outline.yarn, widths.outline, 1, linearOf(lace.outline.colour)) : null;
  const { mmWidth, mmHeight } = tile;
  const [stepX, stepY] = [mmWidth / across, mmHeight / up];
  const size = { width: Math.ceil(across / 2), height: Math.ceil(up / 2), mmWidth, mmHeight };
  const motifs = motifsIn(tile, lace.motif);
  const { distance } = layMotif(lace.motif, size, motifs.across, motifs.up);
  const wanderOf = (salt: number) =>
    torusNoise(size.width, size.height, Math.max(2, tile.ends), Math.max(2, tile.picks), mixSeed(lace.seed, salt));
  const [wanderX, wanderY] = [wanderOf(81), wanderOf(83)];
  const { mmWidth: mesh, mmHeight: cell } = netCellOf(lace.net.meshMm);
  const pitchX = mmWidth / Math.max(1, Math.round(mmWidth / lace.clothwork.pitchMm));
  const pitchY = mmHeight / Math.max(1, Math.round(mmHeight / lace.clothwork.pitchMm));
  const ring = striationRing();
  const lowest = -0.02;
  const highest = Math.max(side.thickness, 2 * thread.thickness, cord ? cord.thickness * 1.6 : 0);

  function put(into: SampleRow, x: number, strand: Strand, off: number, base: Mm, along: Mm): void {
    const round = Math.sqrt(Math.max(0, 1 - off * off));
    const fibre = 1 + strand.grain * ring[(along * TURNS_PER_MM * RING + off * 70) & (RING - 1)]!;
    into.open[x] = 0;
    into.height[x] = base + strand.thickness * round;
    into.red[x] = strand.light[0] * fibre;
    into.green[x] = strand.light[1] * fibre;
    into.blue[x] = strand.light[2] * fibre;
    into.shade[x] = 1 - EDGE_SHADE * (1 - round);
    into.gloss[x] = strand.lustre * round;
  }

  function drawNet(into: SampleRow, x: number, mmX: Mm, mmY: Mm): void {
    // The nearer of the two middles of meshes that a cell of the net has: its corner and its centre.
    let dx = mmX - Math.round(mmX / mesh) * mesh;
    let dy = mmY - Math.round(mmY / cell) * cell;
    const toX = dx > 0 ? dx - mesh / 2 : dx + mesh / 2;
    const toY = dy > 0 ? dy - cell / 2 : dy + cell / 2;
    if (toX * toX + toY * toY < dx * dx + dy * dy) {
      dx = toX;
      dy = toY;
    }
    const slant = dy * SLANT_OF_SIDES;
    const upright = Math.abs(dx);
    const rising = Math.abs(dx / 2 + slant);
    const falling = Math.abs(dx / 2 - slant);
    const off = (mesh / 2 - Math.max(upright, rising, falling)) / (side.width / 2);
    if (off >= 1) return;
    const along = upright >= rising && upright >= falling ? dy : rising >= falling ? dx - dy : dx + dy;
    put(into, x, side, off, 0, along);
  }

  function drawClothwork(into: SampleRow, x: number, mmX: Mm, mmY: Mm): void {
    const [u, v] = [mmX / pitchX, mmY / pitchY];
    const offX = ((u % 1) - 0.5) * pitchX * (2 / thread.width);
    const offY = ((v % 1) - 0.5) * pitchY * (2 / thread.width);
    const upper = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const [coversX, coversY] = [Math.abs(offX) < 1, Math.abs(offY) < 1];
    if (coversX && (upper || !coversY)) put(into, x, thread, offX, thread.thickness * (upper ? 0.6 : 0.2), mmY);
    else if (coversY) put(into, x, thread, offY, thread.thickness * (upper ? 0.2 : 0.6), mmX);
  }

  function draw(row: number, into: SampleRow): void {
    const mmY = (row + 0.5) * stepY;
    const line = Math.min(size.height - 1, row >> 1) * size.width;
    into.open.fill(1);
    into.height.fill(lowest);
    into.red.fill(side.light[0]);
    into.green.fill(side.light[1]);
    into.blue.fill(side.light[2]);
    into.shade.fill(0.7);
    into.gloss.fill(0);
    for (let x = 0; x < across; x++) {
      const pixel = line + (x >> 1);
      const mmX = (x + 0.5) * stepX;
      const away = distance[pixel]!;
      const [wx, wy] = [mmX + WANDER * mesh * wanderX[pixel]!, mmY + WANDER * mesh * wanderY[pixel]!];
      if (cord && Math.abs(away) < cord.width / 2) put(into, x, cord, away / (cord.width / 2), thread.thickness * 0.6, mmX + mmY);
      else if (away < 0) drawClothwork(into, x, mmX, mmY);
      else drawNet(into, x, wx, wy);
    }
  }

  return { lowest, highest, isOpen: true, draw };
}
