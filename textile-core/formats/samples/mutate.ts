/** Damages files in ways that files are damaged, the same ones for the same seed. */

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

type Damage = (bytes: number[], below: (limit: number) => number) => number[];

const cut = (bytes: number[], from: number, count: number, put: readonly number[] = []): number[] => [
  ...bytes.slice(0, from),
  ...put,
  ...bytes.slice(from + count),
];

const DAMAGES: readonly Damage[] = [
  (bytes, below) => cut(bytes, below(bytes.length), 1, [below(256)]),
  (bytes, below) => cut(bytes, below(bytes.length), 1, [[0, 255, 127, 128][below(4)]!]),
  (bytes, below) => {
    const at = below(bytes.length);
    return cut(bytes, at, 1, [bytes[at]! ^ (1 << below(8))]);
  },
  (bytes, below) => cut(bytes, below(bytes.length), 1 + below(40)),
  (bytes, below) => bytes.slice(0, below(bytes.length)),
  (bytes, below) => {
    const from = below(bytes.length);
    return cut(bytes, below(bytes.length), 0, bytes.slice(from, from + below(200)));
  },
  (bytes, below) =>
    cut(
      bytes,
      below(bytes.length),
      below(4),
      [...EXTREMES[below(EXTREMES.length)]!].map((letter) => letter.charCodeAt(0)),
    ),
  (bytes, below) => cut(bytes, below(bytes.length), 4, [255, 255, 255, 255]),
  (bytes, below) => {
    const lines = String.fromCharCode(...bytes).split("\n");
    const [from, to] = [below(lines.length), below(lines.length)];
    [lines[from], lines[to]] = [lines[to]!, lines[from]!];
    return [...lines.join("\n")].map((letter) => letter.charCodeAt(0));
  },
];

/** `count` damaged copies of a file, each with one to four damages. */
export function* mutations(file: Uint8Array, count: number, seed: number): Generator<Uint8Array> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * Math.max(1, limit));
  for (let copy = 0; copy < count; copy++) {
    let bytes = [...file];
    for (let damages = 1 + below(4); damages > 0; damages--) bytes = DAMAGES[below(DAMAGES.length)]!(bytes, below);
    yield Uint8Array.from(bytes);
  }
}
