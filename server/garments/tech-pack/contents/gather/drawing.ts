import { type DesignDocument, type LaidTrim, laidTrims, placement, type TileSizes, withEveryPiece } from "@selvedge/editor-core";
import { buttonMarks, type ChosenOptions, type Pattern, type RecipeName, recipeOf } from "@selvedge/garment-core";
import { areaOf } from "@selvedge/geometry-core";
import { readPictures } from "../../../../platform/image/queries.ts";
import { ownHandOf } from "../../../styles/drapes/drapes.ts";
import { presentDrapes } from "../../../styles/drapes/stored/present.ts";
import { drawn, recipeKey } from "../../../styles/pattern/pattern.ts";
import { picturesOfTrims } from "../../../trims/trims.ts";
import type { GarmentDrawing } from "../../drawing/garment-view.ts";
import type { TechPackInput } from "../pack-input.ts";
import { type Laid, laidOn, type Product, readProducts, readTiles, type Services } from "./laid.ts";

/** A saved design as it is drawn, with what it is drawn from. */
export type Gathered = {
  readonly style: { readonly id: string; readonly name: string; readonly recipe: string; readonly sizes: string[] };
  readonly recipe: RecipeName;
  readonly size: string;
  readonly chosen: ChosenOptions;
  readonly pattern: Pattern;
  /** The document with every piece of the pattern of today. */
  readonly document: DesignDocument;
  readonly laid: readonly Laid[];
  readonly products: ReadonlyMap<string, Product>;
  readonly sewn: readonly LaidTrim[];
  readonly drawing: GarmentDrawing;
};

/** Reads what a saved design of a company is drawn from: its cloths, its pictures and how it hangs. */
export async function gatherDrawing(services: Services, companyId: string, saved: DesignDocument): Promise<Gathered> {
  const { styleId, size, options } = saved;
  const style = await services.db
    .selectFrom("styles")
    .select(["id", "name", "recipe", "sizes"])
    .where("id", "=", styleId)
    .executeTakeFirstOrThrow();
  const recipe = recipeKey(style.recipe);
  const garment = { recipe, size, chosen: chosenIn(recipe, options) };
  const pattern = drawn(garment);
  const document = withEveryPiece(saved, pattern);
  const laid = laidOn(document, pattern);
  const [products, images] = await Promise.all([
    readProducts(services.db, laid),
    readSources(services, companyId, document, laid),
  ]);
  const tiles = await readTiles(services, laid, products, images);
  const sizes: TileSizes = new Map(Object.entries(tiles));
  const sewn = laidTrims(document, pattern.pieces);
  const drawing = {
    pieces: pattern.pieces,
    placement: placement(document, pattern, sizes),
    tiles,
    images,
    drape: await readDrape(services, style, garment, mainHand(pattern, laid, products)),
    buttons: buttonsOf(pattern, sewn),
  };
  return { style, ...garment, pattern, document, laid, products, sewn, drawing };
}

/** The options that the garment knows; what an older garment had is left out. */
function chosenIn(recipe: RecipeName, options: DesignDocument["options"]): ChosenOptions {
  const known = recipeOf(recipe).options.filter(({ key, least, most, standard }) => {
    const value = options[key];
    return typeof value === "number" && value >= least && value <= most && value !== standard;
  });
  return Object.fromEntries(known.map(({ key }) => [key, options[key]])) as ChosenOptions;
}

/** The class of the cloth that most of a garment is of; null where that is no fabric of the catalogue. */
function mainHand(pattern: Pattern, laid: readonly Laid[], products: Gathered["products"]): string | null {
  const share = ({ pieceKeys }: Laid) =>
    pieceKeys.reduce((sum, key) => sum + areaOf(pattern.pieces.find((piece) => piece.key === key)!.outline), 0);
  const main = laid.toSorted((a, b) => share(b) - share(a))[0]?.fabric;
  return main?.kind === "product" ? (products.get(main.productId)?.hand ?? null) : null;
}

/** What the pattern itself has sewn on; without its buttons where others are sewn in their place. */
export const trimsOf = (pattern: Pattern, sewn: readonly LaidTrim[]): TechPackInput["trims"] =>
  sewn.some(({ isAtButton }) => isAtButton) ? pattern.trims.filter(({ kind }) => kind !== "button") : pattern.trims;

/** What a garment is buttoned with: its own buttons, or those that were chosen in their place. */
function buttonsOf(pattern: Pattern, sewn: readonly LaidTrim[]): GarmentDrawing["buttons"] {
  const chosen = sewn.filter(({ isAtButton }) => isAtButton);
  if (chosen.length === 0) return buttonMarks(pattern.pieces);
  return chosen.map(({ pieceKey, x, y, width, look }) => ({ pieceKey, x, y, diameter: width, hex: look.hex }));
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
