import type { FabricAttrs } from "@selvedge/contract";
import type { FabricRecord } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { readRecord } from "../../platform/files/record.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { ClothSource } from "./swatch-file.ts";

/** A fabric that files are made of: what is written about it, and where its pictures come from. */
export type DownloadableFabric = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly attrs: FabricAttrs;
  readonly created: Date;
  readonly modified: Date;
  readonly source: ClothSource;
};

type Services = { readonly db: Db; readonly files: FileStore };

/** The fabrics of `ids` that have a texture, in the order of `ids`, each once. */
export async function readDownloadable({ db, files }: Services, ids: readonly string[]): Promise<DownloadableFabric[]> {
  const wanted = [...new Set(ids)];
  const rows = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", sql<string>`any(${wanted})`)
    .where("mm_width", "is not", null)
    .execute();
  type Row = (typeof rows)[number];
  const stored = async (hash: string | null) => (hash ? await files.get(hash) : null);
  const sourceOf = async (row: Row): Promise<ClothSource | null> => {
    const record = await stored(row.cloth_hash);
    if (record) return { record: readRecord<FabricRecord>(record) };
    const albedo = await stored(row.albedo_hash);
    if (!albedo) return null;
    const [normal, roughness, height] = await Promise.all([row.normal_hash, row.roughness_hash, row.height_hash].map(stored));
    return {
      pictured: {
        maps: { albedo, ...(normal && { normal }), ...(roughness && { roughness }), ...(height && { height }) },
        mmWidth: row.mm_width!,
        mmHeight: row.mm_height!,
        roughness: row.roughness!,
        sheen: row.sheen!,
        sheenRoughness: row.sheen_roughness!,
        weightGsm: row.attrs.weight,
      },
    };
  };
  const fabrics = await Promise.all(
    rows.map(async (row) => {
      const { id, code, name, description, attrs, created_at: created, updated_at: modified } = row;
      const source = await sourceOf(row);
      return source && { id, code, name, description, attrs, created, modified, source };
    }),
  );
  const byId = new Map(fabrics.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
