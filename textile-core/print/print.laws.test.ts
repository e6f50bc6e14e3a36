import { describe, expect, test } from "vitest";
import { COLOURWAYS } from "./colour/colourways.ts";
import { SLOTS } from "./colour/slots.ts";
import { type Design, PRINT_FAMILIES } from "./design/design.ts";
import { DESIGNS, type DesignKey } from "./design/library.ts";
import { cellOf, gridOf } from "./lattice/lattice.ts";
import { drawPrint, drawSeparations, type PrintRecord, printLatticeOf } from "./print.ts";
import { colourSeparations, type PrintTile, type Separations } from "./sheet/separations.ts";

const KEYS = Object.keys(DESIGNS) as DesignKey[];
const PIXELS = 160;
const NEARBY_PX = 12;
const drawn = new Map<string, Separations>();
const separationsFor = (record: PrintRecord): Separations => {
  const key = JSON.stringify(record);
  if (!drawn.has(key)) drawn.set(key, drawSeparations(record, { pixels: PIXELS }));
  return drawn.get(key)!;
};

/** Mean step between neighbouring columns (or rows), the last one from the end of the tile to its beginning. */
function stepsOf({ width, height, rgba }: PrintTile, axis: "x" | "y"): number[] {
  const [along, lines] = axis === "x" ? [width, height] : [height, width];
  const pixelAt = (place: number, line: number): number => (axis === "x" ? line * width + place : place * width + line) * 4;
  return Array.from({ length: along }, (_, place) => {
    let sum = 0;
    for (let line = 0; line < lines; line++) {
      for (let channel = 0; channel < 3; channel++) {
        sum += Math.abs(rgba[pixelAt(place, line) + channel]! - rgba[pixelAt((place + 1) % along, line) + channel]!);
      }
    }
    return sum / lines;
  });
}

describe.each(KEYS)("%s", (design) => {
  const own: Design = DESIGNS[design];

  test("no seam: the step over either edge is no larger than the largest nearby", () => {
    const tile = colourSeparations(separationsFor({ design, seed: 3 }), COLOURWAYS[own.colourways[0]].palette);
    for (const axis of ["x", "y"] as const) {
      const steps = stepsOf(tile, axis);
      const nearby = [...steps.slice(0, NEARBY_PX), ...steps.slice(-NEARBY_PX - 1, -1)];
      expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...nearby) * 1.35 + 1);
    }
  });

  test("a shift by a lattice vector leaves every separation equal", () => {
    const { width, height, inks } = separationsFor({ design, seed: 3 });
    const { cell, width: step, drop } = gridOf(cellOf(printLatticeOf({ design, seed: 3 })), PIXELS);
    expect(width).toBe(step * cell.columns);
    for (const { cover } of inks) {
      let differing = 0;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          if (cover[y * width + x] !== cover[((y + drop) % height) * width + ((x + step) % width)]) differing++;
        }
      }
      expect(differing).toBe(0);
    }
  });

  test("inks share a pixel, never more than all of it, and something is printed", () => {
    const { inks } = separationsFor({ design, seed: 3 });
    const sums = new Uint16Array(inks[0]!.cover.length);
    for (const { cover } of inks) for (let i = 0; i < sums.length; i++) sums[i]! += cover[i]!;
    expect(Math.max(...sums)).toBeLessThanOrEqual(256);
    expect(sums.reduce((sum, value) => sum + value, 0) / sums.length / 255).toBeGreaterThan(0.02);
  });
});

const FREE = KEYS.filter((key) => {
  const { isSet, family }: Design = DESIGNS[key];
  return !isSet && (family === "animals" || family === "abstract" || family === "camouflage");
});

test.each(FREE)("%s on another repeat than its own still closes and still shifts by its lattice", (design) => {
  const record: PrintRecord = { design, repeat: "third-drop", seed: 3 };
  const { width, height, inks } = drawSeparations(record, { pixels: 120 });
  const { cell, width: step, drop } = gridOf(cellOf(printLatticeOf(record)), 120);
  expect(width).toBe(3 * step);
  expect(cell.columns).toBe(3);
  const { cover } = inks[0]!;
  for (let i = 0; i < cover.length; i += 11) {
    const [x, y] = [i % width, Math.floor(i / width)];
    expect(cover[((y + drop) % height) * width + ((x + step) % width)]).toBe(cover[i]);
  }
  const tile = colourSeparations({ width, height, mmWidth: 1, mmHeight: 1, inks }, COLOURWAYS.porcelain.palette);
  for (const axis of ["x", "y"] as const) {
    const steps = stepsOf(tile, axis);
    const nearby = [...steps.slice(0, NEARBY_PX), ...steps.slice(-NEARBY_PX - 1, -1)];
    expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...nearby) * 1.35 + 1);
  }
});

