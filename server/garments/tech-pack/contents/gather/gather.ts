import type { Lang } from "@selvedge/contract";
import {
  type DesignDocument,
  fabricKey,
  type LaidTrim,
  laidTrims,
  landmarksOf,
  placement,
  type TileSizes,
} from "@selvedge/editor-core";
import {
  buttonMarks,
  type ChosenOptions,
  cuttingPieces,
  type Pattern,
  pointsOfMeasure,
  type RecipeName,
  recipeOf,
} from "@selvedge/garment-core";
import { areaOf } from "@selvedge/geometry-core";
import { readPictures } from "../../../../platform/image/queries.ts";
import { fromLeft } from "../../../../platform/print/fonts.ts";
import { signOffsOf } from "../../../proposals/sign-offs/sign-offs.ts";
import { ownHandOf } from "../../../styles/drapes/drapes.ts";
import { presentDrapes } from "../../../styles/drapes/stored/present.ts";
import { drawn, recipeKey } from "../../../styles/pattern/pattern.ts";
import { picturesOfTrims } from "../../../trims/trims.ts";
import type { PackFabric, PackNote, PackPiece, TechPackInput } from "../pack-input.ts";
import { PACK_TEXTS } from "../texts.ts";
import { artworksOf } from "./artworks.ts";
import { clothsOf, fabricsOf } from "./fabrics.ts";
import { type Laid, laidOn, readProducts, readTiles, type Services } from "./laid.ts";
import { sewnOnTo } from "./sewn-on.ts";

export type Reader = {
  readonly lang: Lang;
  readonly translate: (english: string) => string;
  readonly companyId: string;
  readonly company: string;
};

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

/** The options that the garment knows; what an older garment had is left out. */
function chosenIn(recipe: RecipeName, options: DesignDocument["options"]): ChosenOptions {
  const known = recipeOf(recipe).options.filter(({ key, least, most, standard }) => {
    const value = options[key];
    return typeof value === "number" && value >= least && value <= most && value !== standard;
  });
  return Object.fromEntries(known.map(({ key }) => [key, options[key]])) as ChosenOptions;
}

/** What the pattern has sewn on, and what the garment is buttoned with: its own buttons, or those that were chosen in their place. */
function buttonedWith(pattern: Pattern, sewn: readonly LaidTrim[]): Pick<TechPackInput, "trims" | "buttons"> {
  const chosen = sewn.filter(({ isAtButton }) => isAtButton);
  if (chosen.length === 0) return { trims: pattern.trims, buttons: buttonMarks(pattern.pieces) };
  return {
    trims: pattern.trims.filter(({ kind }) => kind !== "button"),
    buttons: chosen.map(({ pieceKey, x, y, width, look }) => ({ pieceKey, x, y, diameter: width, hex: look.hex })),
  };
}

async function readSources({ db, files }: Services, companyId: string, document: DesignDocument, laid: readonly Laid[]) {
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
  { db, files }: Services,
  style: { readonly id: string; readonly recipe: string },
  { size, chosen }: { readonly size: string; readonly chosen: ChosenOptions },
  hand: string | null,
): Promise<Uint8Array | null> {
  if (Object.keys(chosen).length > 0) return null;
  const drapes = await presentDrapes(db, [style.id], { size });
  const own = ownHandOf(style.recipe);
  const drape = drapes.find((one) => one.hand === hand) ?? drapes.find((one) => one.hand === own);
  return drape ? files.get(drape.fileHash) : null;
}

const notesOf = ({ annotations }: DesignDocument): PackNote[] =>
  Object.values(annotations)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    .map(({ id: _, ...note }, index) => ({ number: index + 1, ...note }));

function piecesOf(
  document: DesignDocument,
  pattern: Pattern,
  fabrics: readonly PackFabric[],
  translate: (english: string) => string,
): PackPiece[] {
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
export async function gatherPack(services: Services, saved: SavedRevision, reader: Reader): Promise<TechPackInput> {
  const { document } = saved;
  const { lang, translate, companyId } = reader;
  const style = await services.db
    .selectFrom("styles")
    .select(["id", "name", "recipe", "sizes"])
    .where("id", "=", document.styleId)
    .executeTakeFirstOrThrow();
  const recipe = recipeKey(style.recipe);
  const garment = { recipe, size: document.size, chosen: chosenIn(recipe, document.options) };
  const pattern = drawn(garment);
  const nameOf = (key: string) => translate(pattern.pieces.find((piece) => piece.key === key)?.name ?? key);
  const laid = laidOn(document, pattern);
  const [products, images] = await Promise.all([
    readProducts(services.db, laid),
    readSources(services, companyId, document, laid),
  ]);
  const tiles = await readTiles(services, laid, products, images);
  const sizes: TileSizes = new Map(Object.entries(tiles));
  const share = ({ pieceKeys }: Laid) =>
    pieceKeys.reduce((sum, key) => sum + areaOf(pattern.pieces.find((piece) => piece.key === key)!.outline), 0);
  const main = laid.toSorted((a, b) => share(b) - share(a))[0]?.fabric;
  const hand = main?.kind === "product" ? (products.get(main.productId)?.hand ?? null) : null;
  const sewn = laidTrims(document, pattern.pieces);
  const fabrics = fabricsOf(document, laid, products, nameOf, translate);
  return {
    language: lang,
    texts: Object.fromEntries(PACK_TEXTS.map((text) => [text, translate(text)])) as TechPackInput["texts"],
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
    signOffs: await signOffsOf(services.db, saved.proposalId),
    pieces: piecesOf(document, pattern, fabrics, translate),
    placement: placement(document, pattern, sizes),
    tiles,
    images,
    drape: await readDrape(services, style, garment, hand),
    preview: saved.previewHash ? await services.files.get(saved.previewHash) : null,
    artworks: artworksOf(document, pattern),
    fabrics,
    colours: document.colours,
    ...buttonedWith(pattern, sewn),
    sewnOn: await sewnOnTo(services.db, sewn, translate),
    garment,
    cloths: clothsOf(document, laid, products),
    notes: notesOf(document),
    chart: style.sizes.map((size) => ({ size, points: pointsOfMeasure(recipe, size, garment.chosen) })),
  };
}
