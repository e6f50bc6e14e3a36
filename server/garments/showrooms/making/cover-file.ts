import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";

/** Two rooms may have one picture: nobody else opens or closes it until the transaction ends. */
const hold = (within: Db, hash: string) => sql`SELECT pg_advisory_xact_lock(hashtext(${`cover ${hash}`}))`.execute(within);

/** Lets everybody see the cover of a room that everybody may enter. Within the transaction that writes the room. */
export async function openCover(within: Db, files: FileStore, hash: string): Promise<void> {
  await hold(within, hash);
  if (await files.isOpen(hash)) return;
  const bytes = await files.get(hash);
  if (bytes) await files.put(bytes);
}

/**
 * Shows a cover from now on only to those who are shown its room, unless everybody sees the same picture elsewhere. After the transaction
 * that wrote the room: had it failed, a public room would be without its cover.
 */
export async function closeCover(db: Db, files: FileStore, hash: string): Promise<void> {
  if (!(await files.isOpen(hash))) return;
  await db.transaction().execute(async (within) => {
    await hold(within, hash);
    if (!(await isSeenByAll(within, hash))) await files.close([hash]);
  });
}

/** Whether a public room has it as its cover, or the mill's catalogue shows it. */
async function isSeenByAll(within: Db, hash: string): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    SELECT EXISTS (SELECT FROM chanels WHERE scope = 'public' AND cover_hash = ${hash})
      OR EXISTS (SELECT FROM products WHERE image_hash = ${hash})
      OR EXISTS (SELECT FROM styles WHERE company_id IS NULL AND picture_hash = ${hash})
      OR EXISTS (SELECT FROM decorates WHERE picture_hash = ${hash}) AS seen`.execute(within);
  return rows[0]!.seen;
}
