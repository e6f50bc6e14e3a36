import { expect, test } from "vitest";
import { idOf } from "../testing/any-document.ts";
import { artworkLike } from "../testing/artwork-like.ts";
import { emptyDocument } from "./empty.ts";
import { fabricsOf, idsNamedIn, namedIn } from "./named.ts";
import type { DesignDocument } from "./schema.ts";

const [TARTAN, DENIM, PHOTO, SKY] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const empty = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front", "back", "sleeveL"] });
const artwork = artworkLike(1, "front", {});
const { front, back, sleeveL } = empty.pieces;
const DESIGN: DesignDocument = {
  ...empty,
  pieces: {
    front: { ...front!, fabric: { kind: "product", productId: TARTAN } },
    back: { ...back!, fabric: { kind: "product", productId: TARTAN } },
    sleeveL: { ...sleeveL!, fabric: { kind: "photo", imageId: PHOTO, mmWidth: 90, mmHeight: 60 } },
  },
  colourways: {
    [idOf(7)]: { id: idOf(7), name: "Blue", pieces: { front: { ...front!, fabric: { kind: "product", productId: DENIM } } } },
  } as DesignDocument["colourways"],
  artworks: { [artwork.id]: artwork },
  order: [artwork.id],
  background: { kind: "image", imageId: SKY },
};

test("a document names the fabrics of its pieces and colourways, and the pictures of cloth, artwork and background, each where it stands", () => {
  expect(namedIn(DESIGN).map(({ path, kind, id }) => [path, kind, id])).toEqual([
    ["pieces.front.fabric.productId", "product", TARTAN],
    ["pieces.back.fabric.productId", "product", TARTAN],
    ["pieces.sleeveL.fabric.imageId", "image", PHOTO],
    [`colourways.${idOf(7)}.pieces.front.fabric.productId`, "product", DENIM],
    [`artworks.${artwork.id}.imageId`, "image", artwork.imageId],
    ["background.imageId", "image", SKY],
  ]);
});

test("what is asked for is asked for once, and without colourways what the design itself wears", () => {
  expect(idsNamedIn(DESIGN, "product")).toEqual([TARTAN, DENIM]);
  expect(idsNamedIn({ ...DESIGN, colourways: {} }, "product")).toEqual([TARTAN]);
  expect(idsNamedIn(DESIGN, "image", "trim")).toEqual([PHOTO, artwork.imageId, SKY]);
  expect(fabricsOf(DESIGN)).toHaveLength(3);
  expect(fabricsOf({ ...DESIGN, colourways: {} })).toHaveLength(2);
});
