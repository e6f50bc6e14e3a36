import { type Memory, memoryOf, VECTOR_BYTES } from "../wasm.ts";
import { LOOK_OFFSETS, LOOK_PARTS, LOOK_SIZE, LOOK_SIZES, type LookPart } from "./describe.ts";
import { LOOK_STEP, type Look } from "./look.ts";
import { factorBytes, type Scan, scanOver } from "./scan-kernel.ts";

/** How much each part counts, 0 … 4; 1 is usual. */
export type LookWeights = Readonly<Record<LookPart, number>>;
export const EVEN_WEIGHTS: LookWeights = { colour: 1, texture: 1, scale: 1 };

/** How alike two looks are, 0 … 1, and what each part had in that; shares add up to 1. */
export type Likeness = { readonly score: number; readonly shares: Readonly<Record<LookPart, number>> };

/** Two looks so far apart (in steps, each number at its mean square) are half alike. */
const HALF_ALIKE_STEPS = 1.2;
const PER_STEP_SQUARED = 1 / LOOK_STEP ** 2;

const SIZES = LOOK_PARTS.map((part) => LOOK_SIZES[part]);

/** Squared distance of the numbers from one place of two looks to another. */
function squared(a: Look, b: Look, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    const difference = a[at]! - b[at]!;
    // As 32-bit numbers, which hold 128 squares of 254: many times as fast as doubles.
    sum = (sum + Math.imul(difference, difference)) | 0;
  }
  return sum;
}

/** Squared distance of one part, in squared steps. */
const apart = (a: Look, b: Look, part: LookPart): number =>
  PER_STEP_SQUARED * squared(a, b, LOOK_OFFSETS[part], LOOK_OFFSETS[part] + LOOK_SIZES[part]);

const likeAt = (squared: number, numbers: number): number => 2 ** -(squared / numbers / HALF_ALIKE_STEPS ** 2);

/** A distance of `farFrom` as a score of 0 … 1; the nearer the higher. `weight` is the sum of numbers times weights. */
export const scoreAt = (distance: number, weights: LookWeights): number =>
  likeAt(
    distance,
    Math.max(
      1e-6,
      LOOK_PARTS.reduce((sum, part) => sum + weights[part] * LOOK_SIZES[part], 0),
    ),
  );

/** Squared distance of two looks in squared steps, each part by its weight. Symmetric. */
export function farFrom(a: Look, b: Look, { colour, texture, scale }: LookWeights = EVEN_WEIGHTS): number {
  const sum =
    colour * squared(a, b, LOOK_OFFSETS.colour, LOOK_OFFSETS.texture) +
    texture * squared(a, b, LOOK_OFFSETS.texture, LOOK_OFFSETS.scale) +
    scale * squared(a, b, LOOK_OFFSETS.scale, LOOK_SIZE);
  return sum * PER_STEP_SQUARED;
}

/** How alike two looks are, and through what: a part's share is its own likeness times its weight, of those of all parts. Symmetric. */
export function likenessOf(a: Look, b: Look, weights: LookWeights = EVEN_WEIGHTS): Likeness {
  const own = LOOK_PARTS.map((part) => weights[part] * likeAt(apart(a, b, part), LOOK_SIZES[part]));
  const all = own.reduce((sum, value) => sum + value, 0);
  const shares = Object.fromEntries(LOOK_PARTS.map((part, at) => [part, all > 0 ? own[at]! / all : 1 / LOOK_PARTS.length]));
  return { score: scoreAt(farFrom(a, b, weights), weights), shares: shares as Likeness["shares"] };
}

/** Many looks in one block of memory, with the squared length of each part, so that a distance is one product. */
export type LookTable = {
  readonly count: number;
  readonly looks: Int8Array;
  readonly memory: Memory;
  /** The loops for one look that is sought, and for two at once. */
  readonly scans: readonly Scan[];
};

