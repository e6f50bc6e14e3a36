import { strFromU8, strToU8 } from "fflate";

const EXTREMES = [
  "",
  "0",
  "-1",
  "1e999",
  "NaN",
  "4294967295",
  "99999999999999999999",
  "0x10",
  "=",
  "[",
  "]",
  "<",
  ">",
  '"',
  ",",
  "{",
  "}",
  "null",
];

/** A generator of numbers 0 … 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

type Damage = (bytes: Uint8Array, below: (limit: number) => number) => Uint8Array;

function cut(bytes: Uint8Array, from: number, count: number, put: ArrayLike<number> = []): Uint8Array {
  const rest = bytes.subarray(from + count);
  const whole = new Uint8Array(from + put.length + rest.length);
  whole.set(bytes.subarray(0, from));
  whole.set(put, from);
  whole.set(rest, from + put.length);
  return whole;
}

function swapLines(bytes: Uint8Array, below: (limit: number) => number): Uint8Array {
  const lines = strFromU8(bytes, true).split("\n");
  const [from, to] = [below(lines.length), below(lines.length)];
  [lines[from], lines[to]] = [lines[to]!, lines[from]!];
  return strToU8(lines.join("\n"), true);
}

const DAMAGES: readonly Damage[] = [
  (bytes, below) => cut(bytes, below(bytes.length), 1, [below(256)]),
  (bytes, below) => cut(bytes, below(bytes.length), 1, [[0, 255, 127, 128][below(4)]!]),
  (bytes, below) => {
    const position = below(bytes.length);
    return cut(bytes, position, 1, [(bytes[position] ?? 0) ^ (1 << below(8))]);
  },
  (bytes, below) => cut(bytes, below(bytes.length), 1 + below(40)),
  (bytes, below) => bytes.subarray(0, below(bytes.length)),
  (bytes, below) => {
    const from = below(bytes.length);
    return cut(bytes, below(bytes.length), 0, bytes.subarray(from, from + below(200)));
  },
  (bytes, below) => cut(bytes, below(bytes.length), below(4), strToU8(EXTREMES[below(EXTREMES.length)]!)),
  (bytes, below) => cut(bytes, below(bytes.length), 4, [255, 255, 255, 255]),
  swapLines,
];

/** `count` damaged copies of a file, each with one to four damages of the kinds that files suffer; the same ones for the same seed. */
export function* mutations(file: Uint8Array, count: number, seed: number): Generator<Uint8Array> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * Math.max(1, limit));
  for (let copy = 0; copy < count; copy++) {
    let bytes = file;
    for (let damages = 1 + below(4); damages > 0; damages--) bytes = DAMAGES[below(DAMAGES.length)]!(bytes, below);
    yield bytes;
  }
}
