import type { Command } from "../commands/table.ts";
import { emptyDocument } from "../document/empty.ts";
import { type DesignDocument, REPEATS, THICKNESSES } from "../document/schema.ts";
import { idOf } from "./any-document.ts";
import { artworkLike } from "./artwork-like.ts";

const [crest, leaf, note] = [idOf(1), idOf(2), idOf(3)];
const annotation = {
  id: note,
  pieceKey: "front",
  x: 1,
  y: 2,
  content: "Nearer the hem",
  author: "Ada",
  createdAt: "2026-03-01T09:00:00.000Z",
  resolved: false,
};

/** A document on which every command below can be given: two artworks, a note and a colour on the front. */
export const SAMPLE: DesignDocument = {
  ...emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front", "back"] }),
  artworks: { [crest]: artworkLike(1, "front"), [leaf]: artworkLike(2, "back", { name: "Leaf" }) },
  order: [crest, leaf],
  annotations: { [note]: annotation },
  colours: [{ name: "Chili", code: "18-1448", hex: "#a4372b", lab: null }],
};

const both = [["front"], ["front", "back"]];
const one = [crest];
const two = [crest, leaf];

/** At least one command for every wording a history entry can have. */
export const EVERY_WORDING: readonly Command[] = [
  ...both.flatMap((pieceKeys): Command[] => [
    { type: "layFabric", pieceKeys, fabric: { kind: "product", productId: idOf(5) } },
    { type: "layFabric", pieceKeys, fabric: { kind: "colour", hex: "#14263f" } },
    { type: "layFabric", pieceKeys, fabric: null },
    { type: "mapFabric", pieceKeys, scale: 0.5 },
    { type: "mapFabric", pieceKeys, angle: 30 },
    { type: "mapFabric", pieceKeys, offsetX: 4 },
    { type: "mapFabric", pieceKeys, offsetY: 4 },
    { type: "mapFabric", pieceKeys, offsetX: 4, offsetY: 5 },
    { type: "mapFabric", pieceKeys, scale: 2, angle: 30 },
  ]),
  { type: "placeArtwork", artwork: artworkLike(7, "front") },
  { type: "moveArtworks", moves: [{ id: crest, x: 1, y: 2 }] },
  { type: "moveArtworks", moves: two.map((id) => ({ id, x: 1, y: 2 })) },
  { type: "sizeArtwork", id: crest, x: 0, y: 0, width: 220, height: 110.04 },
  { type: "turnArtwork", id: crest, angle: 450 },
  { type: "flipArtwork", id: crest, flipped: true },
  { type: "flipArtwork", id: crest, flipped: false },
  ...REPEATS.map((repeat): Command => ({ type: "repeatArtwork", id: crest, repeat, gap: 10 })),
  ...THICKNESSES.map((thickness): Command => ({ type: "thickenArtwork", id: crest, thickness })),
  { type: "restrictArtwork", id: crest, restricted: true },
  { type: "restrictArtwork", id: crest, restricted: false },
  { type: "applyArtworkToFabric", id: crest, onFabric: true },
  { type: "applyArtworkToFabric", id: crest, onFabric: false },
  { type: "showArtworkLocation", id: crest, shown: true },
  { type: "showArtworkLocation", id: crest, shown: false },
  { type: "fadeArtwork", id: crest, opacity: 0.5 },
  { type: "renameArtwork", id: crest, name: "Lion" },
  { type: "bringToTop", ids: one },
  { type: "bringToTop", ids: two },
  { type: "sendToBack", ids: one },
  { type: "sendToBack", ids: two },
  { type: "reorderArtworks", order: [leaf, crest] },
  { type: "deleteArtworks", ids: one },
  { type: "deleteArtworks", ids: two },
  { type: "duplicateArtworks", copies: [{ of: crest, id: idOf(20), dx: 5, dy: 5 }] },
  { type: "duplicateArtworks", copies: two.map((of, at) => ({ of, id: idOf(21 + at), dx: 5, dy: 5 })) },
  { type: "chooseSize", size: "L" },
  { type: "setBackground", background: { kind: "plain", hex: "#ffffff" } },
  { type: "setBackground", background: { kind: "image", imageId: idOf(6) } },
  { type: "addColour", colour: { name: "", code: null, hex: "#123456", lab: null } },
  { type: "removeColour", code: "18-1448", hex: "#a4372b" },
  { type: "annotate", annotation: { ...annotation, id: idOf(30) } },
  { type: "moveAnnotation", id: note, x: 1, y: 2, pieceKey: "back" },
  { type: "editAnnotation", id: note, content: "Shorter" },
  { type: "resolveAnnotation", id: note, resolved: true },
  { type: "resolveAnnotation", id: note, resolved: false },
  { type: "removeAnnotation", id: note },
  { type: "replaceDocument", document: SAMPLE, label: ["Revision {{revision}} taken over", { revision: 7 }] },
];
