import { expect, test } from "vitest";
import type { FabricRef, PieceDesign } from "../document/schema.ts";
import { idOf } from "../testing/any-document.ts";
import { opposedPieces } from "./directions.ts";

const CORD: FabricRef = { kind: "product", productId: idOf(0xa1) };
const PRINT: FabricRef = { kind: "product", productId: idOf(0xa2) };
const cut = (fabric: FabricRef | null, angle: number): PieceDesign => ({
  fabric,
  mapping: { scale: 1, angle, offsetX: 0, offsetY: 0 },
});

test("a sleeve turned by 180° is against the rest of its cloth, a crosswise collar is not", () => {
  const pieces = { front: cut(CORD, 0), back: cut(CORD, 0), sleeveL: cut(CORD, 180), collar: cut(CORD, 90) };
  expect(opposedPieces({ pieces })).toEqual([
    { fabric: CORD, angle: 0, along: ["front", "back", "collar"], against: ["sleeveL"] },
  ]);
});

test("the fewer pieces are those against, and a few degrees off the grain are no other direction", () => {
  const pieces = { front: cut(CORD, 178), back: cut(CORD, 180), sleeveL: cut(CORD, -177), yoke: cut(CORD, 3) };
  expect(opposedPieces({ pieces })[0]).toMatchObject({ against: ["yoke"], along: ["front", "back", "sleeveL"] });
});

test("cuffs cut crosswise one to the left and one to the right are against each other, whatever the rest does", () => {
  const lengthwise = { front: cut(CORD, 0), back: cut(CORD, 0) };
  const [collar, cuffL, cuffR] = [cut(CORD, 90), cut(CORD, 90), cut(CORD, -90)];
  expect(opposedPieces({ pieces: { ...lengthwise, collar, cuffL, cuffR } })).toEqual([
    { fabric: CORD, angle: 90, along: ["collar", "cuffL"], against: ["cuffR"] },
  ]);
  const sleeveL = cut(CORD, 180);
  expect(opposedPieces({ pieces: { ...lengthwise, sleeveL, cuffL, cuffR } }).map(({ against }) => against)).toEqual([
    ["sleeveL"],
    ["cuffR"],
  ]);
});

test("another fabric, a plain colour and bare pieces are each by themselves", () => {
  const navy: FabricRef = { kind: "colour", hex: "#14263f" };
  const pieces = {
    front: cut(CORD, 0),
    back: cut(PRINT, 180),
    sleeveL: cut(navy, 0),
    sleeveR: cut(navy, 180),
    yoke: cut(null, 180),
  };
  expect(opposedPieces({ pieces })).toEqual([]);
});
