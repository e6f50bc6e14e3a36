import fc from "fast-check";
import { fabricKey } from "../document/fabric-key.ts";
import { readDocument } from "../document/migrations.ts";
import {
  type Annotation,
  type Artwork,
  type ArtworkFinish,
  type ArtworkLattice,
  type ArtworkText,
  type Background,
  type Board,
  CLOTH_FINISHES,
  type Colour,
  type DesignDocument,
  type FabricRef,
  MAX_LENGTH_MM,
  type PieceDesign,
  type PieceKey,
  REPEATS,
  SYMMETRIES,
  THICKNESSES,
  TRIM_KINDS,
  type Trim,
} from "../document/schema.ts";
import { SCHEMA } from "../document/version.ts";
import { lawful } from "../geometry/repeat.ts";

/** A valid id that is easy to recognise in a failure message. */
export const idOf = (n: number) => n.toString(16).padStart(32, "0");

// The last two are names that every object has: looked up carelessly, they exist on every garment.
export const PIECE_KEYS: readonly PieceKey[] = ["front", "back", "sleeveL", "sleeveR", "constructor", "toString"];

const numberIn = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((tenths) => tenths / 10),
    fc.double({ min, max, noNaN: true }),
    fc.constantFrom(...[min, max, 0, -0].filter((edge) => edge >= min && edge <= max)),
  );

/** Mostly on the piece, sometimes anywhere the document allows. */
export const anyMm = fc.oneof(
  { weight: 4, arbitrary: numberIn(-400, 400) },
  { weight: 1, arbitrary: numberIn(-MAX_LENGTH_MM, MAX_LENGTH_MM) },
);
export const anyExtent = fc.oneof(
  { weight: 4, arbitrary: numberIn(5, 400) },
  { weight: 1, arbitrary: numberIn(0.01, MAX_LENGTH_MM) },
);
export const anyTurn = fc.oneof(fc.constantFrom(0, 30, 45, 90, 180, -180), numberIn(-180, 180));
export const anyScale = fc.oneof(fc.constantFrom(1, 2, 0.5), numberIn(0.05, 20));
export const anyShare = numberIn(0, 1);
export const anyGap = fc.oneof(fc.constantFrom(0, 10), numberIn(0, 5_000));
export const anyHex = fc.constantFrom("#ffffff", "#14263f", "#b2372c");
export const anyName = fc.constantFrom("Crest", "Leaf", "花", "شعار", "x".repeat(80));

export const anyFabric: fc.Arbitrary<FabricRef> = fc.oneof(
  fc.record({ kind: fc.constant("product" as const), productId: fc.constantFrom(idOf(0xa1), idOf(0xa2)) }),
  fc.record({
    kind: fc.constant("photo" as const),
    imageId: fc.constant(idOf(0xb1)),
    mmWidth: fc.constant(140),
    mmHeight: fc.constant(90),
  }),
  fc.record({ kind: fc.constant("colour" as const), hex: anyHex }),
);

export const anyColour: fc.Arbitrary<Colour> = fc.record({
  name: anyName,
  code: fc.constantFrom(null, "18-1448 TCX"),
  hex: anyHex,
  lab: fc.constantFrom<Colour["lab"]>(null, [41.5, 52.1, 31]),
});

export const anyBackground: fc.Arbitrary<Background> = fc.oneof(
  fc.record({ kind: fc.constant("plain" as const), hex: anyHex }),
  fc.record({ kind: fc.constant("image" as const), imageId: fc.constant(idOf(0xb2)) }),
);

export const anyMapping = fc.record({ scale: anyScale, angle: anyTurn, offsetX: anyMm, offsetY: anyMm });

/** A finish, or the field left out. */
const maybe = <Key extends string, Value>(key: Key, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((said) => (said === undefined ? {} : { [key]: said }) as { [K in Key]?: Value });

const anyPieceDesign: fc.Arbitrary<PieceDesign> = fc
  .tuple(
    fc.record({ fabric: fc.option(anyFabric, { nil: null }), mapping: anyMapping }),
    maybe("finish", fc.constantFrom(...CLOTH_FINISHES)),
  )
  .map(([design, finish]) => ({ ...design, ...finish }));

export const anyFinish: fc.Arbitrary<ArtworkFinish> = fc.oneof(
  fc.record({ kind: fc.constantFrom("matte", "satin", "foil", "puff", "flock", "patch") }),
  fc.record({ kind: fc.constant("embroidery" as const), angle: fc.constantFrom(-90, 0, 45), row: fc.constantFrom(0.25, 0.4, 1) }),
);

const mostly = (value: boolean) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fc.constant(!value));

/** Letters as an artwork holds them. */
export const TEXT: ArtworkText = {
  content: "Selvedge",
  font: "serif",
  isBold: false,
  align: "centre",
  hex: "#14263f",
  spacing: 0,
  bend: 0,
};

/** How an all-over repeat is set, with a drop that suits its symmetry. */
export const anyLattice: fc.Arbitrary<ArtworkLattice> = fc
  .record({
    across: fc.integer({ min: 1, max: 2_000 }),
    down: fc.integer({ min: 1, max: 2_000 }),
    by: fc.constantFrom("column", "row"),
    drop: fc.constantFrom(0, 0.5, 1 / 3, 0.25, 0.617),
    symmetry: fc.constantFrom(...SYMMETRIES),
  })
  .map(lawful);

