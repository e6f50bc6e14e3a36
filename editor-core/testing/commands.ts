import fc from "fast-check";
import type { Command, CommandType } from "../commands/table.ts";
import { COMMANDS } from "../commands/table.ts";
import { type DesignDocument, type PieceKey, REPEATS, THICKNESSES } from "../document/schema.ts";
import {
  anyAnnotation,
  anyArtwork,
  anyBackground,
  anyColour,
  anyExtent,
  anyFabric,
  anyGap,
  anyHex,
  anyMm,
  anyName,
  anyScale,
  anyShare,
  anyTurn,
  documentOver,
  idOf,
  PIECE_KEYS,
} from "./any-document.ts";

/** Chooses among what a document holds; one time in twenty something it does not hold, so that refusals are drawn too. */
const pick = fc.nat({ max: 199 });
const picks = fc.array(pick, { minLength: 1, maxLength: 4 });
const STRAY = 19;
const chosen = <Thing>(things: readonly Thing[], n: number, stray: Thing): Thing =>
  n % 20 === STRAY || things.length === 0 ? stray : things[Math.floor(n / 20) % things.length]!;

const artworkAt = ({ order }: DesignDocument, n: number) => chosen(order, n, idOf(0xdead));
const annotationAt = ({ annotations }: DesignDocument, n: number) => chosen(Object.keys(annotations), n, idOf(0xdead));
const pieceAt = ({ pieces }: DesignDocument, n: number): PieceKey => chosen(Object.keys(pieces), n, "valueOf");
/** An id nothing has; one time in twenty one that is taken. */
const freshId = (document: DesignDocument, n: number, taken: readonly string[]) => {
  if (n % 20 === STRAY && taken[0] !== undefined) return taken[0];
  let free = 0x1000 + n;
  while (Object.hasOwn(document.artworks, idOf(free)) || Object.hasOwn(document.annotations, idOf(free))) free += 200;
  return idOf(free);
};
const different = <Thing>(things: readonly Thing[]) => [...new Set(things)];

type Recipe = { readonly values: fc.Arbitrary<unknown>; readonly make: (values: never, document: DesignDocument) => Command };
const recipe = <Values>(values: fc.Arbitrary<Values>, make: (values: Values, document: DesignDocument) => Command): Recipe => ({
  values,
  make: make as Recipe["make"],
});

const place = { x: anyMm, y: anyMm };
const anyOption = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** More than one turn, as a wheel that is turned on and on gives it. */
const anyAngle = fc.oneof(anyTurn, fc.integer({ min: -1_000, max: 1_000 }));

