import type { Product } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import { type Selectable, sql } from "kysely";
import sharp from "sharp";
import type { Db } from "../../platform/db/open.ts";
import type { FileStore } from "../../platform/files/store.ts";
import { idOf } from "../../platform/ids.ts";
import { fileUrl, thumbOf } from "../../platform/image/urls.ts";
import { clothUrl } from "../cloths/address.ts";
import { discPictureUrl, discUrl } from "../cloths/disc/disc-routes.ts";
import { SWATCH_PX } from "../cloths/pictures/swatch.ts";
import { menuItem, pathTo, readMenus } from "../menus/queries.ts";
import { classifyTags } from "../search/measures/classify-tags.ts";
import { moqOf, productCard, SHOWN, type ShownProduct, textureOf, type Viewer } from "./queries.ts";
import type { ProductTable } from "./tables.ts";
import { viewerOf } from "./viewer.ts";
import { translateDescription } from "./words/description.ts";

type Asked = Parameters<typeof viewerOf>[0] & { readonly files: FileStore };
type ProductRow = Selectable<ProductTable>;

const MAX_BREADCRUMB = 5;

/** Pixels of one tile of a cloth. */
export const tilePixels = ({ mm_width, mm_height, dpi }: Pick<ProductRow, "mm_width" | "mm_height" | "dpi">) => ({
  width: Math.round((mm_width! / MM_PER_INCH) * dpi!),
  height: Math.round((mm_height! / MM_PER_INCH) * dpi!),
});

/** Everything about fabrics, in the order of `ids`; unknown ones are left out. */
export async function readProducts(asked: Asked, ids: readonly string[]): Promise<Product[]> {
  const { db } = asked;
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("products").selectAll().where("id", "=", sql<string>`any(${ids})`).execute();
  const [colourways, tiers, laid, menus] = await Promise.all([
    readColourways(db, rows),
    db
      .selectFrom("product_price_tiers")
      .selectAll()
      .where("product_id", "=", sql<string>`any(${ids})`)
      .orderBy("min_value")
      .execute(),
    db.selectFrom("product_menus").selectAll().where("product_id", "=", sql<string>`any(${ids})`).orderBy("menu_id").execute(),
    readMenus(db, "fabric_menus"),
  ]);
  const viewer = await viewerOf(asked, [...ids, ...colourways.map(({ id }) => id)]);
  const { translate } = viewer;
  const products = rows.map(async (row): Promise<Product> => {
    const menuIds = laid.filter(({ product_id }) => product_id === row.id).map(({ menu_id }) => menu_id);
    const { certificates, collections } = classifyTags(row.tags);
    const paths = menuIds.map((id) => pathTo(id, menus));
    const deepest = paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
    return {
      ...productCard(row, viewer),
      attrs: productCard(row, viewer).attrs as Product["attrs"],
      moq: moqOf(row),
      leadDays: row.lead_days,
      images: await imagesOf(row, asked.files),
      description: translateDescription(row.description, translate),
      ...quantitiesOf(row, viewer),
      priceTiers: viewer.signedIn
        ? tiers.filter(({ product_id }) => product_id === row.id).flatMap((tier) => priceTier(row, tier))
        : [],
      colourways: colourways
        .filter((other) => other.quality === row.quality && other.id !== row.id)
        .map((other) => productCard(other, viewer)),
      breadcrumb: deepest.slice(0, MAX_BREADCRUMB).map((menu) => menuItem(menu, menus, translate)),
      menuIds,
      texture: textureOf(row),
      drapeUrl: row.cloth_hash && discUrl(row.cloth_hash),
      drapeImg: row.cloth_hash && discPictureUrl(row.cloth_hash),
      certificates: [...certificates],
      collections: collections.map(translate),
      version: row.version,
    };
  });
  const byId = new Map((await Promise.all(products)).map((product) => [product.productId, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All fabrics of the qualities of these rows, by code. */
async function readColourways(db: Db, rows: readonly ProductRow[]): Promise<(ShownProduct & { quality: string | null })[]> {
  const qualities = [...new Set(rows.flatMap(({ quality }) => quality ?? []))];
  if (qualities.length === 0) return [];
  return db
    .selectFrom("products")
    .select([...SHOWN, "quality"])
    .where("quality", "=", sql<string>`any(${qualities})`)
    .orderBy("code")
    .execute();
}

function quantitiesOf(row: ProductRow, { signedIn }: Viewer): Pick<Product, "stockQuantity" | "sampleQuantity"> {
  const metres = (value: number | null) => (signedIn && value !== null ? ({ value, unit: "m" } as const) : null);
  return { stockQuantity: metres(row.stock_metres), sampleQuantity: metres(row.sample_metres) };
}

function priceTier(
  { price_currency, moq_unit }: ProductRow,
  { min_value, amount }: { readonly min_value: number; readonly amount: number },
): Product["priceTiers"] {
  if (price_currency === null) return [];
  return [{ min: { value: min_value, unit: moq_unit ?? "m" }, price: { amount, currency: price_currency } }];
}

/** The cloth under a lamp and its tile; or the picture a fabric was taken in with, and its tile where that is another. */
async function imagesOf(row: ProductRow, files: FileStore): Promise<Product["images"]> {
  const { cloth_hash: record, image_hash, albedo_hash } = row;
  if (!record) {
    const hashes = [...new Set([image_hash, albedo_hash].filter((hash) => hash !== null))];
    return (await Promise.all(hashes.map((hash) => storedImage(hash, files)))).flat();
  }
  const url = (map: "swatch" | "albedo") => ({ url: clothUrl(record, map), thumbUrl: clothUrl(record, "swatch") });
  return [
    { imageId: idOf("cloth", record, "swatch"), ...url("swatch"), width: SWATCH_PX, height: SWATCH_PX },
    { imageId: idOf("cloth", record, "albedo"), ...url("albedo"), ...tilePixels(row) },
  ];
}

async function storedImage(hash: string, files: FileStore): Promise<Product["images"]> {
  const bytes = await files.get(hash);
  if (!bytes) return [];
  const { width, height } = await sharp(bytes).metadata();
  const url = fileUrl(hash);
  return [{ imageId: idOf("file", hash), url, thumbUrl: thumbOf(url), width, height }];
}
