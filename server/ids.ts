import { createHash, randomBytes } from "node:crypto";
import type { Id } from "@selvedge/editor-core";

/** A UUID of version 7 without dashes: ids made later sort later. Source: RFC 9562, section 5.7. */
export function newId(now: Date): Id {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex");
}

/** The same id for the same words, on every machine: for records that are set up, not made by a person. */
export const idOf = (...words: readonly string[]): Id => createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 32);
