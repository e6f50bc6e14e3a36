import { expect, test } from "vitest";
import { canonical } from "../document/canonical.ts";
import { emptyDocument } from "../document/empty.ts";
import { readDocument } from "../document/migrations.ts";
import type { DesignDocument, Trim } from "../document/schema.ts";
import { idOf } from "../testing/any-document.ts";
import { BUTTON } from "../testing/every-label.ts";
import { SEWN, TILES } from "../testing/two-pieces.ts";
import { placement } from "./placement.ts";
import { isAtButton, laidTrims } from "./trims.ts";

const STYLE = {
  ...SEWN,
  pieces: SEWN.pieces.map((piece) => ({
    ...piece,
    internal:
      piece.key === "front"
        ? [
            { kind: "button", points: [[200, 50] as const] },
            { kind: "fold", points: [[0, 0] as const] },
            { kind: "button", points: [[200, 130] as const] },
          ]
        : [],
  })),
};
const worn = (...trims: readonly Trim[]): DesignDocument => ({
  ...emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front", "back"] }),
  trims: Object.fromEntries(trims.map((trim) => [trim.id, trim])),
});

test("a trim is laid at its own size about its centre, over the artworks, with the picture of its decoration", () => {
  const [stamp] = placement(worn(BUTTON), STYLE, TILES).front!;
  expect(stamp).toMatchObject({
    key: `trim:${BUTTON.id}`,
    source: { kind: "artwork", imageId: BUTTON.decorateId, artworkId: BUTTON.id },
    thickness: "none",
  });
  expect(stamp!.matrix).toEqual([18, 0, 0, 18, -9, 81]);
});

test("what is sewn to the buttonholes lies at each of them, and nowhere else", () => {
  const places = laidTrims(worn({ ...BUTTON, atButtons: true }), STYLE.pieces);
  expect(places.map(({ pieceKey, x, y }) => [pieceKey, x, y])).toEqual([
    ["front", 200, 50],
    ["front", 200, 130],
  ]);
  expect(placement(worn({ ...BUTTON, atButtons: true }), STYLE, TILES).front!.map(isAtButton)).toEqual([true, true]);
  expect(placement(worn(BUTTON), STYLE, TILES).front!.map(isAtButton)).toEqual([false]);
});

test("a higher layer lies over a lower one, and a trim without a look is drawn nowhere", () => {
  const { look: _, ...bare } = BUTTON;
  const trims = [
    { ...BUTTON, layer: 2 },
    { ...BUTTON, id: idOf(60) },
    { ...bare, id: idOf(61), layer: 3 },
  ];
  expect(laidTrims(worn(...trims), STYLE.pieces).map(({ trimId }) => trimId)).toEqual([idOf(60), BUTTON.id]);
});

test("a document written before trims had a look is read as it is, and means the same", () => {
  const { look: _, ...bare } = BUTTON;
  const old = worn(bare);
  expect(canonical(readDocument(JSON.parse(JSON.stringify(old))))).toBe(canonical(old));
  expect(canonical(worn())).toContain('"trims":{}');
});
