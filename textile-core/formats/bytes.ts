import { unreadable } from "./problem.ts";

const BYTES_PER_MB = 1_000_000;

/** Refuses an empty file and one above the limit, before anything is read of it. */
export function checkSize(bytes: Uint8Array, limitMb: number): void {
  if (bytes.length === 0) throw unreadable("empty");
  if (bytes.length > limitMb * BYTES_PER_MB) throw unreadable("tooLarge", { limit: limitMb });
}

/** Reads numbers and texts from the front to the back of a file, big-endian as Adobe writes; past the end it is `cutShort`. */
export class ByteReader {
  readonly #view: DataView;
  #at: number;
  readonly #end: number;
  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#at = start;
    this.#end = end;
  }
  get at(): number {
    return this.#at;
  }
  get left(): number {
    return this.#end - this.#at;
  }
  #take(count: number): number {
    if (count > this.left) throw unreadable("cutShort", { byte: this.#at });
    const start = this.#at;
    this.#at += count;
    return start;
  }
  uint16(): number {
    return this.#view.getUint16(this.#take(2));
  }
  int16(): number {
    return this.#view.getInt16(this.#take(2));
  }
  uint32(): number {
    return this.#view.getUint32(this.#take(4));
  }
  float32(): number {
    return this.#view.getFloat32(this.#take(4));
  }
  ascii(count: number): string {
    const from = this.#take(count);
    return Array.from({ length: count }, (_, index) => String.fromCharCode(this.#view.getUint8(from + index))).join("");
  }
  /** `units` of UTF-16, without the zeros that end it. */
  utf16(units: number): string {
    const from = this.#take(units * 2);
    let text = "";
    for (let index = 0; index < units; index++) text += String.fromCharCode(this.#view.getUint16(from + index * 2));
    return text.replace(/\0+$/, "");
  }
  /** A reader of the next `count` bytes, which this one passes over. */
  part(count: number): ByteReader {
    const from = this.#take(count);
    return new ByteReader(new Uint8Array(this.#view.buffer, this.#view.byteOffset, this.#view.byteLength), from, from + count);
  }
}
