import type { Drape } from "../drape/drape.ts";
import { storedDrape } from "../drape/store.ts";
import type { StoredDrape, StoredPiece } from "../mesh/stored-drape.ts";

/**
 * A drape as bytes, little endian: "SVDR", version (u32), counts (u32 × 6: pieces, vertices, particles, indices, form vertices, form indices),
 * the boxes of particles, uv and form (f32), the pieces (name length u8, name, four u32), then uv, particles and form as u16 over their boxes,
 * welds and both index lists as u32 deltas in variable length (LEB128, zigzag): neighbours lie near each other, so most take one byte.
 */
const MAGIC = 0x52445653;
export const DRAPE_VERSION = 1;
const STEPS = 65_535;
const MAX_COUNT = 4_000_000;

export class DrapeFileError extends Error {}

class Writer {
  #bytes = new Uint8Array(1 << 16);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  #room(count: number): void {
    if (this.#at + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + count));
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
  u8(value: number): void {
    this.#room(1);
    this.#view.setUint8(this.#at++, value);
  }
  u16(value: number): void {
    this.#room(2);
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
  }
  u32(value: number): void {
    this.#room(4);
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
  }
  f32(value: number): void {
    this.#room(4);
    this.#view.setFloat32(this.#at, value, true);
    this.#at += 4;
  }
  variable(value: number): void {
    let rest = value >= 0 ? 2 * value : -2 * value - 1;
    while (rest >= 128) {
      this.u8((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.u8(rest);
  }
  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#at);
  }
}

class Reader {
  readonly #view: DataView;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  #take(count: number): number {
    const from = this.#at;
    if (from + count > this.#view.byteLength) throw new DrapeFileError("The drape ends too early.");
    this.#at += count;
    return from;
  }
  u8 = () => this.#view.getUint8(this.#take(1));
  u16 = () => this.#view.getUint16(this.#take(2), true);
  u32 = () => this.#view.getUint32(this.#take(4), true);
  f32 = () => this.#view.getFloat32(this.#take(4), true);
  count(): number {
    const value = this.u32();
    if (value > MAX_COUNT) throw new DrapeFileError("The drape names an impossible number of parts.");
    return value;
  }
  variable(): number {
    let value = 0;
    let place = 1;
    for (;;) {
      const byte = this.u8();
      value += (byte % 128) * place;
      if (byte < 128) break;
      place *= 128;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

type Box = { readonly low: number[]; readonly high: number[] };

function boxOf(values: Float32Array, stride: number): Box {
  const low = new Array<number>(stride).fill(values.length > 0 ? Infinity : 0);
  const high = new Array<number>(stride).fill(values.length > 0 ? -Infinity : 0);
  for (let i = 0; i < values.length; i++) {
    const k = i % stride;
    low[k] = Math.min(low[k] ?? 0, values[i] ?? 0);
    high[k] = Math.max(high[k] ?? 0, values[i] ?? 0);
  }
  return { low, high };
}

function writeBox(out: Writer, box: Box): void {
  for (const value of [...box.low, ...box.high]) out.f32(value);
}

function readBox(input: Reader, stride: number): Box {
  const low = Array.from({ length: stride }, input.f32);
  return { low, high: Array.from({ length: stride }, input.f32) };
}

function writeQuantised(out: Writer, values: Float32Array, { low, high }: Box): void {
  const stride = low.length;
  for (let i = 0; i < values.length; i++) {
    const k = i % stride;
    const span = (high[k] ?? 0) - (low[k] ?? 0) || 1;
    out.u16(Math.round((((values[i] ?? 0) - (low[k] ?? 0)) / span) * STEPS));
  }
}

function readQuantised(input: Reader, count: number, { low, high }: Box): Float32Array {
  const stride = low.length;
  const values = new Float32Array(count * stride);
  for (let i = 0; i < values.length; i++) {
    const k = i % stride;
    values[i] = (low[k] ?? 0) + (input.u16() / STEPS) * ((high[k] ?? 0) - (low[k] ?? 0));
  }
  return values;
}

function writeDeltas(out: Writer, values: Uint32Array): void {
  let before = 0;
  for (const value of values) {
    out.variable(value - before);
    before = value;
  }
}

function readDeltas(input: Reader, count: number, below: number): Uint32Array {
  const values = new Uint32Array(count);
  let value = 0;
  for (let i = 0; i < count; i++) {
    value += input.variable();
    if (value < 0 || value >= below) throw new DrapeFileError("The drape names a part it does not have.");
    values[i] = value;
  }
  return values;
}

/** Positions to within 1/65 535 of the garment's extent (about 0.02 mm), places on the pieces likewise. */
export function encodeDrape(drape: Drape | StoredDrape): Uint8Array {
  const out = new Writer();
  const { pieces, uv, weld, particles, indices, form } = "body" in drape ? storedDrape(drape) : drape;
  for (const value of [MAGIC, DRAPE_VERSION, pieces.length, uv.length / 2, particles.length / 3, indices.length]) out.u32(value);
  for (const value of [form.positions.length / 3, form.indices.length]) out.u32(value);
  const boxes = { particles: boxOf(particles, 3), uv: boxOf(uv, 2), form: boxOf(form.positions, 3) };
  writeBox(out, boxes.particles);
  writeBox(out, boxes.uv);
  writeBox(out, boxes.form);
  for (const piece of pieces) {
    const name = new Uint8Array([...piece.key].map((letter) => letter.charCodeAt(0)));
    out.u8(name.length);
    for (const byte of name) out.u8(byte);
    for (const value of [piece.vertexStart, piece.vertexCount, piece.indexStart, piece.indexCount]) out.u32(value);
  }
  writeQuantised(out, uv, boxes.uv);
  writeQuantised(out, particles, boxes.particles);
  writeQuantised(out, form.positions, boxes.form);
  writeDeltas(out, weld);
  writeDeltas(out, indices);
  writeDeltas(out, form.indices);
  return out.bytes();
}

/** The drape of `encodeDrape`; throws a DrapeFileError for anything else. */
export function decodeDrape(bytes: Uint8Array): StoredDrape {
  const input = new Reader(bytes);
  if (input.u32() !== MAGIC) throw new DrapeFileError("This is not a drape.");
  const version = input.u32();
  if (version !== DRAPE_VERSION) throw new DrapeFileError(`A drape of version ${version} is not known here.`);
  const [pieceCount, vertexCount, particleCount, indexCount] = [input.count(), input.count(), input.count(), input.count()];
  const [formVertexCount, formIndexCount] = [input.count(), input.count()];
  const boxes = { particles: readBox(input, 3), uv: readBox(input, 2), form: readBox(input, 3) };
  const pieces: StoredPiece[] = Array.from({ length: pieceCount }, () => ({
    key: String.fromCharCode(...Array.from({ length: input.u8() }, input.u8)),
    vertexStart: input.u32(),
    vertexCount: input.u32(),
    indexStart: input.u32(),
    indexCount: input.u32(),
  }));
  for (const piece of pieces)
    if (piece.vertexStart + piece.vertexCount > vertexCount || piece.indexStart + piece.indexCount > indexCount)
      throw new DrapeFileError("The drape names a part it does not have.");
  const uv = readQuantised(input, vertexCount, boxes.uv);
  const particles = readQuantised(input, particleCount, boxes.particles);
  const positions = readQuantised(input, formVertexCount, boxes.form);
  const weld = readDeltas(input, vertexCount, particleCount);
  const indices = readDeltas(input, indexCount, vertexCount);
  return {
    pieces,
    uv,
    weld,
    particles,
    indices,
    form: { positions, indices: readDeltas(input, formIndexCount, formVertexCount) },
  };
}
