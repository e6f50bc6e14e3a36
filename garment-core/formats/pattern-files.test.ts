import { distance, nearestOnSegment } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { draftPattern } from "../pattern/draft.ts";
import type { InternalLine, Point2 } from "../pattern/pattern.ts";
import { RECIPES } from "../recipes/index.ts";
import { patternDxf } from "./pattern-dxf.ts";
import { patternSvg } from "./pattern-svg.ts";

/** What came back of a block: polylines by layer, places of points, and what is written. */
type Block = {
  polylines: { layer: number; closed: boolean; points: Point2[] }[];
  points: Map<number, Point2[]>;
  texts: string[];
};

/** Reads the blocks of a DXF by its group codes, with y down again. */
function blocksOf(dxf: string): Map<string, Block> {
  const lines = dxf.split("\r\n");
  const blocks = new Map<string, Block>();
  let block: Block | null = null;
  let kind = "";
  let layer = 0;
  let x = 0;
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value] = [Number(lines[i]), lines[i + 1]!];
    if (code === 0) {
      kind = value;
      if (kind === "ENDBLK") block = null;
      if (kind === "POLYLINE") block?.polylines.push({ layer: 0, closed: false, points: [] });
    } else if (kind === "BLOCK" && code === 2) {
      block = { polylines: [], points: new Map(), texts: [] };
      blocks.set(value, block);
    } else if (!block) continue;
    else if (code === 8) layer = Number(value);
    else if (code === 1) block.texts.push(value);
    else if (code === 70 && kind === "POLYLINE") Object.assign(block.polylines.at(-1)!, { layer, closed: value === "1" });
    else if (code === 10) x = Number(value);
    else if (code === 20 && kind === "VERTEX") block.polylines.at(-1)!.points.push([x, -Number(value)]);
    else if (code === 20 && kind === "POINT") block.points.set(layer, [...(block.points.get(layer) ?? []), [x, -Number(value)]]);
  }
  return blocks;
}

const furthest = (one: readonly Point2[], other: readonly Point2[]): number =>
  Math.max(...one.map(([x, y], i) => Math.hypot(x - other[i]![0], y - other[i]![1])));

test.each(RECIPES.map(({ key, defaultSize }) => [key, defaultSize] as const))(
  "%s in DXF has every line where it was",
  (key, size) => {
    const pattern = draftPattern(key, size);
    const blocks = blocksOf(patternDxf(pattern, { style: "Style", size }));
    expect([...blocks.keys()]).toEqual(pattern.pieces.map((piece) => piece.key));
    for (const piece of pattern.pieces) {
      const { polylines, points, texts } = blocks.get(piece.key)!;
      for (const layer of [1, 14]) {
        const line = polylines.find((one) => one.layer === layer)!;
        expect([line.closed, line.points.length]).toEqual([true, piece.outline.length]);
        expect(furthest(line.points, piece.outline)).toBeLessThan(0.1);
      }
      const marked = (kind: InternalLine["kind"]) => piece.internal.filter((mark) => mark.kind === kind);
      const inner = piece.internal.filter(({ kind }) => kind !== "notch" && kind !== "button");
      expect(polylines.filter(({ layer }) => layer === 8).map((line) => line.points.length)).toEqual(
        inner.map((line) => line.points.length),
      );
      expect(points.get(4)?.length ?? 0).toBe(marked("notch").length);
      const buttons = marked("button").flatMap(({ points: [middle] }) => [middle!]);
      expect(points.get(13)?.length ?? 0).toBe(buttons.length);
      if (buttons.length > 0) expect(furthest(points.get(13)!, buttons)).toBeLessThan(0.1);
      expect((points.get(2)?.length ?? 0) + (points.get(3)?.length ?? 0)).toBe(piece.outline.length);
      expect(texts).toContain(`PIECE NAME: ${piece.name}`);
    }
  },
);

test("a corner of a piece is a turn point, a curve is not", () => {
  const pattern = draftPattern("circleSkirt", "M");
  const { points } = blocksOf(patternDxf(pattern, { style: "Circle skirt", size: "M" })).get("waistband")!;
  expect(points.get(2)).toHaveLength(4);
});

test("a drawing is as large as the board in mm, has a square of 100 mm, and every piece where it lies", () => {
  const pattern = draftPattern("tee", "M");
  const svg = patternSvg(pattern, { title: "T-shirt <M>", testSquare: "100 mm", nameOf: ({ name }) => name });
  const [, width, height, box] = /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="([-\d. ]+)"/.exec(svg)!;
  expect(box!.split(" ").slice(2)).toEqual([width, height]);
  expect(svg).toContain("<title>T-shirt &lt;M&gt;</title>");
  expect(svg).toMatch(/<rect id="test-square"[^>]* width="100" height="100"/);
  for (const piece of pattern.pieces) {
    const group = new RegExp(
      `<g id="${piece.key}" transform="translate\\(([-\\d.]+) ([-\\d.]+)\\)[^]*?<path class="seam" d="M([^Z]+)Z`,
    );
    const [, x, y, line] = group.exec(svg)!;
    expect([Number(x), Number(y)]).toEqual([piece.layout.x, piece.layout.y].map((mm) => expect.closeTo(mm, 3)));
    const points = line!.split("L").map((pair) => pair.split(" ").map(Number) as unknown as Point2);
    expect(furthest(points, piece.outline)).toBeLessThan(0.1);
  }
});

test("with 10 mm of allowance the boundary of a DXF is the cut line, the sewing line stays, and notches lie on the cut", () => {
  const pattern = draftPattern("tee", "M");
  const front = pattern.pieces.find(({ key }) => key === "front")!;
  const { polylines, points } = blocksOf(patternDxf(pattern, { style: "T-shirt", size: "M" }, 10)).get("front")!;
  const lowest = (line: readonly Point2[]) => Math.max(...line.map(([, y]) => y));
  const [cut, sewn] = [1, 14].map((layer) => polylines.find((line) => line.layer === layer)!.points) as [Point2[], Point2[]];
  expect(furthest(sewn, front.outline)).toBeLessThan(0.1);
  expect(lowest(cut)).toBeCloseTo(lowest(sewn) + 22 + 10, 1);
  expect(points.get(4)).toHaveLength(2);
  for (const [x, y] of points.get(4)!)
    expect(
      Math.min(...cut.map((from, i) => distance([x, y], nearestOnSegment([x, y], from, cut[(i + 1) % cut.length]!)))),
    ).toBeLessThan(0.01);
});

test("a doubled waistband is cut as half with its mirror line; a collar is cut twice", () => {
  const skirt = patternDxf(draftPattern("circleSkirt", "M"), { style: "Circle skirt", size: "M" }, 10);
  expect(skirt.match(/LINE\r\n {2}8\r\n6\r\n/g)).toHaveLength(1);
  const { texts } = blocksOf(patternDxf(draftPattern("shirt", "40"), { style: "Shirt", size: "40" })).get("collar")!;
  expect(texts).toContain("QUANTITY: 2");
});

test("a drawing with allowance has the cut line round the dashed seam line of every piece", () => {
  const pattern = draftPattern("shirt", "40");
  const words = { title: "Shirt", testSquare: "100 mm", nameOf: ({ name }: { name: string }) => name };
  const svg = patternSvg(pattern, words, 15);
  expect(svg.match(/<path class="cut"/g)).toHaveLength(pattern.pieces.length);
  expect(svg.match(/<path class="seam"[^>]* stroke-dasharray/g)).toHaveLength(pattern.pieces.length);
  expect(svg).toContain(">Collar × 2</text>");
  expect(patternSvg(pattern, words)).not.toContain('class="cut"');
});
