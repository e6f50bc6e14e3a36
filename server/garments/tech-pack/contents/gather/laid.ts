import type { FabricAttrs } from "@selvedge/contract";
import { type DesignDocument, type FabricRef, fabricKey } from "@selvedge/editor-core";
import type { Pattern } from "@selvedge/garment-core";
import { sql } from "kysely";
import type { StoredTile } from "../../../../fabrics/cloths/pictures/tile.ts";
import type { Cloths } from "../../../../fabrics/cloths/store.ts";
import type { Db } from "../../../../platform/db/open.ts";
import type { FileStore } from "../../../../platform/files/store.ts";

/** What a tech pack needs of a fabric of the catalogue. */
export type Product = {
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

/** A cloth and the pieces it lies on. */
export type Laid = { readonly key: string; readonly fabric: FabricRef; readonly pieceKeys: readonly string[] };

/** The cloths of a garment, each with the pieces it lies on, in the order of the pieces. */
export function laidOn({ pieces }: DesignDocument, pattern: Pattern): Laid[] {
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

/** The fabrics of the catalogue among them, by their id. */
export async function readProducts(db: Db, laid: readonly Laid[]): Promise<Map<string, Product>> {
  const ids = laid.flatMap(({ fabric }) => (fabric.kind === "product" ? [fabric.productId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "code", "name", "attrs", "mm_width", "mm_height", "cloth_hash", "albedo_hash", "hand"])
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A tile of each cloth that has a picture, at its true size; `images` are those of photographs, by id. */
export async function readTiles(
  { files, cloths }: Services,
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

export type Services = { readonly db: Db; readonly files: FileStore; readonly cloths: Cloths };
