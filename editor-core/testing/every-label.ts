import type { Command } from "../commands/table.ts";
import { emptyDocument } from "../document/empty.ts";
import {
  ARTWORK_FINISHES,
  type ArtworkFinish,
  CLOTH_FINISHES,
  type DesignDocument,
  REPEATS,
  THICKNESSES,
  type Trim,
} from "../document/schema.ts";
import { idOf, TEXT } from "./any-document.ts";
import { artworkLike } from "./artwork-like.ts";

const [crest, leaf, note, autumn] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const button = idOf(50);
export const BUTTON: Trim = {
  id: button,
  decorateId: idOf(51),
  pieceKey: "front",
  x: 0,
  y: 90,
  angle: 0,
  width: 18,
  height: 18,
  look: { name: "Horn button", code: "BT-4110", kind: "button", thick: 3, hex: "#4a3524" },
};
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

/** A document on which every command below can be given: two artworks, a note and a colour; the back lies over a cloth that stays. */
const GARMENT = emptyDocument({ styleId: idOf(9), size: "M", pieceKeys: ["front", "back"] });
export const SAMPLE: DesignDocument = {
  ...GARMENT,
  pieces: { ...GARMENT.pieces, back: { ...GARMENT.pieces.back!, fabric: { kind: "colour", hex: "#a4372b" } } },
  board: { places: {}, staying: ["colour:#a4372b"] },
  artworks: { [crest]: artworkLike(1, "front"), [leaf]: artworkLike(2, "back", { name: "Leaf", text: TEXT }) },
  order: [crest, leaf],
  annotations: { [note]: annotation },
  trims: { [button]: BUTTON },
  colourways: { [autumn]: { id: autumn, name: "Autumn", pieces: GARMENT.pieces } },
  colours: [{ name: "Chili", code: "18-1448", hex: "#a4372b", lab: null }],
};

const both = [["front"], ["front", "back"]];
const one = [crest];
const two = [crest, leaf];
const TRANSFORM = { x: 1, y: 2, width: 20, height: 10, angle: 30, flipped: true };