test("a design whose repeat is part of the drawing keeps it", () => {
  expect(printLatticeOf({ design: "foulard", repeat: "brick", seed: 1 })).toEqual(printLatticeOf({ design: "foulard", seed: 1 }));
  expect(printLatticeOf({ design: "roses", repeat: "brick", seed: 1 })).not.toEqual(printLatticeOf({ design: "roses", seed: 1 }));
});

test("every family of the trade has a design, and every design names colourways it was composed for", () => {
  expect(new Set(KEYS.map((key) => DESIGNS[key].family))).toEqual(new Set(PRINT_FAMILIES));
  for (const key of KEYS) expect(DESIGNS[key].colourways.length).toBeGreaterThanOrEqual(3);
});

test.each(["ditsy", "zebra", "marble"] as const)(
  "%s: the same record gives the same bytes, another seed another drawing",
  (design) => {
    const record = { design, seed: 12 };
    const once = drawPrint(record, { pixels: 100 });
    expect(drawPrint({ ...record }, { pixels: 100 })).toEqual(once);
    expect(drawPrint({ ...record, seed: 13 }, { pixels: 100 }).rgba).not.toEqual(once.rgba);
  },
);

test("a sprig drawn in each hand is another picture", () => {
  const bytes = DESIGNS.sprigs.hands.map((hand) => drawPrint({ design: "sprigs", hand, seed: 1 }, { pixels: 100 }).rgba.join());
  expect(new Set(bytes).size).toBe(DESIGNS.sprigs.hands.length);
});

test("recolouring changes only colours: coverage and the shape of every ink stay", () => {
  const separations = separationsFor({ design: "roses", seed: 3 });
  const before = structuredClone(separations);
  const [peony, noir] = [COLOURWAYS.peony.palette, COLOURWAYS.noir.palette].map((palette) =>
    colourSeparations(separations, palette),
  );
  expect(separations).toEqual(before);
  expect(noir!.coverage).toEqual(peony!.coverage);
  expect(noir!.rgba).not.toEqual(peony!.rgba);
  expect(colourSeparations(separations, COLOURWAYS.peony.palette)).toEqual(peony);
});

test("one slot recoloured moves no pixel without that ink", () => {
  const separations = separationsFor({ design: "ditsy", seed: 3 });
  const palette = COLOURWAYS.chalkGarden.palette;
  const before = colourSeparations(separations, palette).rgba;
  const after = colourSeparations(separations, { ...palette, accent: "#00ff00" }).rgba;
  const accent = separations.inks.find(({ ink }) => ink === "accent")!.cover;
  let moved = 0;
  for (let i = 0; i < accent.length; i++) {
    const same = [0, 1, 2].every((channel) => before[i * 4 + channel] === after[i * 4 + channel]);
    if (!same) moved++;
    if (accent[i] === 0) expect(same).toBe(true);
  }
  expect(moved).toBeGreaterThan(0);
});

test("bare ground shows the palette's ground, full ink its own colour", () => {
  const separations: Separations = {
    width: 2,
    height: 1,
    mmWidth: 2,
    mmHeight: 1,
    inks: [{ ink: "main", cover: Uint8Array.of(0, 255) }],
  };
  const { rgba, coverage } = colourSeparations(separations, { ...COLOURWAYS.camel.palette, ground: "#336699", main: "#cc8844" });
  expect([...rgba]).toEqual([0x33, 0x66, 0x99, 255, 0xcc, 0x88, 0x44, 255]);
  expect([...coverage]).toEqual([0, 255]);
});

test("a larger scale is the same drawing on a larger repeat", () => {
  const once = drawSeparations({ design: "foulard", seed: 1 }, { pixels: 90 });
  const twice = drawSeparations({ design: "foulard", seed: 1, scale: 2 }, { pixels: 90 });
  expect(twice.mmWidth).toBe(once.mmWidth * 2);
  expect(twice.inks).toEqual(once.inks);
});

test("every colourway gives every slot a colour", () => {
  for (const { palette } of Object.values(COLOURWAYS)) {
    for (const slot of SLOTS) expect(palette[slot]).toMatch(/^#[0-9a-f]{6}$/);
  }
});
