import { type ZippableFile, zipSync } from "fflate";
import { headersOf, UTF8_FLAG, type ZipFile } from "./zip.ts";

const VERSION_MADE_BY = 0x3f;
/** The first day an archive can name, so that the same files are the same bytes. */
const mtime = "1980-01-01T00:00:00";
/** Pictures are packed already. */
const PACKED_ALREADY = /\.(?:png|jpe?g)$/i;

/**
 * An archive as U3MA asks for it: UTF-8 names that say so, stored or deflated, no extra fields, no comments. The same files give
 * the same bytes; no two may have one name.
 */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, bytes }): [string, ZippableFile] => [
    name,
    [bytes, { level: PACKED_ALREADY.test(name) ? 0 : 6, mtime }],
  ]);
  const archive = zipSync(Object.fromEntries(entries));
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  // fflate says that names are UTF-8 only where it makes a difference, and version 2.0 of the format.
  for (const { at, local } of headersOf(archive)) {
    view.setUint8(at + 4, VERSION_MADE_BY);
    view.setUint16(at + 8, UTF8_FLAG, true);
    view.setUint16(local + 6, UTF8_FLAG, true);
  }
  return archive;
}
