import type { DesignDocument } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { clothsOf } from "./fabrics.ts";
import type { Product } from "./laid.ts";

const mapping = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };
const fabric = { kind: "product", productId: "poplin" } as const;
const laid = [{ key: "poplin", fabric, pieceKeys: ["front", "back", "collar"] }];
const PIECES = { front: { fabric, mapping }, back: { fabric, mapping }, collar: { fabric, mapping } };

function cut(attrs: { style: string; finish?: readonly string[] }, pieces: DesignDocument["pieces"] = PIECES) {
  const product = { code: "P-1", attrs: { pattern: "solid", width: 145, finish: [], ...attrs } } as unknown as Product;
  return clothsOf({ pieces } as DesignDocument, laid, new Map([["poplin", product]])).map(
    ({ nap, pieceKeys, width, repeat }) => ({
      nap,
      pieceKeys,
      width,
      repeat,
    }),
  );
}
const all = ["front", "back", "collar"];

test("cloth with a nap is laid one way for the cutting room, other cloth both ways", () => {
  expect(cut({ style: "poplin" })).toEqual([{ nap: "two-way", pieceKeys: all, width: 1_450, repeat: 0 }]);
  expect(cut({ style: "velveteen" })).toEqual([{ nap: "one-way", pieceKeys: all, width: 1_450, repeat: 0 }]);
  expect(cut({ style: "twill", finish: ["brushed"] })[0]!.nap).toBe("one-way");
});

test("a piece that is brushed for the design is laid by itself, one way", () => {
  expect(cut({ style: "poplin" }, { ...PIECES, collar: { fabric, mapping, finish: "brushed" } })).toEqual([
    { nap: "two-way", pieceKeys: ["front", "back"], width: 1_450, repeat: 0 },
    { nap: "one-way", pieceKeys: ["collar"], width: 1_450, repeat: 0 },
  ]);
});
