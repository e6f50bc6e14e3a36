import type { Id } from "@selvedge/editor-core";

/** A new id: 32 lower-case hex characters, sortable by the time it was made (UUIDv7 without dashes, RFC 9562). */
export function newId(now = Date.now(), random: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): Id {
  const bytes = new Uint8Array(random);
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
