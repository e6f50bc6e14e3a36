import { type Artwork, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { picturesPrinted } from "./use-print-colours.ts";
import { stitchRequestOf } from "./use-stitches.ts";

const artwork = (id: string, change: Partial<Artwork>): Artwork => ({
  id,
  name: id,
  imageId: "1".repeat(32),
  pieceKey: "front",
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  ...PLAIN_ARTWORK,
  ...change,
});
const printed = (...list: Artwork[]) =>
  picturesPrinted(
    Object.fromEntries(list.map((one) => [one.id, one])),
    list.map(({ id }) => id),
  ).map(({ id }) => id);

test("a picture is set up once however often it lies on the garment, and not at all when it is hidden or part of the cloth", () => {
  const other = "2".repeat(32);
  expect(printed(artwork("a", {}), artwork("b", {}), artwork("c", { imageId: other }))).toEqual(["a", "c"]);
  expect(printed(artwork("a", { hidden: true }), artwork("b", {}))).toEqual(["b"]);
  const finish = { kind: "embroidery", angle: 0, row: 0.4 } as const;
  expect(printed(artwork("a", { finish }), artwork("b", {}))).toEqual(["b"]);
  expect(printed(artwork("a", { onFabric: true }), artwork("b", { imageId: other, hidden: true }))).toEqual([]);
});

test("an embroidery is counted at its size and plan; a print, and what is hidden, is not", () => {
  const finish = { kind: "embroidery", angle: 30, row: 0.4 } as const;
  const urlOf = (imageId: string) => `/files/${imageId}`;
  expect(stitchRequestOf(artwork("a", { finish, width: 60, height: 40 }), urlOf)).toEqual({
    kind: "stitches",
    url: `/files/${"1".repeat(32)}`,
    size: { width: 60, height: 40 },
    plan: { angle: 30, row: 0.4 },
  });
  expect(stitchRequestOf(artwork("a", {}), urlOf)).toBeNull();
  expect(stitchRequestOf(artwork("a", { finish, hidden: true }), urlOf)).toBeNull();
});
