import { expect, test } from "vitest";
import type { DesignDocument } from "../document/schema.ts";
import { placement } from "../placement/placement.ts";
import { idOf, TEXT } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { SAMPLE } from "../testing/every-label.ts";
import { SEWN, TILES } from "../testing/two-pieces.ts";
import { applyCommand } from "./apply.ts";
import type { Command } from "./table.ts";

const IDS = [1, 2, 3, 4].map(idOf) as [string, string, string, string];
const [a, b, c, d] = IDS;
const FOUR: DesignDocument = {
  ...SAMPLE,
  artworks: Object.fromEntries(IDS.map((id, index) => [id, artworkLike(index + 1, "front")])),
  order: IDS,
  annotations: {},
};
const after = (document: DesignDocument, command: Command) => {
  const applied = applyCommand(document, command);
  if ("refused" in applied) throw new Error(applied.refused.rule);
  return applied.document;
};

test("a group lies directly under the topmost of its artworks, and the others keep their order", () => {
  const grouped = after(FOUR, { type: "groupArtworks", ids: [c, a], group: idOf(9) });
  expect(grouped.order).toEqual([b, a, c, d]);
  expect(IDS.map((id) => grouped.artworks[id]!.group)).toEqual([idOf(9), null, idOf(9), null]);
  const free = after(grouped, { type: "groupArtworks", ids: [a, c], group: null });
  expect(free.order).toEqual([b, a, c, d]);
  expect(free.artworks).toEqual(FOUR.artworks);
});

test("a locked artwork is not moved, sized, turned, flipped, written or deleted, also not among others", () => {
  const locked = after(FOUR, { type: "lockArtworks", ids: [b], locked: true });
  const transform = { x: 1, y: 2, width: 3, height: 4, angle: 5, flipped: true };
  const commands: Command[] = [
    { type: "moveArtworks", moves: [a, b].map((id) => ({ id, x: 1, y: 2 })) },
    { type: "sizeArtwork", id: b, x: 0, y: 0, width: 1, height: 1 },
    { type: "turnArtwork", id: b, angle: 9 },
    { type: "flipArtwork", id: b, flipped: true },
    { type: "transformArtworks", how: "turned", lies: [a, b].map((id) => ({ id, ...transform })) },
    { type: "deleteArtworks", ids: [a, b] },
  ];
  for (const command of commands) expect(applyCommand(locked, command)).toMatchObject({ refused: { rule: "locked" } });
  expect(after(locked, { type: "lockArtworks", ids: [b], locked: false })).toEqual(FOUR);
  expect(after(locked, { type: "fadeArtwork", id: b, opacity: 0.5 }).artworks[b]!.opacity).toBe(0.5);
});

test("a hidden artwork lies nowhere, and shown again where it was", () => {
  const keysOf = (document: DesignDocument) =>
    placement(document, SEWN, TILES).front!.flatMap(({ key }) => (key.startsWith("artwork:") ? key : []));
  const hidden = after(FOUR, { type: "hideArtworks", ids: [b, d], hidden: true });
  expect(keysOf(hidden)).toEqual([a, c].map((id) => `artwork:${id}`));
  expect(keysOf(after(hidden, { type: "hideArtworks", ids: [b, d], hidden: false }))).toEqual(keysOf(FOUR));
});

test("copies of a locked group are free, and a group of their own", () => {
  const grouped = after(FOUR, { type: "groupArtworks", ids: [a, b], group: idOf(9) });
  const locked = after(grouped, { type: "lockArtworks", ids: [a], locked: true });
  const copies = [a, b].map((i, index) => ({ of: i, id: idOf(20 + index), dx: 5, dy: 5, group: idOf(10) }));
  const { artworks, order } = after(locked, { type: "duplicateArtworks", copies });
  expect(order.slice(-2)).toEqual([idOf(20), idOf(21)]);
  expect(artworks[idOf(20)]).toMatchObject({ group: idOf(10), locked: false, x: 5, y: 5 });
  expect(artworks[a]).toMatchObject({ group: idOf(9), locked: true });
});

test("another picture takes the place of an artwork's own, and everything else stays; letters become a picture", () => {
  const words = { ...FOUR, artworks: { ...FOUR.artworks, [a]: { ...FOUR.artworks[a]!, text: TEXT } } };
  const replacement: Command = { type: "replacePictures", ids: [a, b], imageId: idOf(6) };
  const shown = after(words, replacement);
  expect(shown.artworks[a]).toEqual({ ...words.artworks[a], imageId: idOf(6), text: null });
  expect(shown.artworks[b]).toEqual({ ...words.artworks[b], imageId: idOf(6) });
  expect(shown.order).toEqual(words.order);
  const locked = after(words, { type: "lockArtworks", ids: [b], locked: true });
  expect(applyCommand(locked, replacement)).toEqual({ refused: { rule: "locked", path: "ids.1" } });
});

test("a text is called by its words until somebody names it", () => {
  const words = { ...FOUR, artworks: { ...FOUR.artworks, [a]: { ...FOUR.artworks[a]!, name: "Selvedge", text: TEXT } } };
  const replacement = {
    type: "writeText",
    id: a,
    text: { ...TEXT, content: "Warp\nand weft" },
    imageId: idOf(6),
    width: 80,
    height: 40,
  } as const;
  expect(after(words, replacement).artworks[a]).toMatchObject({ name: "Warp and weft", width: 80, height: 40, imageId: idOf(6) });
  const named = after(words, { type: "renameArtwork", id: a, name: "Chest" });
  expect(after(named, replacement).artworks[a]!.name).toBe("Chest");
  expect(applyCommand(FOUR, replacement)).toEqual({ refused: { rule: "notText", path: "id" } });
});
