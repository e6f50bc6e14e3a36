import { strToU8 } from "fflate";

const GLB_MAGIC = 0x46546c67;
const GLB_VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A buffer and the views into it, each at a multiple of four bytes as accessors ask. */
export class BinaryChunk {
  readonly views: Readonly<Record<string, number>>[] = [];
  readonly #parts: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  #length = 0;
  /** The number of the new view. */
  add(bytes: Uint8Array, target?: number): number {
    this.#parts.push({ at: this.#length, bytes });
    this.views.push({ buffer: 0, byteOffset: this.#length, byteLength: bytes.length, ...(target ? { target } : {}) });
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
  const textBytes = padded(text.length);
  const textAt = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const binaryAt = textAt + textBytes + CHUNK_HEADER_BYTES;
  const bytes = new Uint8Array(binaryAt + binary.length);
  const view = new DataView(bytes.buffer);
  [GLB_MAGIC, GLB_VERSION, bytes.length, textBytes, JSON_CHUNK].forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  bytes.fill(SPACE, textAt, textAt + textBytes);
  bytes.set(text, textAt);
  view.setUint32(binaryAt - CHUNK_HEADER_BYTES, binary.length, true);
  view.setUint32(binaryAt - CHUNK_HEADER_BYTES + 4, BINARY_CHUNK, true);
  bytes.set(binary, binaryAt);
  return bytes;
}
