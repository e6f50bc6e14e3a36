import { draftPattern } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { packDistances } from "./distances.ts";

const TEE = draftPattern("tee", "M");
const SHIRT = draftPattern("shirt", "40");
const CREST = { x: 30, y: 260, width: 120, height: 80, angle: 0 };
const namesOf = (pattern: typeof TEE, pieceKey: string, crest = CREST) =>
  packDistances(pattern, { ...crest, pieceKey }).flatMap(({ key, name }) => (key === "width" ? [] : [`${key}: ${name}`]));

test("a T-shirt's front is measured from centre front, shoulder, neck seam and side seams, and from its hem", () => {
  expect(namesOf(TEE, "front")).toEqual([
    "centre: Centre front",
    "shoulder: High point shoulder (HPS)",
    "top: Seam above",
    "bottom: Hem",
    "left: Left seam",
    "right: Right seam",
  ]);
});

test("a back is measured from centre back, and from the shoulder point 107 mm inside its tip", () => {
  const [centre, shoulder] = packDistances(TEE, { ...CREST, pieceKey: "back" });
  expect([centre?.name, centre?.mm]).toEqual(["Centre back", 30]);
  const neck = TEE.seams.find(({ a }) => a.pieceKey === "front" && a.from === "neck")!.b.points[0]!;
  expect(shoulder?.mm).toBeCloseTo(260 - 40 - neck[1], 6);
});

test("a shirt's front that is buttoned over the other has an edge there, not a seam, and its centre at the buttons", () => {
  const crest = { ...CREST, x: 120, y: 210, width: 64, height: 40 };
  expect(namesOf(SHIRT, "frontL", crest)).toEqual([
    "centre: Centre front",
    "shoulder: High point shoulder (HPS)",
    "top: Seam above",
    "bottom: Hem",
    "left: Left edge",
    "right: Right seam",
  ]);
  expect(packDistances(SHIRT, { ...crest, pieceKey: "frontL" })[0]?.mm).toBe(120);
});

test("an artwork on a piece that the pattern does not have is measured from nothing", () => {
  expect(packDistances(TEE, { ...CREST, pieceKey: "wing" })).toEqual([]);
});
