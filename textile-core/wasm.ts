/**
 * The few loops in which nearly all time goes are put together from WebAssembly's instructions with its 128-bit vectors, named as in
 * the WebAssembly specification 2.0, so that nothing stands in the code that cannot be read.
 */

/** A block of bytes that the loop reads and writes. */
export type Memory = { readonly buffer: ArrayBuffer };
/** What is used of the platform's WebAssembly; the language's own types leave it out. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly own: { readonly memory: Memory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};
const PAGE_BYTES = 65_536;
export const memoryOf = (bytes: number): Memory => new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });

/** Four 32-bit numbers. */
export const VECTOR_BYTES = 16;

export type Bytes = readonly number[];

/** An unsigned number, seven bits a byte (LEB128). */
function leb(value: number): Bytes {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}
/** A signed number that takes two bytes: -8192 … 8191. */
const signed = (value: number): Bytes => [(value & 0x7f) | 0x80, (value >> 7) & 0x7f];
const sized = (bytes: Bytes): Bytes => [...leb(bytes.length), ...bytes];
const section = (id: number, content: Bytes): Bytes => [id, ...sized(content)];
const text = (name: string): Bytes => sized([...name].map((letter) => letter.charCodeAt(0)));

const V128 = 0x7b;
const I32 = 0x7f;
const I32_ADD = 0x6a;
const simd = (code: number): Bytes => [0xfd, ...leb(code)];
const memoryArgument = (offset: number): Bytes => [0, ...leb(offset)];
export const get = (local: number): Bytes => [0x20, local];
export const set = (local: number): Bytes => [0x21, local];
/** Adds a number -8192 … 8191 to a local. */
export const add = (local: number, value: number): Bytes => [...get(local), 0x41, ...signed(value), I32_ADD, ...set(local)];
/** Adds one local to another. */
export const addLocal = (local: number, other: number): Bytes => [...get(local), ...get(other), I32_ADD, ...set(local)];
export const v128Load = (local: number, offset = 0): Bytes => [...get(local), ...simd(0x00), ...memoryArgument(offset)];
export const load8x8 = (local: number, offset: number): Bytes => [...get(local), ...simd(0x01), ...memoryArgument(offset)];
export const load32Splat = (local: number): Bytes => [...get(local), ...simd(0x09), ...memoryArgument(0)];
/** Stores the local `value` where `local` points to. */
export const v128Store = (local: number, value: number, offset = 0): Bytes => [
  ...get(local),
  ...get(value),
  ...simd(0x0b),
  ...memoryArgument(offset),
];
export const lane = (local: number, number: number): Bytes => [...get(local), ...simd(0x1f), number];
export const I32X4_ADD = simd(0xae);
export const DOT_I16X8 = simd(0xba);
export const F32X4_CONVERT = simd(0xfa);
export const F32X4_ADD = simd(0xe4);
export const F32X4_MUL = simd(0xe6);
export const F32_ADD = [0x92];
export const F32_MIN = [0x96];
export const F32_LOAD = [0x2a, ...memoryArgument(0)];
export const F32_STORE = [0x38, ...memoryArgument(0)];
/** What stands in it is done again while the local `count`, less one each time, is not 0. */
export const repeat = (count: number, content: Bytes): Bytes => [
  0x03,
  0x40,
  ...content,
  ...add(count, -1),
  ...get(count),
  0x0d,
  0,
  END,
];
const END = 0x0b;

/** A function without an answer: its parameters are 32-bit whole numbers, its own locals follow in order of their types. */
export type Routine = {
  readonly parameters: number;
  readonly locals: readonly { readonly count: number; readonly type: "i32" | "v128" }[];
  readonly body: Bytes;
};

/** A routine over a memory, ready to be called. */
export function routineOver(memory: Memory, { parameters, locals, body }: Routine): (...values: readonly number[]) => void {
  const types = locals.map(({ count, type }) => [count, type === "i32" ? I32 : V128]);
  const code = [...leb(locals.length), ...types.flat(), ...body, END];
  const module = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...sized(Array(parameters).fill(I32)), 0]),
    ...section(2, [1, ...text("own"), ...text("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("run"), 0, 0]),
    ...section(10, [1, ...sized(code)]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), { own: { memory } });
  return exports.run as (...values: readonly number[]) => void;
}
