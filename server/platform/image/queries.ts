import type { Img } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../db/open.ts";
import { requireQuota } from "../files/room/quota.ts";
import type { Room } from "../files/room/room.ts";
import { type FileStore, hashOfBytes } from "../files/store.ts";
import { newId } from "../ids.ts";
import type { SignedIn } from "../people/who.ts";
import { nameOfFile } from "./file-name.ts";
import { type Encoded, encodePicture } from "./reading/encode.ts";
import type { ImagePurpose, ImageTable } from "./tables.ts";
import { fileUrl, thumbOf, uploadUrl } from "./urls.ts";

export type ImageRow = Selectable<ImageTable>;

/** A picture as the portal addresses it. */
export function img({ id, file_hash, width, height, isOpen = false }: PictureRow): Img {
  const url = isOpen ? fileUrl(file_hash) : uploadUrl(file_hash);
  return { imageId: id, url, thumbUrl: thumbOf(url), width, height };
}

/** Stores an upload of a company. The same bytes are stored once. Errors: imageUnreadable, quotaFull. */
export async function storeUpload(
  { db, files, room }: { db: Db; files: FileStore; room: Room },
  customer: SignedIn,
  { bytes: input, name: fileName }: { bytes: Uint8Array; name: string },
  purpose: ImagePurpose,
  now: Date,
): Promise<ImageRow> {
  const name = nameOfFile(fileName);
  const sha256 = hashOfBytes(input);
  const row = (await byInput(db, customer.companyId, sha256)) ?? (await encodeAndWrite());
  await db
    .insertInto("image_purposes")
    .values({ image_id: row.id, user_id: customer.userId, purpose, uploaded_at: now, name })
    .onConflict((on) => on.columns(["image_id", "user_id", "purpose"]).doUpdateSet({ uploaded_at: now, name }))
    .execute();
  return row;

  async function encodeAndWrite(): Promise<ImageRow> {
    const encoded = await encodePicture(input);
    await requireQuota(db, room, customer, encoded.bytes.length);
    const asEncoded = { ...columnsOf(encoded), file_hash: await files.putUpload(encoded.bytes) };
    return db
      .insertInto("images")
      .values({
        id: newId(now),
        company_id: customer.companyId,
        input_sha256: sha256,
        created_at: now,
        ...asEncoded,
      })
      .onConflict((on) => on.columns(["company_id", "input_sha256"]).doUpdateSet(asEncoded))
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

/** A picture by its id: what a drawing needs of it. */
export type PictureRow = Pick<ImageRow, "id" | "file_hash" | "width" | "height"> & {
  /** The mill's own, which everybody may see. */
  readonly isOpen?: boolean;
};

/** Pictures that everybody may see by id, in any order. */
export type OpenPictures = (db: Db, ids: readonly string[]) => Promise<readonly Omit<PictureRow, "isOpen">[]>;

/** Pictures of a company by id, and of those that everybody may see, in the order asked for; others are left out. */
export async function readPictures(
  { db, openPictures }: { readonly db: Db; readonly openPictures: OpenPictures },
  companyId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  const own = await readImages(db, companyId, ids);
  const others = ids.filter((id) => own.every((row) => row.id !== id));
  if (others.length === 0) return own;
  const open = await openPictures(db, others);
  const byId = new Map<string, PictureRow>([
    ...own.map((row) => [row.id, row] as const),
    ...open.map((row) => [row.id, { ...row, isOpen: true }] as const),
  ]);
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Pictures of a company by id, in the order asked for; others are left out. */
export async function readImages(db: Db, companyId: string, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("images")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", sql<string>`any(${[...new Set(ids)]})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function byInput(db: Db, companyId: string, sha256: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom("images")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("input_sha256", "=", sha256)
    .executeTakeFirst();
}

const columnsOf = ({ bytes, mime, width, height, dominant }: Encoded) => ({
  mime,
  width,
  height,
  bytes: bytes.length,
  dominant: JSON.stringify(dominant),
});
