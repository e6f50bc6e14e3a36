import { type ZippableFile, zipSync } from "fflate";
import { CENTRAL_HEADER, END_OF_DIRECTORY, LOCAL_HEADER, UTF8_FLAG, type ZipFile } from "./zip.ts";

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
  // fflate says that names are UTF-8 only where it makes a difference, and that version 2.0 of the format made them.
  let local = 0;
  let central = view.getUint32(archive.length - END_OF_DIRECTORY.bytes + 16, true);
  for (const _ of files) {
    const nameBytes = view.getUint16(local + 26, true);
    view.setUint16(local + 6, UTF8_FLAG, true);
    view.setUint8(central + 4, VERSION_MADE_BY);
    view.setUint16(central + 8, UTF8_FLAG, true);
    local += LOCAL_HEADER.bytes + nameBytes + view.getUint32(local + 18, true);
    central += CENTRAL_HEADER.bytes + nameBytes;
  }
  return archive;
}
