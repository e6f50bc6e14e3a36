import { strToU8 } from "fflate";

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The one buffer of a binary glTF and the views into it, each from a multiple of four bytes. */
export class BinaryBuffer {
  readonly views: Readonly<Record<string, number>>[] = [];
  readonly #parts: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  #length = 0;
  /** The number of the new view. */
  add(bytes: Uint8Array, about: { readonly target?: number; readonly byteStride?: number } = {}): number {
    this.#parts.push({ at: this.#length, bytes });
    this.views.push({ buffer: 0, byteOffset: this.#length, byteLength: bytes.length, ...about });
    this.#length += padded(bytes.length);
    return this.views.length - 1;
  }
  bytes(): Uint8Array {
    const all = new Uint8Array(this.#length);
    for (const { at, bytes } of this.#parts) all.set(bytes, at);
    return all;
  }
}

/** A binary glTF (glTF 2.0, section 4.4) of its JSON and its one buffer, whose length is a multiple of four. */
export function glbOf(json: unknown, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = strToU8(JSON.stringify(json));
  const textAt = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const binaryAt = textAt + padded(text.length) + CHUNK_HEADER_BYTES;
  const bytes = new Uint8Array(binaryAt + binary.length);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of [MAGIC, VERSION, bytes.length, padded(text.length), JSON_CHUNK].entries())
    view.setUint32(4 * index, word, true);
  bytes.fill(SPACE, textAt, textAt + padded(text.length));
  bytes.set(text, textAt);
  view.setUint32(binaryAt - CHUNK_HEADER_BYTES, binary.length, true);
  view.setUint32(binaryAt - 4, BINARY_CHUNK, true);
  bytes.set(binary, binaryAt);
  return bytes;
}