/** How each command of the table is drawn for a document. A command without a recipe does not compile. */
const RECIPES: Record<CommandType, Recipe> = {
  layFabric: recipe(fc.record({ on: picks, fabric: fc.option(anyFabric, { nil: null }) }), ({ on, fabric }, document) => ({
    type: "layFabric",
    pieceKeys: on.map((n) => pieceAt(document, n)),
    fabric,
  })),
  mapFabric: recipe(
    fc.record({
      on: picks,
      change: fc.record({
        scale: anyOption(anyScale),
        angle: anyOption(anyAngle),
        offsetX: anyOption(anyMm),
        offsetY: anyOption(anyMm),
      }),
    }),
    ({ on, change }, document) => ({ type: "mapFabric", pieceKeys: on.map((n) => pieceAt(document, n)), ...change }),
  ),
  placeArtwork: recipe(fc.record({ n: pick, on: pick, artwork: anyArtwork(PIECE_KEYS) }), ({ n, on, artwork }, document) => ({
    type: "placeArtwork",
    artwork: { ...artwork, id: freshId(document, n, document.order), pieceKey: pieceAt(document, on) },
  })),
  moveArtworks: recipe(
    fc.array(fc.record({ n: pick, to: anyOption(pick), ...place }), { minLength: 1, maxLength: 4 }),
    (moves, document) => ({
      type: "moveArtworks",
      moves: moves.map(({ n, to, x, y }) => ({
        id: artworkAt(document, n),
        x,
        y,
        ...(to !== undefined && { pieceKey: pieceAt(document, to) }),
      })),
    }),
  ),
  sizeArtwork: recipe(fc.record({ n: pick, ...place, width: anyExtent, height: anyExtent }), ({ n, ...size }, document) => ({
    type: "sizeArtwork",
    id: artworkAt(document, n),
    ...size,
  })),
  turnArtwork: recipe(fc.record({ n: pick, angle: anyAngle }), ({ n, angle }, document) => ({
    type: "turnArtwork",
    id: artworkAt(document, n),
    angle,
  })),
  flipArtwork: recipe(fc.record({ n: pick, flipped: fc.boolean() }), ({ n, flipped }, document) => ({
    type: "flipArtwork",
    id: artworkAt(document, n),
    flipped,
  })),
  repeatArtwork: recipe(
    fc.record({ n: pick, repeat: fc.constantFrom(...REPEATS), gap: anyGap }),
    ({ n, repeat, gap }, document) => ({
      type: "repeatArtwork",
      id: artworkAt(document, n),
      repeat,
      gap,
    }),
  ),
  thickenArtwork: recipe(fc.record({ n: pick, thickness: fc.constantFrom(...THICKNESSES) }), ({ n, thickness }, document) => ({
    type: "thickenArtwork",
    id: artworkAt(document, n),
    thickness,
  })),
  restrictArtwork: recipe(fc.record({ n: pick, restricted: fc.boolean() }), ({ n, restricted }, document) => ({
    type: "restrictArtwork",
    id: artworkAt(document, n),
    restricted,
  })),
  applyArtworkToFabric: recipe(fc.record({ n: pick, onFabric: fc.boolean() }), ({ n, onFabric }, document) => ({
    type: "applyArtworkToFabric",
    id: artworkAt(document, n),
    onFabric,
  })),
  showArtworkLocation: recipe(fc.record({ n: pick, shown: fc.boolean() }), ({ n, shown }, document) => ({
    type: "showArtworkLocation",
    id: artworkAt(document, n),
    shown,
  })),
  fadeArtwork: recipe(fc.record({ n: pick, opacity: anyShare }), ({ n, opacity }, document) => ({
    type: "fadeArtwork",
    id: artworkAt(document, n),
    opacity,
  })),
  renameArtwork: recipe(fc.record({ n: pick, name: anyName }), ({ n, name }, document) => ({
    type: "renameArtwork",
    id: artworkAt(document, n),
    name,
  })),
  bringToTop: recipe(picks, (of, document) => ({ type: "bringToTop", ids: different(of.map((n) => artworkAt(document, n))) })),
  sendToBack: recipe(picks, (of, document) => ({ type: "sendToBack", ids: different(of.map((n) => artworkAt(document, n))) })),
  reorderArtworks: recipe(fc.record({ from: pick, to: pick }), ({ from, to }, document) => {
    const order = [...document.order];
    const [moved] = order.splice(from % Math.max(1, order.length), 1);
    order.splice(to % (order.length + 1), 0, ...(moved !== undefined && to % 20 !== STRAY ? [moved] : []));
    return { type: "reorderArtworks", order };
  }),
  deleteArtworks: recipe(picks, (of, document) => ({
    type: "deleteArtworks",
    ids: different(of.map((n) => artworkAt(document, n))),
  })),
  duplicateArtworks: recipe(
    fc.array(fc.record({ of: pick, n: pick, dx: anyMm, dy: anyMm }), { minLength: 1, maxLength: 3 }),
    (copies, document) => ({
      type: "duplicateArtworks",
      copies: copies.map(({ of, n, dx, dy }) => ({
        of: artworkAt(document, of),
        id: freshId(document, n, document.order),
        dx,
        dy,
      })),
    }),
  ),
  chooseSize: recipe(fc.constantFrom("S", "M", "40", ""), (size) => ({ type: "chooseSize", size })),
  setBackground: recipe(anyBackground, (background) => ({ type: "setBackground", background })),
  addColour: recipe(anyColour, (colour) => ({ type: "addColour", colour })),
  removeColour: recipe(fc.record({ n: pick, hex: anyHex }), ({ n, hex }, { colours }) => {
    const { code, hex: known } = chosen(colours, n, { name: "", code: "none", hex, lab: null });
    return { type: "removeColour", code, hex: known };
  }),
  annotate: recipe(
    fc.record({ n: pick, on: pick, annotation: anyAnnotation(PIECE_KEYS) }),
    ({ n, on, annotation }, document) => ({
      type: "annotate",
      annotation: {
        ...annotation,
        id: freshId(document, n, Object.keys(document.annotations)),
        pieceKey: pieceAt(document, on),
      },
    }),
  ),
  moveAnnotation: recipe(fc.record({ n: pick, to: anyOption(pick), ...place }), ({ n, to, x, y }, document) => ({
    type: "moveAnnotation",
    id: annotationAt(document, n),
    x,
    y,
    ...(to !== undefined && { pieceKey: pieceAt(document, to) }),
  })),
  editAnnotation: recipe(
    fc.record({ n: pick, content: fc.constantFrom("Shift the crest", "Nearer the hem", "") }),
    ({ n, content }, document) => ({ type: "editAnnotation", id: annotationAt(document, n), content }),
  ),
  resolveAnnotation: recipe(fc.record({ n: pick, resolved: fc.boolean() }), ({ n, resolved }, document) => ({
    type: "resolveAnnotation",
    id: annotationAt(document, n),
    resolved,
  })),
  removeAnnotation: recipe(pick, (n, document) => ({ type: "removeAnnotation", id: annotationAt(document, n) })),
  replaceDocument: recipe(
    fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: documentOver(PIECE_KEYS) }),
    (next, document) => ({
      type: "replaceDocument",
      // Now and then one whose order names an artwork it does not hold.
      document: next ?? { ...document, order: [...document.order, idOf(0xdead)] },
      label: ["Revision {{revision}} opened", { revision: 3 }],
    }),
  ),
};

export const COMMAND_TYPES = Object.keys(COMMANDS) as CommandType[];

/** A command still to be fitted to the document it is given to. */
export type Drawn = { readonly type: CommandType; readonly values: unknown };

export const drawnOf = (type: CommandType): fc.Arbitrary<Drawn> => RECIPES[type].values.map((values) => ({ type, values }));

/** The drawn command as it is given to this document. */
export const fitted = ({ type, values }: Drawn, document: DesignDocument): Command =>
  RECIPES[type].make(values as never, document);

export const anyDrawn: fc.Arbitrary<Drawn> = fc.oneof(...COMMAND_TYPES.map(drawnOf));
