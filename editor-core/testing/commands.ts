import fc from "fast-check";
import type { Command, CommandType } from "../commands/table.ts";
import { COMMANDS } from "../commands/table.ts";
import { CLOTH_FINISHES, type DesignDocument, type PieceKey, REPEATS, THICKNESSES } from "../document/schema.ts";
import {
  anyAnnotation,
  anyArtwork,
  anyBackground,
  anyColour,
  anyExtent,
  anyFabric,
  anyFinish,
  anyGap,
  anyHex,
  anyLattice,
  anyMapping,
  anyMm,
  anyName,
  anyScale,
  anyShare,
  anyTrim,
  anyTurn,
  documentOver,
  idOf,
  PIECE_KEYS,
  TEXT,
} from "./any-document.ts";

/** Chooses among what a document holds; one time in twenty something it does not hold, so that refusals are drawn too. */
const pick = fc.nat({ max: 199 });
const picks = fc.array(pick, { minLength: 1, maxLength: 4 });
const STRAY = 19;
const chosen = <Thing>(things: readonly Thing[], n: number, stray: Thing): Thing =>
  n % 20 === STRAY || things.length === 0 ? stray : things[Math.floor(n / 20) % things.length]!;

const artworkAt = ({ order }: DesignDocument, n: number) => chosen(order, n, idOf(0xdead));
const annotationAt = ({ annotations }: DesignDocument, n: number) => chosen(Object.keys(annotations), n, idOf(0xdead));
const colourwayAt = ({ colourways }: DesignDocument, n: number) => chosen(Object.keys(colourways), n, idOf(0xdead));
const trimAt = ({ trims }: DesignDocument, n: number) => chosen(Object.keys(trims), n, idOf(0xdead));
const pieceAt = ({ pieces }: DesignDocument, n: number): PieceKey => chosen(Object.keys(pieces), n, "valueOf");
/** An id nothing has; one time in twenty one that is taken. */
const freshId = (document: DesignDocument, n: number, taken: readonly string[]) => {
  if (n % 20 === STRAY && taken[0] !== undefined) return taken[0];
  let free = 0x1000 + n;
  while ([document.artworks, document.annotations, document.trims].some((records) => Object.hasOwn(records, idOf(free))))
    free += 200;
  return idOf(free);
};
const different = <Thing>(things: readonly Thing[]) => [...new Set(things)];
const artworksAt = (document: DesignDocument, numbers: readonly number[]) =>
  different(numbers.map((n) => artworkAt(document, n)));

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
  setLattice: recipe(
    fc.record({ n: pick, lattice: anyLattice, strays: fc.constantFrom(0, 0, 0, 0.4) }),
    ({ n, lattice, strays }, document) => ({
      type: "setLattice",
      id: artworkAt(document, n),
      lattice: { ...lattice, drop: (lattice.drop + strays) % 1 },
    }),
  ),
  thickenArtwork: recipe(fc.record({ n: pick, thickness: fc.constantFrom(...THICKNESSES) }), ({ n, thickness }, document) => ({
    type: "thickenArtwork",
    id: artworkAt(document, n),
    thickness,
  })),
  finishArtworks: recipe(fc.record({ of: picks, finish: fc.option(anyFinish, { nil: null }) }), ({ of, finish }, document) => ({
    type: "finishArtworks",
    ids: artworksAt(document, of),
    finish,
  })),
  finishFabric: recipe(
    fc.record({ on: picks, finish: fc.constantFrom(null, ...CLOTH_FINISHES) }),
    ({ on, finish }, document) => ({ type: "finishFabric", pieceKeys: on.map((n) => pieceAt(document, n)), finish }),
  ),
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
  bringToTop: recipe(picks, (picked, document) => ({ type: "bringToTop", ids: artworksAt(document, picked) })),
  sendToBack: recipe(picks, (picked, document) => ({ type: "sendToBack", ids: artworksAt(document, picked) })),
  reorderArtworks: recipe(fc.record({ from: pick, to: pick }), ({ from, to }, document) => {
    const order = [...document.order];
    const [moved] = order.splice(from % Math.max(1, order.length), 1);
    order.splice(to % (order.length + 1), 0, ...(moved !== undefined && to % 20 !== STRAY ? [moved] : []));
    return { type: "reorderArtworks", order };
  }),
  deleteArtworks: recipe(picks, (picked, document) => ({
    type: "deleteArtworks",
    ids: artworksAt(document, picked),
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
  transformArtworks: recipe(
    fc.record({
      how: fc.constantFrom("sized", "turned", "flipped", "aligned", "distributed"),
      transforms: fc.array(
        fc.record({ n: pick, ...place, width: anyExtent, height: anyExtent, angle: anyAngle, flipped: fc.boolean() }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    ({ how, transforms }, document) => ({
      type: "transformArtworks",
      how,
      lies: transforms.map(({ n, ...transform }) => ({ id: artworkAt(document, n), ...transform })),
    }),
  ),
  groupArtworks: recipe(
    fc.record({ of: picks, group: fc.constantFrom(null, idOf(0xe1), idOf(0xe3)) }),
    ({ of, group }, document) => ({
      type: "groupArtworks",
      ids: artworksAt(document, of),
      group,
    }),
  ),
  lockArtworks: recipe(fc.record({ of: picks, locked: fc.boolean() }), ({ of, locked }, document) => ({
    type: "lockArtworks",
    ids: artworksAt(document, of),
    locked,
  })),
  hideArtworks: recipe(fc.record({ of: picks, hidden: fc.boolean() }), ({ of, hidden }, document) => ({
    type: "hideArtworks",
    ids: artworksAt(document, of),
    hidden,
  })),
  pasteArtworks: recipe(
    fc.array(fc.record({ n: pick, on: pick, artwork: anyArtwork(PIECE_KEYS) }), { minLength: 1, maxLength: 3 }),
    (artworks, document) => ({
      type: "pasteArtworks",
      artworks: artworks.map(({ n, on, artwork }) => ({
        ...artwork,
        id: freshId(document, n, document.order),
        pieceKey: pieceAt(document, on),
      })),
    }),
  ),
  replacePictures: recipe(picks, (picked, document) => ({
    type: "replacePictures",
    ids: artworksAt(document, picked),
    imageId: idOf(0xc2),
  })),
  writeText: recipe(fc.record({ n: pick, width: anyExtent, height: anyExtent }), ({ n, width, height }, document) => ({
    type: "writeText",
    id: artworkAt(document, n),
    text: { ...TEXT, content: `Text ${n}` },
    imageId: idOf(0xc1),
    width,
    height,
  })),
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
  chooseOptions: recipe(fc.record({ ease: fc.integer({ min: -20, max: 20 }), isBack: fc.boolean() }), ({ ease, isBack }) => ({
    type: "chooseOptions",
    options: (isBack ? {} : { ease }) as Record<string, number>,
    change: isBack ? null : { name: "Ease", value: ease, unit: "%" },
  })),
  openClosure: recipe(fc.boolean(), (isOpen) => ({
    type: "openClosure",
    open: isOpen ? "front" : "",
    change: { name: "Front", isOpen },
  })),
  keepColourway: recipe(fc.record({ n: pick, name: anyName }), ({ n, name }, document) => ({
    type: "keepColourway",
    id: n % 2 === 0 ? idOf(0x5000 + n) : colourwayAt(document, n),
    name,
  })),
  layInColourway: recipe(
    fc.record({ n: pick, on: picks, fabric: fc.option(anyFabric, { nil: null }) }),
    ({ n, on, fabric }, document) => ({
      type: "layInColourway",
      id: colourwayAt(document, n),
      pieceKeys: on.map((index) => pieceAt(document, index)),
      fabric,
    }),
  ),
  removeColourway: recipe(pick, (n, document) => ({ type: "removeColourway", id: colourwayAt(document, n) })),
  renameColourway: recipe(fc.record({ n: pick, name: anyName }), ({ n, name }, document) => ({
    type: "renameColourway",
    id: colourwayAt(document, n),
    name,
  })),
  shiftFabrics: recipe(
    fc.array(fc.record({ on: pick, x: anyMm, y: anyMm }), { minLength: 1, maxLength: 4 }),
    (shifts, document) => ({
      type: "shiftFabrics",
      shifts: shifts.map(({ on, x, y }) => ({ pieceKey: pieceAt(document, on), offsetX: x, offsetY: y })),
    }),
  ),
  cutSideBySide: recipe(
    fc.record({
      cut: fc.array(fc.record({ on: pick, mapping: anyMapping, ...place }), { minLength: 1, maxLength: 4 }),
      isLaid: fc.boolean(),
    }),
    ({ cut, isLaid }, document) => ({
      type: "cutSideBySide",
      cuttings: cut.map(({ on, mapping }) => ({ pieceKey: pieceAt(document, on), mapping })),
      ...(isLaid && { places: cut.map(({ on, x, y }) => ({ pieceKey: pieceAt(document, on), x, y })) }),
    }),
  ),
  holdCloth: recipe(fc.record({ fabric: anyFabric, stays: fc.boolean() }), (held) => ({ type: "holdCloth", ...held })),
  movePieces: recipe(
    fc.array(fc.record({ on: pick, ...place, alongX: anyMm, alongY: anyMm }), { minLength: 1, maxLength: 4 }),
    (moves, document) => ({
      type: "movePieces",
      moves: moves.map(({ on, ...move }) => ({ pieceKey: pieceAt(document, on), ...move })),
    }),
  ),
  tidyPieces: recipe(fc.constant(null), () => ({ type: "tidyPieces" })),
  wearColourway: recipe(pick, (n, document) => ({ type: "wearColourway", id: colourwayAt(document, n) })),
  placeTrim: recipe(fc.record({ n: pick, on: pick, trim: anyTrim(PIECE_KEYS) }), ({ n, on, trim }, document) => ({
    type: "placeTrim",
    trim: { ...trim, id: freshId(document, n, Object.keys(document.trims)), pieceKey: pieceAt(document, on) },
  })),
  moveTrim: recipe(fc.record({ n: pick, to: anyOption(pick), ...place }), ({ n, to, x, y }, document) => ({
    type: "moveTrim",
    id: trimAt(document, n),
    x,
    y,
    ...(to !== undefined && { pieceKey: pieceAt(document, to) }),
  })),
  turnTrim: recipe(fc.record({ n: pick, angle: anyAngle }), ({ n, angle }, document) => ({
    type: "turnTrim",
    id: trimAt(document, n),
    angle,
  })),
  lengthenTrim: recipe(fc.record({ n: pick, height: anyExtent }), ({ n, height }, document) => ({
    type: "lengthenTrim",
    id: trimAt(document, n),
    height,
  })),
  layerTrim: recipe(
    fc.record({ n: pick, layer: fc.integer({ min: -3, max: 3 }), to: fc.constantFrom("top" as const, "back" as const) }),
    ({ n, layer, to }, document) => ({ type: "layerTrim", id: trimAt(document, n), layer, to }),
  ),
  showTrimLocation: recipe(fc.record({ n: pick, shown: fc.boolean() }), ({ n, shown }, document) => ({
    type: "showTrimLocation",
    id: trimAt(document, n),
    shown,
  })),
  duplicateTrim: recipe(fc.record({ of: pick, n: pick, dx: anyMm, dy: anyMm }), ({ of, n, dx, dy }, document) => ({
    type: "duplicateTrim",
    of: trimAt(document, of),
    id: freshId(document, n, Object.keys(document.trims)),
    dx,
    dy,
  })),
  deleteTrim: recipe(pick, (n, document) => ({ type: "deleteTrim", id: trimAt(document, n) })),
  sewButtons: recipe(
    fc.record({ n: pick, on: pick, trim: fc.option(anyTrim(PIECE_KEYS), { nil: null }) }),
    ({ n, on, trim }, document) => ({
      type: "sewButtons",
      trim: trim && {
        ...trim,
        id: freshId(document, n, Object.keys(document.trims)),
        pieceKey: pieceAt(document, on),
        ...(n % 5 > 0 && { atButtons: true }),
      },
    }),
  ),
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