/** Looks that are sought at once: a row is read once for all of them. */
const AT_ONCE = 2;
/** The memory: the sought looks, their factors, then the rows' looks, their lengths, and the answer of the last scan. */
const SOUGHT_AT = 0;
const FACTORS_AT = SOUGHT_AT + 2 * LOOK_SIZE * AT_ONCE;
const ROWS_AT = FACTORS_AT + factorBytes(LOOK_PARTS.length) * AT_ONCE;
const lengthsAt = (count: number): number => ROWS_AT + count * LOOK_SIZE;
const answersAt = (count: number): number => lengthsAt(count) + count * VECTOR_BYTES;

/** Packs looks that lie one after the other, `LOOK_SIZE` numbers each. */
export function lookTable(looks: Int8Array): LookTable {
  const count = looks.length / LOOK_SIZE;
  const memory = memoryOf(answersAt(count) + 4 * count);
  const rows = new Int8Array(memory.buffer, ROWS_AT, looks.length);
  rows.set(looks);
  const lengths = new Float32Array(memory.buffer, lengthsAt(count), 4 * count);
  for (let row = 0; row < count; row++)
    for (const [place, part] of LOOK_PARTS.entries()) {
      const from = row * LOOK_SIZE + LOOK_OFFSETS[part];
      let sum = 0;
      for (let at = from; at < from + LOOK_SIZES[part]; at++) sum += rows[at]! * rows[at]!;
      lengths[4 * row + place] = sum;
    }
  const scans = Array.from({ length: AT_ONCE }, (_, at) => scanOver(memory, SIZES, at + 1));
  return { count, looks: rows, memory, scans };
}

/** Factors of the loop: of the products and lengths of each part, and the sought look's own length. */
function factorsOf(look: Look, weights: LookWeights): Float32Array {
  const [w0, w1, w2] = LOOK_PARTS.map((part) => weights[part] * PER_STEP_SQUARED) as [number, number, number];
  const own = farFrom(look, new Int8Array(LOOK_SIZE), weights);
  return Float32Array.from([...[w0, w1, w2].flatMap((weight) => Array(4).fill(-2 * weight)), w0, w1, w2, 0, own, 0, 0, 0]);
}

/** Rows from one number up to another. */
export type Rows = readonly [from: number, to: number];

/** Puts down what is sought and gives the loop for it; that lessens the answers of some rows to their distance from what is sought. */
function scanFor({ count, memory, scans }: LookTable, sought: readonly Look[], weights: LookWeights) {
  for (const [at, look] of sought.entries()) {
    new Int16Array(memory.buffer, SOUGHT_AT + 2 * LOOK_SIZE * at, LOOK_SIZE).set(look);
    new Uint8Array(memory.buffer, FACTORS_AT + factorBytes(LOOK_PARTS.length) * at).set(
      new Uint8Array(factorsOf(look, weights).buffer),
    );
  }
  const scan = scans[sought.length - 1]!;
  return (from: number, to: number): void =>
    scan(
      ROWS_AT + from * LOOK_SIZE,
      lengthsAt(count) + from * VECTOR_BYTES,
      SOUGHT_AT,
      FACTORS_AT,
      answersAt(count) + from * 4,
      to - from,
    );
}

const answersOf = ({ count, memory }: LookTable): Float32Array => new Float32Array(memory.buffer, answersAt(count), count);

/** The distance (`farFrom`) of every row from the nearest of some looks; there until the next scan. Two looks and 400,000 rows take 8 ms. */
export function scanLooks(table: LookTable, sought: readonly Look[], weights: LookWeights): Float32Array {
  const answers = answersOf(table).fill(Number.POSITIVE_INFINITY);
  if (table.count > 0)
    for (let at = 0; at < sought.length; at += AT_ONCE) scanFor(table, sought.slice(at, at + AT_ONCE), weights)(0, table.count);
  return answers;
}

/** The distance of the rows that are named from one look, each at its row's place; there until the next scan. */
export function scanRows(table: LookTable, look: Look, weights: LookWeights, named: readonly Rows[]): Float32Array {
  const answers = answersOf(table);
  const lessen = scanFor(table, [look], weights);
  for (const [from, to] of named) {
    answers.fill(Number.POSITIVE_INFINITY, from, to);
    lessen(from, to);
  }
  return answers;
}
