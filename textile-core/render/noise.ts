/** Integer hash to 0 … 1 (murmur3 finaliser). Only integer arithmetic, so every engine gives the same bytes. */
export function hash(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296;
}

/** One seed out of several numbers. */
export function mixSeed(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) seed = Math.imul(seed ^ part, 0x01000193) + 0x7f4a7c15;
  return seed | 0;
}

/** A generator of 0 … 1 (mulberry32) for things that are placed one after another. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Adds smooth noise of −amplitude … amplitude to `into`, a closed ring: cells of about `cell` places, a whole number of
 * them, so that the end runs into the beginning.
 */
export function addRingNoise(into: Float32Array, offset: number, length: number, cell: number, amplitude: number, seed: number) {
  const cells = Math.max(2, Math.round(length / cell));
  const step = cells / length;
  for (let place = 0; place < length; place++) {
    const position = place * step;
    const left = position | 0;
    const t = position - left;
    const a = hash(left + seed);
    const b = hash((left + 1 === cells ? 0 : left + 1) + seed);
    into[offset + place]! += amplitude * (2 * (a + (b - a) * t * t * (3 - 2 * t)) - 1);
  }
}

/** Smooth noise of −1 … 1 on a torus of `width` × `height`, with `across` × `up` cells. */
export function torusNoise(width: number, height: number, across: number, up: number, seed: number): Float32Array {
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = (y * up) / height;
    const j = v | 0;
    const tv = v - j;
    const sv = tv * tv * (3 - 2 * tv);
    const below = ((j + 1) % up) * across;
    for (let x = 0; x < width; x++) {
      const u = (x * across) / width;
      const i = u | 0;
      const tu = u - i;
      const su = tu * tu * (3 - 2 * tu);
      const right = i + 1 === across ? 0 : i + 1;
      const top = hash(seed + j * across + i) * (1 - su) + hash(seed + j * across + right) * su;
      const bottom = hash(seed + below + i) * (1 - su) + hash(seed + below + right) * su;
      field[y * width + x] = 2 * (top + (bottom - top) * sv) - 1;
    }
  }
  return field;
}
