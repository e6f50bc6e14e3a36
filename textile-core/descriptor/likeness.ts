import { type Memory, memoryOf, VECTOR_BYTES } from "../wasm.ts";
import { DESCRIPTOR_OFFSETS, DESCRIPTOR_PARTS, DESCRIPTOR_SIZE, DESCRIPTOR_SIZES, type DescriptorPart } from "./describe.ts";
import { DESCRIPTOR_STEP, type ImageDescriptor } from "./image-descriptor.ts";
import { factorBytes, type Scan, scanOver } from "./scan-kernel.ts";

/** How much each part counts, 0 … 4; 1 is usual. */
export type DescriptorWeights = Readonly<Record<DescriptorPart, number>>;
export const EVEN_WEIGHTS: DescriptorWeights = { colour: 1, texture: 1, scale: 1 };

/** How alike two descriptors are, 0 … 1, and what each part had in that; shares add up to 1. */
export type Likeness = { readonly score: number; readonly shares: Readonly<Record<DescriptorPart, number>> };

/** Two descriptors so far apart (in steps, each number at its mean square) are half alike. */
const HALF_ALIKE_STEPS = 1.2;
const PER_STEP_SQUARED = 1 / DESCRIPTOR_STEP ** 2;

const SIZES = DESCRIPTOR_PARTS.map((part) => DESCRIPTOR_SIZES[part]);

/** Squared distance of the numbers from one place of two descriptors to another. */
function squared(a: ImageDescriptor, b: ImageDescriptor, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const difference = a[i]! - b[i]!;
    // As 32-bit numbers, which hold 128 squares of 254: many times as fast as doubles.
    sum = (sum + Math.imul(difference, difference)) | 0;
  }
  return sum;
}

/** Squared distance of one part, in squared steps. */
const apart = (a: ImageDescriptor, b: ImageDescriptor, part: DescriptorPart): number =>
  PER_STEP_SQUARED * squared(a, b, DESCRIPTOR_OFFSETS[part], DESCRIPTOR_OFFSETS[part] + DESCRIPTOR_SIZES[part]);

const likeAt = (squared: number, numbers: number): number => 2 ** -(squared / numbers / HALF_ALIKE_STEPS ** 2);

/** A distance of `farFrom` as a score of 0 … 1; the nearer the higher. `weight` is the sum of numbers times weights. */
export const scoreAt = (distance: number, weights: DescriptorWeights): number =>
  likeAt(
    distance,
    Math.max(
      1e-6,
      DESCRIPTOR_PARTS.reduce((sum, part) => sum + weights[part] * DESCRIPTOR_SIZES[part], 0),
    ),
  );

/** Squared distance of two descriptors in squared steps, each part by its weight. Symmetric. */
export function farFrom(
  a: ImageDescriptor,
  b: ImageDescriptor,
  { colour, texture, scale }: DescriptorWeights = EVEN_WEIGHTS,
): number {
  const sum =
    colour * squared(a, b, DESCRIPTOR_OFFSETS.colour, DESCRIPTOR_OFFSETS.texture) +
    texture * squared(a, b, DESCRIPTOR_OFFSETS.texture, DESCRIPTOR_OFFSETS.scale) +
    scale * squared(a, b, DESCRIPTOR_OFFSETS.scale, DESCRIPTOR_SIZE);
  return sum * PER_STEP_SQUARED;
}

/** How alike two descriptors are, and through what: a part's share is its own likeness times its weight, of those of all parts. Symmetric. */
export function likenessOf(a: ImageDescriptor, b: ImageDescriptor, weights: DescriptorWeights = EVEN_WEIGHTS): Likeness {
  const own = DESCRIPTOR_PARTS.map((part) => weights[part] * likeAt(apart(a, b, part), DESCRIPTOR_SIZES[part]));
  const all = own.reduce((sum, value) => sum + value, 0);
  const shares = Object.fromEntries(
    DESCRIPTOR_PARTS.map((part, index) => [part, all > 0 ? own[index]! / all : 1 / DESCRIPTOR_PARTS.length]),
  );
  return { score: scoreAt(farFrom(a, b, weights), weights), shares: shares as Likeness["shares"] };
}

/** Many descriptors in one block of memory, with the squared length of each part, so that a distance is one product. */
export type DescriptorTable = {
  readonly count: number;
  readonly descriptors: Int8Array;
  readonly memory: Memory;
  /** The loops for one descriptor that is sought, and for two at once. */
  readonly scans: readonly Scan[];
};

