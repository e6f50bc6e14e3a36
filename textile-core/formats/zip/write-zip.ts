import { deflateSync, strToU8 } from "fflate";
import { CENTRAL_HEADER, crc32, DEFLATED, END_OF_DIRECTORY, LOCAL_HEADER, STORED, UTF8_FLAG, type ZipFile } from "./zip.ts";

const VERSION_NEEDED = 0x14;
const VERSION_MADE_BY = 0x3f;
/** The first day an archive can name, so that the same files are the same bytes. */
const DATE_1980_01_01 = 0x21;
const TIME_0 = 0;
/** Pictures are packed already. */
const PACKED_ALREADY = /\.(?:png|jpe?g)$/i;

type Part = {
  readonly name: Uint8Array;
  readonly data: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
};

const partOf = ({ name, bytes }: ZipFile): Part => {
  const method = PACKED_ALREADY.test(name) ? STORED : DEFLATED;
  return {
    name: strToU8(name),
    data: method === STORED ? bytes : deflateSync(bytes),
    method,
    crc: crc32(bytes),
    size: bytes.length,
  };
};

/** The fields that a file's own header and the directory share. */
function writeShared(view: DataView, at: number, { name, data, method, crc, size }: Part): void {
  view.setUint16(at, VERSION_NEEDED, true);
  view.setUint16(at + 2, UTF8_FLAG, true);
  view.setUint16(at + 4, method, true);
  view.setUint16(at + 6, TIME_0, true);
  view.setUint16(at + 8, DATE_1980_01_01, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, data.length, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
}

/** An archive as U3MA asks for it: UTF-8 names, stored or deflated, no extra fields, no comments. The same files give the same bytes. */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts = files.map(partOf);
  const bodies = parts.reduce((sum, { name, data }) => sum + LOCAL_HEADER.bytes + name.length + data.length, 0);
  const directory = parts.reduce((sum, { name }) => sum + CENTRAL_HEADER.bytes + name.length, 0);
  const bytes = new Uint8Array(bodies + directory + END_OF_DIRECTORY.bytes);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const headers = parts.map((part) => {
    const header = at;
    view.setUint32(at, LOCAL_HEADER.signature, true);
    writeShared(view, at + 4, part);
    bytes.set(part.name, at + LOCAL_HEADER.bytes);
    bytes.set(part.data, at + LOCAL_HEADER.bytes + part.name.length);
    at += LOCAL_HEADER.bytes + part.name.length + part.data.length;
    return header;
  });
  parts.forEach((part, index) => {
    view.setUint32(at, CENTRAL_HEADER.signature, true);
    view.setUint16(at + 4, VERSION_MADE_BY, true);
    writeShared(view, at + 6, part);
    view.setUint32(at + 42, headers[index]!, true);
    bytes.set(part.name, at + CENTRAL_HEADER.bytes);
    at += CENTRAL_HEADER.bytes + part.name.length;
  });
  view.setUint32(at, END_OF_DIRECTORY.signature, true);
  view.setUint16(at + 8, parts.length, true);
  view.setUint16(at + 10, parts.length, true);
  view.setUint32(at + 12, directory, true);
  view.setUint32(at + 16, bodies, true);
  return bytes;
}
