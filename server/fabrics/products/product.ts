import type { Product } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import sharp from "sharp";
import type { FileStore } from "../../platform/files/store.ts";
import { idOf } from "../../platform/ids.ts";
import { fileUrl, thumbOf } from "../../platform/image/urls.ts";
import { clothUrl } from "../cloths/address.ts";
import { discPictureUrl, discUrl } from "../cloths/disc/disc-routes.ts";
import { SWATCH_PX } from "../cloths/pictures/swatch.ts";
import { menuItem, pathTo } from "../menus/queries.ts";
import type { MenuRow } from "../menus/tree.ts";
import { classifyTags } from "../search/measures/classify-tags.ts";
import { type PageRow, type PageRows, type PriceTier, readPages } from "./page/page-rows.ts";
import { moqOf, productCard, textureOf, type Viewer } from "./queries.ts";
import { viewerOf } from "./viewer.ts";
import { translateDescription } from "./words/description.ts";

type Asked = Parameters<typeof viewerOf>[0] & { readonly files: FileStore };

const MAX_BREADCRUMB = 5;

/** Pixels of one tile of a cloth. */
export const tilePixels = ({ mm_width, mm_height, dpi }: Pick<PageRow, "mm_width" | "mm_height" | "dpi">) => ({
  width: Math.round((mm_width! / MM_PER_INCH) * dpi!),
  height: Math.round((mm_height! / MM_PER_INCH) * dpi!),
});

/** Everything about fabrics, in the order of `ids`; unknown ones are left out. */
export async function readProducts(asked: Asked, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { pages, menus } = await readPages(asked.db, ids, (row) => imagesOf(row, asked.files));
  const viewer = await viewerOf(
    asked,
    pages.flatMap(({ row, colourways }) => [row.id, ...colourways.map(({ id }) => id)]),
  );
  return pages.map((page) => productOf(page, menus, viewer));
}

function productOf({ row, menuIds, tiers, colourways, images }: PageRows, menus: readonly MenuRow[], viewer: Viewer): Product {
  const { translate } = viewer;
  const { certificates, collections } = classifyTags(row.tags);
  const paths = menuIds.map((id) => pathTo(id, menus));
  const deepest = paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const card = productCard(row, viewer);
  return {
    ...card,
    attrs: card.attrs as Product["attrs"],
    moq: moqOf(row),
    leadDays: row.lead_days,
    images,
    description: translateDescription(row.description, translate),
    ...quantitiesOf(row, viewer),
    priceTiers: viewer.signedIn ? tiers.flatMap((tier) => priceTier(row, tier)) : [],
    colourways: colourways.map((other) => productCard(other, viewer)),
    breadcrumb: deepest.slice(0, MAX_BREADCRUMB).map((menu) => menuItem(menu, menus, translate)),
    menuIds: [...menuIds],
    texture: textureOf(row),
    drapeUrl: row.cloth_hash && discUrl(row.cloth_hash),
    drapeImg: row.cloth_hash && discPictureUrl(row.cloth_hash),
    certificates: [...certificates],
    collections: collections.map(translate),
    version: row.version,
  };
}

function quantitiesOf(row: PageRow, { signedIn }: Viewer): Pick<Product, "stockQuantity" | "sampleQuantity"> {
  const metres = (value: number | null) => (signedIn && value !== null ? ({ value, unit: "m" } as const) : null);
  return { stockQuantity: metres(row.stock_metres), sampleQuantity: metres(row.sample_metres) };
}

function priceTier({ price_currency, moq_unit }: PageRow, { min_value, amount }: PriceTier): Product["priceTiers"] {
  if (price_currency === null) return [];
  return [{ min: { value: min_value, unit: moq_unit ?? "m" }, price: { amount, currency: price_currency } }];
}

/** The cloth under a lamp and its tile; or the picture a fabric was taken in with, and its tile where that is another. */
async function imagesOf(row: PageRow, files: FileStore): Promise<Product["images"]> {
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