/** Looks that are sought at once: a row is read once for all of them. */
const AT_ONCE = 2;
/** The memory: the sought descriptors, their factors, then the rows' descriptors, their lengths, and the answer of the last scan. */
const SOUGHT_AT = 0;
const FACTORS_AT = SOUGHT_AT + 2 * DESCRIPTOR_SIZE * AT_ONCE;
const ROWS_AT = FACTORS_AT + factorBytes(DESCRIPTOR_PARTS.length) * AT_ONCE;
const lengthsAt = (count: number): number => ROWS_AT + count * DESCRIPTOR_SIZE;
const answersAt = (count: number): number => lengthsAt(count) + count * VECTOR_BYTES;

/** Packs descriptors that lie one after the other, `DESCRIPTOR_SIZE` numbers each. */
export function descriptorTable(descriptors: Int8Array): DescriptorTable {
  const count = descriptors.length / DESCRIPTOR_SIZE;
  const memory = memoryOf(answersAt(count) + 4 * count);
  const rows = new Int8Array(memory.buffer, ROWS_AT, descriptors.length);
  rows.set(descriptors);
  const lengths = new Float32Array(memory.buffer, lengthsAt(count), 4 * count);
  for (let row = 0; row < count; row++)
    for (const [place, part] of DESCRIPTOR_PARTS.entries()) {
      const from = row * DESCRIPTOR_SIZE + DESCRIPTOR_OFFSETS[part];
      let sum = 0;
      for (let i = from; i < from + DESCRIPTOR_SIZES[part]; i++) sum += rows[i]! * rows[i]!;
      lengths[4 * row + place] = sum;
    }
  const scans = Array.from({ length: AT_ONCE }, (_, index) => scanOver(memory, SIZES, index + 1));
  return { count, descriptors: rows, memory, scans };
}

/** Factors of the loop: of the products and lengths of each part, and the sought descriptor's own length. */
function factorsOf(descriptor: ImageDescriptor, weights: DescriptorWeights): Float32Array {
  const [w0, w1, w2] = DESCRIPTOR_PARTS.map((part) => weights[part] * PER_STEP_SQUARED) as [number, number, number];
  const own = farFrom(descriptor, new Int8Array(DESCRIPTOR_SIZE), weights);
  return Float32Array.from([...[w0, w1, w2].flatMap((weight) => Array(4).fill(-2 * weight)), w0, w1, w2, 0, own, 0, 0, 0]);
}

/** Rows from one number up to another. */
export type Rows = readonly [from: number, to: number];

/** Puts down what is sought and gives the loop for it; that lessens the answers of some rows to their distance from what is sought. */
function scanFor({ count, memory, scans }: DescriptorTable, sought: readonly ImageDescriptor[], weights: DescriptorWeights) {
  for (const [index, descriptor] of sought.entries()) {
    new Int16Array(memory.buffer, SOUGHT_AT + 2 * DESCRIPTOR_SIZE * index, DESCRIPTOR_SIZE).set(descriptor);
    new Uint8Array(memory.buffer, FACTORS_AT + factorBytes(DESCRIPTOR_PARTS.length) * index).set(
      new Uint8Array(factorsOf(descriptor, weights).buffer),
    );
  }
  const scan = scans[sought.length - 1]!;
  return (from: number, to: number): void =>
    scan(
      ROWS_AT + from * DESCRIPTOR_SIZE,
      lengthsAt(count) + from * VECTOR_BYTES,
      SOUGHT_AT,
      FACTORS_AT,
      answersAt(count) + from * 4,
      to - from,
    );
}

const answersOf = ({ count, memory }: DescriptorTable): Float32Array => new Float32Array(memory.buffer, answersAt(count), count);

/** The distance (`farFrom`) of every row from the nearest of some descriptors; there until the next scan. Two descriptors and 400,000 rows take 8 ms. */
export function scanDescriptors(
  table: DescriptorTable,
  sought: readonly ImageDescriptor[],
  weights: DescriptorWeights,
): Float32Array {
  const answers = answersOf(table).fill(Number.POSITIVE_INFINITY);
  if (table.count > 0)
    for (let i = 0; i < sought.length; i += AT_ONCE) scanFor(table, sought.slice(i, i + AT_ONCE), weights)(0, table.count);
  return answers;
}

/** The distance of the rows that are named from one descriptor, each at its row's place; there until the next scan. */
export function scanRows(
  table: DescriptorTable,
  descriptor: ImageDescriptor,
  weights: DescriptorWeights,
  named: readonly Rows[],
): Float32Array {
  const answers = answersOf(table);
  const lessen = scanFor(table, [descriptor], weights);
  for (const [from, to] of named) {
    // The loop takes at least one row.
    if (from === to) continue;
    answers.fill(Number.POSITIVE_INFINITY, from, to);
    lessen(from, to);
  }
  return answers;
}
