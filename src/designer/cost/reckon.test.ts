import type { FabricRef, PieceDesign } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { createAssetCache, type TexturedProduct } from "../session/asset-cache.ts";
import { clothsOf } from "./reckon.ts";

const CORDUROY = "a".repeat(32);
const POPLIN = "b".repeat(32);
const product = (productId: string, style: string) =>
  ({
    productId,
    attrs: { style, finish: [], pattern: "solid", width: 145 },
    texture: { url: "", mmWidth: 10, mmHeight: 10 },
  }) as unknown as TexturedProduct;

const assets = createAssetCache();
assets.addProducts([product(CORDUROY, "corduroy"), product(POPLIN, "poplin")]);
const laid = (fabric: FabricRef, finish?: PieceDesign["finish"]): PieceDesign => ({
  fabric,
  mapping: { scale: 1, angle: 0, offsetX: 0, offsetY: 0 },
  ...(finish && { finish }),
});
const pieces = (...designs: readonly PieceDesign[]) => ({
  style: { pieces: designs.map((_, n) => ({ key: `piece${n}` })) } as unknown as Parameters<typeof clothsOf>[1],
  pieces: Object.fromEntries(designs.map((design, n) => [`piece${n}`, design])),
});
const napsOf = (...designs: readonly PieceDesign[]) => {
  const { style, pieces: on } = pieces(...designs);
  return clothsOf({ pieces: on }, style, assets, true).map(({ nap, pieceKeys }) => [nap, pieceKeys.length]);
};

test("corduroy is laid one way, poplin both, and a colour or a photograph as it comes", () => {
  expect(napsOf(laid({ kind: "product", productId: CORDUROY }))).toEqual([["one-way", 1]]);
  expect(napsOf(laid({ kind: "product", productId: POPLIN }))).toEqual([["two-way", 1]]);
  expect(napsOf(laid({ kind: "colour", hex: "#aa0000" }))).toEqual([["two-way", 1]]);
});

test("what is brushed for the design is a cloth of its own that is laid one way", () => {
  const poplin = { kind: "product", productId: POPLIN } as const;
  expect(napsOf(laid(poplin), laid(poplin, "brushed"), laid(poplin, "satin"))).toEqual([
    ["two-way", 2],
    ["one-way", 1],
  ]);
});
