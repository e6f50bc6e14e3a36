import { linearOf } from "../../colour/convert.ts";
import { type Decoration, SEQUIN_ROWS, SEQUINS_ACROSS } from "../../finish/decoration.ts";
import { hash, mixSeed } from "../noise.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { paint } from "./paint.ts";

/** A disc hangs by its middle and leans on the one below: its usual slope, and how far single ones stray from it. */
const LEAN = 0.16;
const STRAYS = 0.3;
const THICK_MM = 0.12;
/** Light of a disc by how it leans to the lamp at the upper left. */
const FACET_LIGHT = 1.5;
const HOLE = 0.13;
const RIM = 0.9;
const LAMP = { x: -Math.SQRT1_2, y: Math.SQRT1_2 } as const;

/** Sews discs on in rows like scales, each row over the one below it. */
export function sewSequins(planes: Planes, decoration: Extract<Decoration, { technique: "sequin" }>, ground: Ground): Planes {
  const { width, height, normalX, normalY, normalZ, relief, gloss } = planes;
  const { tile, pixelMm, seed } = ground;
  const [across, rows] = [SEQUINS_ACROSS * ground.across, SEQUIN_ROWS * ground.up];
  const [stepX, stepY] = [tile.mmWidth / across, tile.mmHeight / rows];
  const radius = decoration.diameterMm / 2;
  const colour = linearOf(decoration.colour);
  const film = new Float32Array(width * height);
  const from = relief.slice();
  const reachRows = Math.ceil(radius / stepY) + 1;
  for (let y = 0; y < height; y++) {
    const mmY = (height - y - 0.5) * pixelMm;
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const mmX = (x + 0.5) * pixelMm;
      // The uppermost row that reaches here lies on top.
      const middle = Math.floor(mmY / stepY);
      for (let row = middle + reachRows; row >= middle - reachRows; row--) {
        const shift = (((row % 2) + 2) % 2) * 0.5;
        const column = Math.round(mmX / stepX - 0.5 - shift);
        const [dx, dy] = [mmX - (column + 0.5 + shift) * stepX, mmY - (row + 0.5) * stepY];
        const away = Math.hypot(dx, dy) / radius;
        if (away > 1) continue;
        const disc = mixSeed(seed, (column + across) % across, (row + rows) % rows);
        const slopeX = STRAYS * (2 * hash(disc + 1) - 1);
        const slopeY = LEAN + STRAYS * (2 * hash(disc + 2) - 1);
        if (away < HOLE) {
          paint(planes, cell, colour, 0.25, 1);
          break;
        }
        const facet = -slopeX * LAMP.x - slopeY * LAMP.y;
        const edge = away > RIM ? 0.7 : 1;
        paint(planes, cell, colour, edge * Math.max(0.25, 0.75 + FACET_LIGHT * facet), 1);
        const scale = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
        normalX[cell] = -slopeX * scale;
        normalY[cell] = -slopeY * scale;
        normalZ[cell] = scale;
        relief[cell] = from[cell]! + THICK_MM * 2 + slopeX * dx + slopeY * dy;
        gloss[cell] = 1;
        film[cell] = 1;
        break;
      }
    }
  }
  return { ...planes, film };
}
