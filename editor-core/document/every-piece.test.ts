import { expect, test } from "vitest";
import { emptyDocument } from "./empty.ts";
import { withEveryPiece } from "./every-piece.ts";
import { TRUE_SCALE } from "./true-scale.ts";

const style = {
  pieces: ["frontL", "frontR", "pocket", "collar"].map((key) => ({ key })),
  seams: [
    { a: { pieceKey: "frontL" }, b: { pieceKey: "frontR" }, kind: "sew" },
    { a: { pieceKey: "pocket" }, b: { pieceKey: "frontL" }, kind: "attach" },
  ],
};
const saved = emptyDocument({ styleId: "s", size: "40", pieceKeys: ["frontL", "frontR"] });
const cloth = { fabric: { kind: "product", productId: "p" }, mapping: { ...TRUE_SCALE, offsetX: 7 } } as const;
const document = { ...saved, pieces: { ...saved.pieces, frontL: cloth } };

test("a pocket that a style got after a design was saved is cut from the cloth it is stitched onto; what is sewn elsewhere is without", () => {
  const { pieces } = withEveryPiece(document, style);
  expect(pieces.pocket).toEqual(cloth);
  expect(pieces.collar).toEqual({ fabric: null, mapping: TRUE_SCALE });
  expect(pieces.frontL).toBe(cloth);
});

test("in every colourway it is cut from the cloth its piece has there, and in one that leaves its piece alone it is not named", () => {
  const red = { fabric: { kind: "colour", hex: "#aa0000" }, mapping: TRUE_SCALE } as const;
  const colourways = {
    r: { id: "r", name: "Red", pieces: { frontL: red } },
    c: { id: "c", name: "Other", pieces: { frontR: red } },
  };
  const whole = withEveryPiece({ ...document, colourways }, style);
  expect(whole.colourways.r).toEqual({ id: "r", name: "Red", pieces: { frontL: red, pocket: red } });
  expect(whole.colourways.c).toEqual(colourways.c);
});

test("a document that has every piece is the same one", () => {
  const whole = withEveryPiece(document, style);
  expect(withEveryPiece(whole, style)).toBe(whole);
});
