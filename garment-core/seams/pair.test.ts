import { expect, test } from "vitest";
import { strip } from "../pattern/outline.ts";
import { bandAlong } from "./band.ts";
import { pairSeam, patchSeams } from "./pair.ts";
import { parseSide, sew, sewEased } from "./sewing.ts";

const piece = (width: number, height: number) =>
  ({ name: "Front", side: "front", outline: strip(width, height), internal: [] }) as const;
const pieces = { a: piece(100, 40), b: piece(104, 40) };

test("two runs of one length are paired from the points that are said to meet", () => {
  const seam = pairSeam(pieces, sew("a:tl>bl", "b:tr>br"));
  expect(seam.a.points).toEqual([
    [-50, 0],
    [-50, 40],
  ]);
  expect(seam.b.points[0]).toEqual([52, 0]);
  expect([seam.lengthA, seam.lengthB]).toEqual([40, 40]);
});

test("runs that differ by more than two millimetres and one per cent are refused, unless the ease is declared", () => {
  expect(() => pairSeam(pieces, sew("a:tl>tr", "b:tl>tr"))).toThrow("a:tl>tr (100.0 mm) does not fit b:tl>tr (104.0 mm)");
  expect(pairSeam(pieces, sewEased("a:tl>tr", "b:tl>tr", 100 / 104)).kind).toBe("gather");
});

test("a missing piece or point is named", () => {
  expect(() => pairSeam(pieces, sew("a:tl>bl", "c:tl>bl"))).toThrow('"c:tl>bl" names a piece that is not cut');
  expect(() => pairSeam(pieces, sew("a:tl>waist", "b:tl>bl"))).toThrow('no point "waist"');
  expect(() => parseSide("tl>bl")).toThrow("names no piece");
});

test("what is stitched onto a piece that is not cut, onto none, or along no run is refused", () => {
  const patched = (patch: object) => () => patchSeams({ ...pieces, pocket: { ...pieces.a, ...patch } });
  expect(patched({ on: "b", stitched: ["tl>bl"] })()).toHaveLength(1);
  expect(patched({ on: "c", stitched: ["tl>bl"] })).toThrow('"pocket" is stitched onto "c", which is not cut');
  expect(patched({ stitched: ["tl>bl"] })).toThrow('"pocket" is stitched onto no piece');
  expect(patched({ on: "b" })).toThrow('"pocket" lies on "b" and is not stitched to it');
});

test("a band is as long as the runs it is sewn to, times its ease, and is joined where they join", () => {
  const outlines = { a: pieces.a.outline, b: pieces.b.outline };
  const band = bandAlong("band", outlines, ["a:bl>br", "b:bl>br"], { height: 30, edge: "bottom", ease: 0.9 });
  expect(band.width).toBeCloseTo(204 * 0.9, 6);
  expect(band.sewing.map(({ a }) => a)).toEqual(["band:bl>join0", "band:join0>br", "band:tl>bl"]);
  const all = { ...pieces, band: { ...pieces.a, outline: band.outline } };
  for (const sewing of band.sewing) expect(() => pairSeam(all, sewing)).not.toThrow();
});
