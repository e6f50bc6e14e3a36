import type { Point } from "@selvedge/geometry-core";
import { fabricKey } from "../document/fabric-key.ts";
import type { StyleInput, TileSizes } from "../placement/stamp.ts";
import { idOf } from "./any-document.ts";

const rectangle = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** Front and back, 400 × 600 mm, joined by a straight side seam (right of the front, left of the back); a sleeve sewn to nothing. */
export const SEWN: StyleInput = {
  pieces: [
    { key: "front", outline: rectangle(400, 600), grain: 0 },
    { key: "back", outline: rectangle(400, 600), grain: 0 },
    { key: "sleeveL", outline: rectangle(300, 300), grain: 0 },
  ],
  seams: [
    {
      a: {
        pieceKey: "front",
        points: [
          [400, 0],
          [400, 600],
        ],
      },
      b: {
        pieceKey: "back",
        points: [
          [0, 0],
          [0, 600],
        ],
      },
    },
  ],
};

/** The two products of the generated documents: a cloth with a tile of 64 × 48 mm, and a 20 mm check. */
export const TILES: TileSizes = new Map([
  [fabricKey({ kind: "product", productId: idOf(0xa1) }), { mmWidth: 64, mmHeight: 48 }],
  [fabricKey({ kind: "product", productId: idOf(0xa2) }), { mmWidth: 20, mmHeight: 20 }],
]);