const finishOf = (kind: (typeof ARTWORK_FINISHES)[number]): ArtworkFinish | null =>
  kind === "print" ? null : kind === "embroidery" ? { kind, angle: 45, row: 0.4 } : { kind };

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
    {
      type: "cutSideBySide",
      cuttings: pieceKeys.map((pieceKey) => ({ pieceKey, mapping: { scale: 1, angle: 0, offsetX: 4, offsetY: 5 } })),
    },
    { type: "movePieces", moves: pieceKeys.map((pieceKey) => ({ pieceKey, x: 4, y: 5, alongX: 4, alongY: 5 })) },
    { type: "shiftFabrics", shifts: pieceKeys.map((pieceKey) => ({ pieceKey, offsetX: 4, offsetY: 5 })) },
  ]),
  { type: "movePieces", moves: [{ pieceKey: "back", x: 4, y: 5, alongX: 4, alongY: 5 }] },
  { type: "holdCloth", fabric: { kind: "product", productId: idOf(5) }, stays: true },
  { type: "holdCloth", fabric: { kind: "product", productId: idOf(5) }, stays: false },
  { type: "tidyPieces" },
  { type: "placeArtwork", artwork: artworkLike(7, "front") },
  { type: "moveArtworks", moves: [{ id: crest, x: 1, y: 2 }] },
  { type: "moveArtworks", moves: two.map((id) => ({ id, x: 1, y: 2 })) },
  { type: "sizeArtwork", id: crest, x: 0, y: 0, width: 220, height: 110.04 },
  { type: "turnArtwork", id: crest, angle: 450 },
  { type: "flipArtwork", id: crest, flipped: true },
  { type: "flipArtwork", id: crest, flipped: false },
  ...REPEATS.map((repeat): Command => ({ type: "repeatArtwork", id: crest, repeat, gap: 10 })),
  { type: "setLattice", id: crest, lattice: { across: 60, down: 40.04, by: "column", drop: 0, symmetry: "mirror" } },
  { type: "setLattice", id: crest, lattice: { across: 60, down: 40, by: "column", drop: 0.5, symmetry: "none" } },
  { type: "setLattice", id: crest, lattice: { across: 60, down: 40, by: "row", drop: 0.37, symmetry: "rotation" } },
  ...THICKNESSES.map((thickness): Command => ({ type: "thickenArtwork", id: crest, thickness })),
  ...ARTWORK_FINISHES.map((kind): Command => ({ type: "finishArtworks", ids: one, finish: finishOf(kind) })),
  { type: "finishArtworks", ids: two, finish: finishOf("foil") },
  ...[null, ...CLOTH_FINISHES].map((finish): Command => ({ type: "finishFabric", pieceKeys: ["front"], finish })),
  { type: "finishFabric", pieceKeys: ["front", "back"], finish: "satin" },
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
  { type: "duplicateArtworks", copies: two.map((of, index) => ({ of, id: idOf(21 + index), dx: 5, dy: 5 })) },
  ...(["sized", "turned", "flipped", "aligned", "distributed"] as const).map(
    (how): Command => ({ type: "transformArtworks", how, lies: two.map((id) => ({ id, ...TRANSFORM })) }),
  ),
  { type: "groupArtworks", ids: two, group: idOf(40) },
  { type: "groupArtworks", ids: two, group: null },
  ...[one, two].flatMap((ids): Command[] => [
    { type: "lockArtworks", ids, locked: true },
    { type: "lockArtworks", ids, locked: false },
    { type: "hideArtworks", ids, hidden: true },
    { type: "hideArtworks", ids, hidden: false },
  ]),
  { type: "pasteArtworks", artworks: [artworkLike(41, "front"), artworkLike(42, "back")] },
  { type: "replacePictures", ids: one, imageId: idOf(6) },
  { type: "replacePictures", ids: two, imageId: idOf(6) },
  { type: "writeText", id: leaf, text: TEXT, imageId: idOf(6), width: 80, height: 20 },
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
  { type: "chooseOptions", options: { sleeveLength: -30 }, change: { name: "Sleeve length", value: -30, unit: "mm" } },
  { type: "chooseOptions", options: {}, change: null },
  { type: "openClosure", open: "front", change: { name: "Front", isOpen: true } },
  { type: "openClosure", open: "", change: { name: "Front", isOpen: false } },
  { type: "keepColourway", id: idOf(40), name: "Winter" },
  { type: "layInColourway", id: autumn, pieceKeys: ["front"], fabric: null },
  { type: "renameColourway", id: autumn, name: "Fall" },
  { type: "wearColourway", id: autumn },
  { type: "removeColourway", id: autumn },
  { type: "placeTrim", trim: { ...BUTTON, id: idOf(52) } },
  { type: "moveTrim", id: button, x: 1, y: 2 },
  { type: "turnTrim", id: button, angle: 450 },
  { type: "lengthenTrim", id: button, height: 180 },
  { type: "layerTrim", id: button, layer: 1, to: "top" },
  { type: "layerTrim", id: button, layer: -1, to: "back" },
  { type: "showTrimLocation", id: button, shown: true },
  { type: "showTrimLocation", id: button, shown: false },
  { type: "duplicateTrim", of: button, id: idOf(53), dx: 0, dy: 60 },
  { type: "deleteTrim", id: button },
  { type: "sewButtons", trim: { ...BUTTON, id: idOf(54), atButtons: true } },
  { type: "sewButtons", trim: null },
  { type: "replaceDocument", document: SAMPLE, label: ["Revision {{revision}} taken over", { revision: 7 }] },
  { type: "replaceDocument", document: SAMPLE, label: ["Unsaved work taken over", {}] },
  { type: "replaceDocument", document: SAMPLE, label: ["What-if {{name}} taken as the design", { name: "A" }] },
];
