import type { TexturedProduct } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { clothUrl } from "../cloths/address.ts";
import type { Db } from "../db/open.ts";
import { fileUrl } from "../image/urls.ts";
import { translateComposition } from "./composition.ts";
import { translateName } from "./name.ts";
import type { ProductTable } from "./tables.ts";

/** What a card and its texture need of a fabric. */
const SHOWN = [
  "id",
  "code",
  "name",
  "attrs",
  "tags",
  "stock",
  "moq_value",
  "moq_unit",
  "lead_days",
  "price_amount",
  "price_currency",
  "cloth_hash",
  "mean_colour",
  "image_hash",
  "albedo_hash",
  "normal_hash",
  "roughness_hash",
  "height_hash",
  "mm_width",
  "mm_height",
  "dpi",
  "roughness",
  "sheen",
  "sheen_roughness",
] as const;
export type ShownProduct = Pick<Selectable<ProductTable>, (typeof SHOWN)[number]>;

const addressOf = (hash: string | null) => hash && fileUrl(hash);

/** Addresses of a fabric's pictures: of its cloth, made when they are asked for, or of those it was taken in with. */
function picturesOf(row: ShownProduct) {
  const { cloth_hash: record } = row;
  if (record)
    return {
      shown: clothUrl(record, "swatch"),
      url: clothUrl(record, "albedo"),
      normalUrl: clothUrl(record, "normal"),
      roughnessUrl: clothUrl(record, "roughness"),
      heightUrl: clothUrl(record, "height"),
    };
  return {
    shown: fileUrl(row.image_hash!),
    url: fileUrl(row.albedo_hash!),
    normalUrl: addressOf(row.normal_hash),
    roughnessUrl: addressOf(row.roughness_hash),
    heightUrl: addressOf(row.height_hash),
  };
}

/** A fabric with its cloth, as the portal shows it; `row` must have a texture. */
export function texturedProduct(row: ShownProduct, translate: (english: string) => string): TexturedProduct {
  const hasMoq = row.moq_value !== null && row.moq_unit !== null;
  const hasPrice = row.price_amount !== null && row.price_currency !== null;
  const { shown, ...maps } = picturesOf(row);
  return {
    productId: row.id,
    productCode: row.code,
    productName: translateName(row.name, translate),
    productImg: shown,
    meanColour: row.mean_colour,
    attrs: { ...row.attrs, composition: translateComposition(row.attrs.composition, translate) },
    tags: row.tags,
    stock: row.stock,
    moq: hasMoq ? { value: row.moq_value!, unit: row.moq_unit! } : null,
    leadDays: row.lead_days,
    price: hasPrice ? { amount: row.price_amount!, currency: row.price_currency! } : null,
    isFavorite: false,
    texture: {
      ...maps,
      mmWidth: row.mm_width!,
      mmHeight: row.mm_height!,
      dpi: row.dpi!,
      sheen: row.sheen!,
      sheenRoughness: row.sheen_roughness!,
      roughness: row.roughness!,
    },
  };
}

/** The fabrics of `ids` that have a texture, in the order of `ids`, each once. */
export async function readTextured(db: Db, ids: readonly string[]): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const rows: ShownProduct[] = await db
    .selectFrom("products")
    .select(SHOWN)
    .where("id", "=", sql<string>`any(${wanted})`)
    .where("mm_width", "is not", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
