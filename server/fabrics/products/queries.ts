import type { Listing, TexturedProduct } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl } from "../../platform/image/urls.ts";
import { clothUrl } from "../cloths/address.ts";
import type { ProductTable } from "./tables.ts";
import { translateComposition } from "./words/composition.ts";
import { translateName } from "./words/name.ts";

/** What a card and its texture need of a fabric. */
export const SHOWN = [
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
  "anisotropy",
  "anisotropy_angle",
  "is_open",
  "hand",
  "near_mm_width",
  "near_mm_height",
] as const;
export type ShownProduct = Pick<Selectable<ProductTable>, (typeof SHOWN)[number]>;

const addressOf = (hash: string | null) => hash && fileUrl(hash);

function nearOf({ near_mm_width: mmWidth, near_mm_height: mmHeight }: ShownProduct, record: string) {
  if (mmWidth === null || mmHeight === null) return null;
  return {
    url: clothUrl(record, "near-albedo"),
    normalUrl: clothUrl(record, "near-normal"),
    roughnessUrl: clothUrl(record, "near-roughness"),
    mmWidth,
    mmHeight,
  };
}

/** Addresses of a fabric's maps: of its cloth, made when they are asked for, or of those it was taken in with. */
function mapsOf(row: ShownProduct) {
  const { cloth_hash: record } = row;
  if (record)
    return {
      url: clothUrl(record, "albedo"),
      normalUrl: clothUrl(record, "normal"),
      roughnessUrl: clothUrl(record, "roughness"),
      heightUrl: clothUrl(record, "height"),
      opacityUrl: row.is_open ? clothUrl(record, "opacity") : null,
      near: nearOf(row, record),
    };
  return {
    url: fileUrl(row.albedo_hash!),
    normalUrl: addressOf(row.normal_hash),
    roughnessUrl: addressOf(row.roughness_hash),
    heightUrl: addressOf(row.height_hash),
    opacityUrl: null,
    near: null,
  };
}

/** Who looks at a fabric, as far as it changes what is shown. */
export type Viewer = {
  readonly translate: (english: string) => string;
  /** Prices, stock and quantities are shown to a session only. */
  readonly signedIn: boolean;
  /** The fabrics among those shown that the viewer has kept. */
  readonly favourites: ReadonlySet<string>;
};

/** Somebody with a session, for whom nobody looked up what they kept. */
export const signedIn = (translate: Viewer["translate"]): Viewer => ({ translate, signedIn: true, favourites: new Set() });

/** A fabric as lists show it; to whoever is not signed in without anything of the offer. */
export function productCard(row: ShownProduct, viewer: Viewer): Listing["list"][number] {
  const { translate, favourites } = viewer;
  const hasPrice = viewer.signedIn && row.price_amount !== null && row.price_currency !== null;
  return {
    productId: row.id,
    productCode: row.code,
    productName: translateName(row.name, translate),
    productImg: row.cloth_hash ? clothUrl(row.cloth_hash, "swatch") : fileUrl(row.image_hash!),
    meanColour: row.mean_colour,
    attrs: { ...row.attrs, composition: translateComposition(row.attrs.composition, translate) },
    tags: row.tags,
    stock: viewer.signedIn ? row.stock : null,
    moq: viewer.signedIn ? moqOf(row) : null,
    leadDays: viewer.signedIn ? row.lead_days : null,
    price: hasPrice ? { amount: row.price_amount!, currency: row.price_currency! } : null,
    isFavorite: favourites.has(row.id),
  };
}

/** The least that is sold of a fabric. */
export const moqOf = ({
  moq_value: value,
  moq_unit: unit,
}: Pick<ShownProduct, "moq_value" | "moq_unit">): Listing["list"][number]["moq"] =>
  value === null || unit === null ? null : { value, unit };

/** The cloth of a fabric at true scale; null when it was never measured. */
export function textureOf(row: ShownProduct): TexturedProduct["texture"] | null {
  if (row.mm_width === null) return null;
  return {
    ...mapsOf(row),
    mmWidth: row.mm_width,
    mmHeight: row.mm_height!,
    dpi: row.dpi!,
    sheen: row.sheen!,
    sheenRoughness: row.sheen_roughness!,
    roughness: row.roughness!,
    anisotropy: row.anisotropy ?? 0,
    anisotropyAngle: row.anisotropy_angle ?? 0,
    isOpen: row.is_open,
    hand: row.hand,
  };
}

/** A fabric with its cloth, as the editor lays it; `row` must have a texture. */
export const texturedProduct = (row: ShownProduct, viewer: Viewer): TexturedProduct => ({
  ...productCard(row, viewer),
  texture: textureOf(row)!,
});

/** The fabrics of `ids`, in the order of `ids`, each once; unknown ones are left out. */
export async function readShown(db: Db, ids: readonly string[]): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const rows: ShownProduct[] = await db
    .selectFrom("products")
    .select(SHOWN)
    .where("id", "=", sql<string>`any(${wanted})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Those of them that have a texture. */
export const readTextured = async (db: Db, ids: readonly string[]): Promise<ShownProduct[]> =>
  (await readShown(db, ids)).filter((row) => row.mm_width !== null);
