import { expect, test } from "vitest";
import { sheet } from "./bent-sheet.test-data.ts";
import { findFlattest } from "./flattest.ts";
import { surfacePoint } from "./surface.ts";

test("a place on the piece is found on the draped cloth to a hundredth of a millimetre", () => {
  const found = surfacePoint(sheet(), "front", 123, 77);
  expect(found?.position[0]).toBeCloseTo(123, 2);
  expect(found?.position[1]).toBeCloseTo(923, 2);
  expect(found?.position[2]).toBeCloseTo(0, 2);
  expect(found?.normal).toEqual([0, 0, 1]);
  expect(found?.tangent[0]).toBeCloseTo(1, 6);
});

test("a place off the piece, and an unknown piece, have no cloth", () => {
  expect(surfacePoint(sheet(), "front", -5, 77)).toBeNull();
  expect(surfacePoint(sheet(), "sleeve", 10, 10)).toBeNull();
});

test("the flattest place lies on the flat half and is seen along its normal, grain upwards", () => {
  const place = findFlattest(sheet(), "front");
  expect(place?.uv[0]).toBeLessThan(260);
  expect(place?.normal[2]).toBeCloseTo(1, 5);
  expect(place?.up[1]).toBeCloseTo(1, 5);
});