/** An artwork lying on one of these pieces. */
export const anyArtwork = (pieceKeys: readonly PieceKey[]): fc.Arbitrary<Omit<Artwork, "id">> =>
  fc
    .tuple(
      fc.record({
        name: anyName,
        imageId: fc.constantFrom(idOf(0xc1), idOf(0xc2)),
        pieceKey: fc.constantFrom(...pieceKeys),
        x: anyMm,
        y: anyMm,
        width: anyExtent,
        height: anyExtent,
        angle: anyTurn,
        flipped: fc.boolean(),
        repeat: fc.constantFrom(...REPEATS),
        gap: anyGap,
        thickness: fc.constantFrom(...THICKNESSES),
        restricted: fc.boolean(),
        onFabric: fc.boolean(),
        showLocation: fc.boolean(),
        opacity: anyShare,
        locked: mostly(false),
        hidden: mostly(false),
        group: fc.constantFrom(null, null, idOf(0xe1), idOf(0xe2)),
        text: fc.constantFrom(null, null, TEXT),
      }),
      maybe("finish", anyFinish),
      maybe("lattice", anyLattice),
    )
    .map(([artwork, finish, lattice]) => ({ ...artwork, ...finish, ...lattice }));

export const anyAnnotation = (pieceKeys: readonly PieceKey[]): fc.Arbitrary<Omit<Annotation, "id">> =>
  fc.record({
    pieceKey: fc.constantFrom(...pieceKeys),
    x: anyMm,
    y: anyMm,
    content: fc.constantFrom("Shift the crest", "袖口再短 5 mm"),
    author: fc.constantFrom("", "Ada"),
    createdAt: fc.constant("2026-03-01T09:00:00.000Z"),
    resolved: fc.boolean(),
  });

/** A trim on one of these pieces; one of an older document says nothing of its look. */
export const anyTrim = (pieceKeys: readonly PieceKey[]): fc.Arbitrary<Omit<Trim, "id">> =>
  fc.record(
    {
      decorateId: fc.constantFrom(idOf(0xd1), idOf(0xd2)),
      pieceKey: fc.constantFrom(...pieceKeys),
      x: anyMm,
      y: anyMm,
      angle: anyTurn,
      width: anyExtent,
      height: anyExtent,
      look: fc.record({
        name: anyName,
        code: fc.constantFrom("", "BT-4110"),
        kind: fc.constantFrom(...TRIM_KINDS),
        thick: numberIn(0, 12),
        hex: anyHex,
      }),
      showLocation: fc.boolean(),
      layer: fc.integer({ min: -3, max: 3 }),
      atButtons: fc.constant(true as const),
    },
    { requiredKeys: ["decorateId", "pieceKey", "x", "y", "angle", "width", "height"] },
  );

/** Some of these pieces laid by hand, over cloths some of which stay. */
const anyBoard = (pieceKeys: readonly PieceKey[]): fc.Arbitrary<Board> =>
  fc.record({
    places: fc.dictionary(fc.constantFrom(...pieceKeys), fc.record({ x: anyMm, y: anyMm }), { minKeys: 1 }),
    staying: fc.uniqueArray(anyFabric.map(fabricKey), { maxLength: 2 }).map((keys) => keys.sort()),
  });

const filed = <Thing>(things: readonly Thing[], from: number): Record<string, Thing & { id: string }> =>
  Object.fromEntries(things.map((thing, index) => [idOf(from + index), { ...thing, id: idOf(from + index) }]));

/** A valid document over some of these pieces. */
export const documentOver = (pool: readonly PieceKey[]): fc.Arbitrary<DesignDocument> =>
  fc
    .subarray([...pool], { minLength: 1 })
    .chain((keys) => {
      const designs = fc.tuple(...keys.map(() => anyPieceDesign));
      const byKey = designs.map((each) => Object.fromEntries(keys.map((key, index) => [key, each[index]!])));
      return fc.record({
        styleId: fc.constant(idOf(1)),
        size: fc.constantFrom("M", "40"),
        options: fc.dictionary(
          fc.constantFrom("lengthBonus", "collar", "lined"),
          fc.oneof(fc.integer(), fc.constant("band"), fc.boolean()),
        ),
        pieces: byKey,
        artworks: fc.array(anyArtwork(keys), { maxLength: 8 }),
        shuffle: fc.integer({ min: 0, max: 7 }),
        trims: fc.array(anyTrim(keys), { maxLength: 3 }),
        background: anyBackground,
        colours: fc.array(anyColour, { maxLength: 3 }),
        annotations: fc.array(anyAnnotation(keys), { maxLength: 3 }),
        colourways: fc.array(fc.record({ name: anyName, pieces: byKey }), { maxLength: 2 }),
        board: fc.option(anyBoard(keys), { nil: undefined }),
      });
    })
    .map(({ artworks, shuffle, trims, annotations, colourways, board, ...rest }) => {
      const ids = artworks.map((_, index) => idOf(0x100 + index));
      return readDocument({
        schema: SCHEMA,
        ...rest,
        artworks: filed(artworks, 0x100),
        order: [...ids.slice(shuffle), ...ids.slice(0, shuffle).reverse()],
        trims: filed(trims, 0x200),
        annotations: filed(annotations, 0x300),
        colourways: filed(colourways, 0x400),
        ...(board && { board }),
      });
    });

export const anyDocument = documentOver(PIECE_KEYS);
