import type { FabricAttrs, Lang } from "@selvedge/contract";
import {
  type Artwork,
  type DesignDocument,
  type FabricRef,
  fabricKey,
  type LaidTrim,
  laidTrims,
  landmarksOf,
  placement,
  type TileSizes,
} from "@selvedge/editor-core";
import {
  type ChosenOptions,
  cuttingPieces,
  type Pattern,
  pointsOfMeasure,
  type RecipeName,
  recipeOf,
} from "@selvedge/garment-core";
import { areaOf } from "@selvedge/geometry-core";
import { sql } from "kysely";
import type { StoredTile } from "../../../fabrics/cloths/pictures/tile.ts";
import type { Cloths } from "../../../fabrics/cloths/store.ts";
import { translateComposition } from "../../../fabrics/products/words/composition.ts";
import { translateName } from "../../../fabrics/products/words/name.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { readPictures } from "../../../platform/image/queries.ts";
import { fromLeft } from "../../../platform/print/fonts.ts";
import { signOffsOf } from "../../proposals/sign-offs/sign-offs.ts";
import { ownHandOf } from "../../styles/drapes/drapes.ts";
import { drawn, recipeKey } from "../../styles/pattern/pattern.ts";
import { picturesOfTrims } from "../../trims/trims.ts";
import { packDistances } from "../drawing/distances.ts";
import type { PackArtwork, PackCloth, PackFabric, PackNote, PackPiece, PackTrim, TechPackOrder } from "./order.ts";
import { PACK_TEXTS } from "./texts.ts";

type Translate = (english: string) => string;
export type Ground = { readonly db: Db; readonly files: FileStore; readonly cloths: Cloths };
export type Reader = { readonly lang: Lang; readonly translate: Translate; readonly companyId: string; readonly company: string };
/** A revision of a design as it was saved. */
export type SavedRevision = {
  readonly proposalId: string;
  readonly name: string;
  readonly revision: number;
  readonly savedAt: Date;
  readonly previewHash: string | null;
  readonly document: DesignDocument;
  readonly hash: string;
};

type Product = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly attrs: FabricAttrs;
  readonly mm_width: number | null;
  readonly mm_height: number | null;
  readonly cloth_hash: string | null;
  readonly albedo_hash: string | null;
  readonly hand: string | null;
};
type Laid = { readonly key: string; readonly fabric: FabricRef; readonly pieceKeys: readonly string[] };

/** Designs that do not repeat along the warp. */
const WITHOUT_REPEAT = ["solid", "stripe"];
/** With more artworks on one piece their lines cross: then only those with Show Location have them. */
const MOST_DRAWN = 3;

/** The options that the garment knows; what an older garment had is left out. */
function chosenIn(recipe: RecipeName, options: DesignDocument["options"]): ChosenOptions {
  const known = recipeOf(recipe).options.filter(({ key, least, most, standard }) => {
    const value = options[key];
    return typeof value === "number" && value >= least && value <= most && value !== standard;
  });
  return Object.fromEntries(known.map(({ key }) => [key, options[key]])) as ChosenOptions;
}

/** The cloths of a garment, each with the pieces it lies on, in the order of the pieces. */
function laidOn({ pieces }: DesignDocument, pattern: Pattern): Laid[] {
  const laid = pattern.pieces.flatMap(({ key }) => {
    const fabric = pieces[key]?.fabric;
    return fabric ? [{ key: fabricKey(fabric), fabric, piece: key }] : [];
  });
  return [...Map.groupBy(laid, ({ key }) => key)].map(([key, on]) => ({
    key,
    fabric: on[0]!.fabric,
    pieceKeys: on.map(({ piece }) => piece),
  }));
}

