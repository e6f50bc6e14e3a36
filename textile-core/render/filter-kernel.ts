import {
  add,
  addLocal,
  F32X4_ADD,
  F32X4_MUL,
  get,
  load32Splat,
  type Memory,
  memoryOf,
  repeat,
  routineOver,
  set,
  VECTOR_BYTES,
  v128Load,
  v128Store,
} from "../wasm.ts";

/** Floats that are weighed at once. */
export const LANES = 8;
const BLOCK_BYTES = 2 * VECTOR_BYTES;

/** Parameters by their place, then own locals: where the next tap is read, its weight's address, taps left; both halves of a block, a weight. */
const [FROM, STRIDE, WEIGHTS, TAPS, INTO, STEP, COUNT] = [0, 1, 2, 3, 4, 5, 6];
const [TAP, WEIGHT, LEFT, LOW, HIGH, SHARE] = [7, 8, 9, 10, 11, 12];

const weighed = (half: number, offset: number) => [
  ...[...v128Load(TAP, offset), ...get(SHARE), ...F32X4_MUL],
  ...[...get(half), ...F32X4_ADD, ...set(half)],
];

const BODY = repeat(COUNT, [
  ...[...v128Load(INTO), ...set(LOW), ...v128Load(INTO, VECTOR_BYTES), ...set(HIGH)],
  ...[...get(FROM), ...set(TAP), ...get(WEIGHTS), ...set(WEIGHT), ...get(TAPS), ...set(LEFT)],
  ...repeat(LEFT, [
    ...[...load32Splat(WEIGHT), ...set(SHARE)],
    ...[...weighed(LOW, 0), ...weighed(HIGH, VECTOR_BYTES)],
    ...[...addLocal(TAP, STRIDE), ...add(WEIGHT, 4)],
  ]),
  ...[...v128Store(INTO, LOW), ...v128Store(INTO, HIGH, VECTOR_BYTES)],
  ...[...addLocal(FROM, STEP), ...add(INTO, BLOCK_BYTES)],
]);

/**
 * Adds to `count` blocks of eight floats, one after the other from `into`, the weighted sum of `taps` blocks each: the first of them
 * is read at `from`, the others `stride` bytes apart; the next block's taps begin `step` bytes further. All are addresses or bytes.
 */
export type Weigh = (
  from: number,
  stride: number,
  weights: number,
  taps: number,
  into: number,
  step: number,
  count: number,
) => void;

/** A memory with its loop. */
export type Workspace = { readonly memory: Memory; readonly weigh: Weigh };

function workspaceOf(bytes: number): Workspace {
  const memory = memoryOf(bytes);
  const locals = [
    { count: 3, type: "i32" },
    { count: 3, type: "v128" },
  ] as const;
  return { memory, weigh: routineOver(memory, { parameters: 7, locals, body: BODY }) };
}

/** Memories nobody works in, to be used again: a platform has room for few. */
const spare: Workspace[] = [];

/** A memory of at least so many bytes for the time of the work. It is reused, so it holds old values. */
export function withWorkspace<Answer>(bytes: number, work: (workspace: Workspace) => Answer): Answer {
  const index = spare.findIndex(({ memory }) => memory.buffer.byteLength >= bytes);
  const workspace = index < 0 ? workspaceOf(bytes) : spare.splice(index, 1)[0]!;
  try {
    return work(workspace);
  } finally {
    spare.push(workspace);
    if (spare.length > MAX_SPARE) spare.shift();
  }
}
const MAX_SPARE = 2;
