import type { FabricRef } from "@selvedge/editor-core";
import type { Point } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { coveringFabric } from "./covering-fabric.ts";

const sheet = (key: string, width: number, height: number) => {
  const outline: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return { key, outline };
};
const pieces = [sheet("front", 500, 700), sheet("back", 500, 720), sheet("collar", 400, 60)];
const mapping = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 } as never;
const productFabric = (productId: string): FabricRef => ({ kind: "product", productId: productId as never });
const laid = (front: FabricRef | null, back: FabricRef | null, collar: FabricRef | null) => ({
  front: { fabric: front, mapping },
  back: { fabric: back, mapping },
  collar: { fabric: collar, mapping },
});

test("the fabric of the largest area decides, not that of the most pieces", () => {
  expect(coveringFabric(pieces, laid(productFabric("voile"), productFabric("coating"), productFabric("voile")))).toEqual(
    productFabric("voile"),
  );
  expect(coveringFabric(pieces, laid(productFabric("voile"), productFabric("coating"), null))).toEqual(productFabric("coating"));
});

test("a garment that is mostly bare, or plain, has no cloth or that colour", () => {
  expect(coveringFabric(pieces, laid(null, null, productFabric("voile")))).toBeNull();
  const red = { kind: "colour", hex: "#b0123f" } as const;
  expect(coveringFabric(pieces, laid(red, red, productFabric("voile")))).toEqual(red);
});