async function readProducts(db: Db, laid: readonly Laid[]): Promise<Map<string, Product>> {
  const ids = laid.flatMap(({ fabric }) => (fabric.kind === "product" ? [fabric.productId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "code", "name", "attrs", "mm_width", "mm_height", "cloth_hash", "albedo_hash", "hand"])
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readTiles(
  { files, cloths }: Ground,
  laid: readonly Laid[],
  products: ReadonlyMap<string, Product>,
  images: Readonly<Record<string, Uint8Array>>,
): Promise<Record<string, StoredTile>> {
  const read = async ({ fabric }: Laid): Promise<StoredTile | null> => {
    if (fabric.kind === "colour") return null;
    if (fabric.kind === "photo") {
      const picture = images[fabric.imageId];
      return picture ? { picture, mmWidth: fabric.mmWidth, mmHeight: fabric.mmHeight } : null;
    }
    const product = products.get(fabric.productId);
    if (!product?.mm_width || !product.mm_height) return null;
    const picture = product.cloth_hash
      ? await cloths.picture(product.cloth_hash, "albedo")
      : product.albedo_hash && (await files.get(product.albedo_hash));
    return picture ? { picture, mmWidth: product.mm_width, mmHeight: product.mm_height } : null;
  };
  const tiles = await Promise.all(laid.map(async (one) => [one.key, await read(one)] as const));
  return Object.fromEntries(tiles.flatMap(([key, tile]) => (tile ? [[key, tile]] : [])));
}

async function readSources({ db, files }: Ground, companyId: string, document: DesignDocument, laid: readonly Laid[]) {
  const ids = [
    ...Object.values(document.artworks).map(({ imageId }) => imageId),
    ...Object.values(document.trims).map(({ decorateId }) => decorateId),
    ...laid.flatMap(({ fabric }) => (fabric.kind === "photo" ? [fabric.imageId] : [])),
  ];
  const rows = await readPictures({ db, openPictures: picturesOfTrims }, companyId, ids);
  const read = await Promise.all(rows.map(async ({ id, file_hash }) => [id, await files.get(file_hash)] as const));
  return Object.fromEntries(read.flatMap(([id, bytes]) => (bytes ? [[id, bytes]] : [])));
}

/** The garment as it hangs in the cloth that most of it is of, else in the cloth it is cut for; a garment with options was never draped. */
async function readDrape(
  { db, files }: Ground,
  style: { readonly id: string; readonly recipe: string },
  { size, chosen }: { readonly size: string; readonly chosen: ChosenOptions },
  hand: string | null,
): Promise<Uint8Array | null> {
  if (Object.keys(chosen).length > 0) return null;
  const rows = await db
    .selectFrom("style_drapes")
    .select(["hand", "file_hash"])
    .where("style_id", "=", style.id)
    .where("size", "=", size)
    .execute();
  const own = ownHandOf(style.recipe);
  const row = rows.find((one) => one.hand === hand) ?? rows.find((one) => one.hand === own);
  return row ? files.get(row.file_hash) : null;
}

/** How a cloth is laid under a piece, and what is done to it. */
function wayOf({ pieces }: DesignDocument, piece: string): Pick<PackFabric["laid"][number], "mapping" | "finish"> {
  const { mapping, finish = null } = pieces[piece]!;
  return { mapping, finish };
}

function fabricsOf(
  document: DesignDocument,
  laid: readonly Laid[],
  products: ReadonlyMap<string, Product>,
  nameOf: (pieceKey: string) => string,
  translate: Translate,
): PackFabric[] {
  return laid.map(({ key, fabric, pieceKeys }) => {
    const product = fabric.kind === "product" ? products.get(fabric.productId) : undefined;
    const ways = Map.groupBy(pieceKeys, (piece) => JSON.stringify(wayOf(document, piece)));
    return {
      key,
      code: product?.code ?? (fabric.kind === "colour" ? fabric.hex : ""),
      name: product ? translateName(product.name, translate) : "",
      composition: product ? translateComposition(product.attrs.composition, translate) : "",
      weightGsm: product?.attrs.weight ?? null,
      widthCm: product?.attrs.width ?? null,
      laid: [...ways.values()].map((on) => ({ pieces: on.map(nameOf), ...wayOf(document, on[0]!) })),
    };
  });
}

/** What is to be laid for the cutting room: fabrics of the catalogue whose width is known; patterned ones are matched along the warp. */
function clothsOf({ pieces }: DesignDocument, laid: readonly Laid[], products: ReadonlyMap<string, Product>): PackCloth[] {
  return laid.flatMap(({ fabric, pieceKeys }) => {
    const product = fabric.kind === "product" ? products.get(fabric.productId) : undefined;
    const width = product?.attrs.width;
    if (!product || !width) return [];
    const scales = Map.groupBy(pieceKeys, (key) => pieces[key]!.mapping.scale);
    return [...scales].map(([scale, keys]) => {
      const repeats = product.attrs.pattern !== "" && !WITHOUT_REPEAT.includes(product.attrs.pattern);
      return {
        name: product.code,
        pieceKeys: keys,
        width: width * 10,
        repeat: repeats && product.mm_height ? Math.round(product.mm_height * scale * 10) / 10 : 0,
      };
    });
  });
}

/** A, B, … Z, AA: the letter of an artwork on the drawings. */
function markOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : markOf(Math.floor(at / 26) - 1) + letter;
}

function artworksOf({ artworks, order }: DesignDocument, pattern: Pattern): PackArtwork[] {
  const keys = pattern.pieces.map(({ key }) => key);
  const shown = order
    .flatMap((id): Artwork[] =>
      artworks[id] && !artworks[id].hidden && keys.includes(artworks[id].pieceKey) ? [artworks[id]] : [],
    )
    .toSorted((a, b) => keys.indexOf(a.pieceKey) - keys.indexOf(b.pieceKey));
  const on = (key: string) => shown.filter(({ pieceKey }) => pieceKey === key).length;
  return shown.map(
    (
      { name, pieceKey, imageId, x, y, width, height, angle, flipped, repeat, gap, lattice, onFabric, opacity, ...artwork },
      at,
    ) => ({
      mark: markOf(at),
      ...{ name, pieceKey, imageId, x, y, width, height, angle, flipped, repeat, gap, lattice, onFabric, opacity },
      isDrawn: artwork.showLocation || on(pieceKey) <= MOST_DRAWN,
      finish: artwork.finish ?? null,
      distances: packDistances(pattern, { pieceKey, x, y, width, height, angle }),
    }),
  );
}

/** What is sewn on, in the reader's words where the list still has it, else in those it was chosen in. */
async function sewnOnTo(db: Db, laid: readonly LaidTrim[], translate: Translate): Promise<PackTrim[]> {
  if (laid.length === 0) return [];
  const listed = await db
    .selectFrom("decorates")
    .select(["id", "name", "trim"])
    .where("id", "=", sql<string>`any(${[...new Set(laid.map(({ decorateId }) => decorateId))]})`)
    .execute();
  const nameOf = ({ decorateId, look }: LaidTrim) => {
    const known = listed.find(({ id }) => id === decorateId);
    return known?.trim ? `${translate(known.name)}, ${translate(known.trim.colour)}` : look.name;
  };
  const same = Map.groupBy(laid, ({ decorateId, pieceKey, width, height }) => `${decorateId} ${pieceKey} ${width} ${height}`);
  return [...same.values()].map((all) => {
    const { look, pieceKey, width, height } = all[0]!;
    return { name: nameOf(all[0]!), code: look.code, pieceKey, width, height, count: all.length };
  });
}

const notesOf = ({ annotations }: DesignDocument): PackNote[] =>
  Object.values(annotations)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    .map(({ id: _, ...note }, at) => ({ number: at + 1, ...note }));

function piecesOf(document: DesignDocument, pattern: Pattern, fabrics: readonly PackFabric[], translate: Translate): PackPiece[] {
  return cuttingPieces(pattern, 0).map(({ piece, count, fold }) => {
    const fabric = document.pieces[piece.key]?.fabric;
    const on = fabric && fabrics.find(({ key }) => key === fabricKey(fabric));
    return {
      ...piece,
      name: translate(piece.name),
      ...landmarksOf(pattern, piece.key),
      count,
      onFold: fold !== null,
      cloth: on ? on.code || on.name : "",
    };
  });
}

/** Reads everything that a tech pack of a saved revision says, in the reader's language. */
export async function gatherPack(ground: Ground, saved: SavedRevision, reader: Reader): Promise<TechPackOrder> {
  const { document } = saved;
  const { lang, translate, companyId } = reader;
  const style = await ground.db
    .selectFrom("styles")
    .select(["id", "name", "recipe", "sizes"])
    .where("id", "=", document.styleId)
    .executeTakeFirstOrThrow();
  const recipe = recipeKey(style.recipe);
  const garment = { recipe, size: document.size, chosen: chosenIn(recipe, document.options) };
  const pattern = drawn(garment);
  const nameOf = (key: string) => translate(pattern.pieces.find((piece) => piece.key === key)?.name ?? key);
  const laid = laidOn(document, pattern);
  const [products, images] = await Promise.all([readProducts(ground.db, laid), readSources(ground, companyId, document, laid)]);
  const tiles = await readTiles(ground, laid, products, images);
  const sizes: TileSizes = new Map(Object.entries(tiles));
  const share = ({ pieceKeys }: Laid) =>
    pieceKeys.reduce((sum, key) => sum + areaOf(pattern.pieces.find((piece) => piece.key === key)!.outline), 0);
  const main = laid.toSorted((a, b) => share(b) - share(a))[0]?.fabric;
  const hand = main?.kind === "product" ? (products.get(main.productId)?.hand ?? null) : null;
  const sewn = laidTrims(document, pattern.pieces);
  const fabrics = fabricsOf(document, laid, products, nameOf, translate);
  return {
    language: lang,
    texts: Object.fromEntries(PACK_TEXTS.map((text) => [text, translate(text)])) as TechPackOrder["texts"],
    head: {
      style: translate(style.name),
      design: fromLeft(saved.name),
      number: saved.proposalId,
      company: fromLeft(reader.company),
      size: document.size,
      sizes: style.sizes,
      revision: saved.revision,
      savedAt: saved.savedAt.toISOString(),
      hash: saved.hash,
    },
    signOffs: await signOffsOf(ground.db, saved.proposalId),
    pieces: piecesOf(document, pattern, fabrics, translate),
    placement: placement(document, pattern, sizes),
    tiles,
    images,
    drape: await readDrape(ground, style, garment, hand),
    preview: saved.previewHash ? await ground.files.get(saved.previewHash) : null,
    artworks: artworksOf(document, pattern),
    fabrics,
    colours: document.colours,
    trims: sewn.some(({ isAtButton }) => isAtButton) ? pattern.trims.filter(({ kind }) => kind !== "button") : pattern.trims,
    sewnOn: await sewnOnTo(ground.db, sewn, translate),
    garment,
    cloths: clothsOf(document, laid, products),
    notes: notesOf(document),
    chart: style.sizes.map((size) => ({ size, points: pointsOfMeasure(recipe, size, garment.chosen) })),
  };
}
