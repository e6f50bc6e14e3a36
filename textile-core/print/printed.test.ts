import { expect, test } from "vitest";
import type { WovenCloth } from "../cloth.ts";
import { tileOf } from "../repeat/repeat.ts";
import { ne } from "../yarn/count.ts";
import { repeatSizeOf } from "./lattice/lattice.ts";
import { printLatticeOf } from "./print.ts";
import { fabricTileOf, groundOf, type PrintedRecord, renderFabric } from "./printed.ts";

const POPLIN: WovenCloth = {
  kind: "woven",
  warp: { count: ne(50), fibre: [["cotton", 1]] },
  weft: { count: ne(50), fibre: [["cotton", 1]] },
  endsPerCm: 56,
  picksPerCm: 30,
  weave: "plain",
  warpOrder: [["#f6f3ec", 1]],
  weftOrder: [["#f6f3ec", 1]],
  finish: [],
  seed: 7,
};
const printed = (print: Partial<PrintedRecord["print"]> = {}): PrintedRecord => ({
  kind: "printed",
  ground: POPLIN,
  print: { design: "pinDot", seed: 3, ...print },
  method: "reactive",
  blotch: false,
});
const PX = 96;

test("a printed tile holds whole repeats of the print and is as large as its record says", () => {
  const record = printed();
  const { width, height, mmWidth, mmHeight } = renderFabric(record, { pixels: PX });
  expect(fabricTileOf(record)).toMatchObject({ mmWidth, mmHeight });
  expect(Math.max(width, height)).toBe(PX);
  for (const scale of [1, 2.5]) {
    const large = printed({ scale });
    const times = fabricTileOf(large).mmWidth / repeatSizeOf(printLatticeOf(large.print)).mmWidth;
    expect(times).toBeCloseTo(Math.max(1, Math.round(times)), 6);
  }
});

test("the same record gives the same bytes, another colourway other colours in the same places", () => {
  const [once, again] = [renderFabric(printed(), { pixels: PX }), renderFabric(printed(), { pixels: PX })];
  expect(once.albedo).toEqual(again.albedo);
  const other = renderFabric(printed({ colourway: "porcelain" }), { pixels: PX });
  expect(once.albedo).not.toEqual(other.albedo);
  expect(once.normal).toEqual(other.normal);
});

test("the slopes under a print are of unit length, and the cloth of a record is its ground", () => {
  const { normal } = renderFabric(printed(), { pixels: PX });
  for (let i = 0; i < normal.length; i += 4 * 37) {
    const [x, y, z] = [0, 1, 2].map((channel) => normal[i + channel]! / 127.5 - 1);
    expect(Math.hypot(x!, y!, z!)).toBeCloseTo(1, 1);
  }
  expect(groundOf(printed())).toBe(POPLIN);
  expect(fabricTileOf(POPLIN)).toEqual(tileOf(POPLIN));
});
