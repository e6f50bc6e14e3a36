import { createHash } from "node:crypto";

/** The field of a stored record that belongs to no record. */
const SALT = "salt";

/**
 * A record (of a cloth, of a scene) as it is stored. With the portal's salt in it, the hash in public addresses reveals nothing of what the
 * record says, however many records they try.
 */
export const writeRecord = (record: object, salt: string): Uint8Array =>
  Buffer.from(JSON.stringify(salt ? { ...record, [SALT]: salt } : record));

/** A stored record without it. Throws when the bytes are none. */
export function readRecord<R extends object>(bytes: Uint8Array): R {
  const { [SALT]: _, ...record } = JSON.parse(Buffer.from(bytes).toString()) as R & { [SALT]?: string };
  return record as unknown as R;
}

/** The hash the record would have in a portal without a salt: the same everywhere. */
export const plainHashOf = (bytes: Uint8Array): string =>
  createHash("sha256")
    .update(writeRecord(readRecord(bytes), ""))
    .digest("hex");
