/** Complex numbers of a square, row by row; its side is a power of two. */
export type Spectrum = { readonly side: number; readonly real: Float32Array; readonly imaginary: Float32Array };

type Turns = { readonly cos: Float32Array; readonly sin: Float32Array; readonly reversed: Uint16Array };
const known = new Map<number, Turns>();

function turnsOf(length: number): Turns {
  const made = known.get(length);
  if (made) return made;
  const bits = Math.log2(length);
  const turns = {
    cos: Float32Array.from({ length: length / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / length)),
    sin: Float32Array.from({ length: length / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / length)),
    reversed: Uint16Array.from({ length }, (_, index) => {
      let [from, to] = [index, 0];
      for (let bit = 0; bit < bits; bit++, from >>= 1) to = (to << 1) | (from & 1);
      return to;
    }),
  };
  known.set(length, turns);
  return turns;
}

/** Fast Fourier transform of one line in place (Cooley & Tukey 1965). */
function transformLine(real: Float32Array, imaginary: Float32Array): void {
  const length = real.length;
  const { cos, sin, reversed } = turnsOf(length);
  for (let index = 0; index < length; index++) {
    const other = reversed[index]!;
    if (other <= index) continue;
    const [r, i] = [real[index]!, imaginary[index]!];
    real[index] = real[other]!;
    imaginary[index] = imaginary[other]!;
    real[other] = r;
    imaginary[other] = i;
  }
  for (let half = 1; half < length; half <<= 1) {
    const step = length / (2 * half);
    for (let from = 0; from < length; from += 2 * half)
      for (let k = 0, turn = 0; k < half; k++, turn += step) {
        const [p, q] = [from + k, from + k + half];
        const r = real[q]! * cos[turn]! - imaginary[q]! * sin[turn]!;
        const i = real[q]! * sin[turn]! + imaginary[q]! * cos[turn]!;
        real[q] = real[p]! - r;
        imaginary[q] = imaginary[p]! - i;
        real[p]! += r;
        imaginary[p]! += i;
      }
  }
}

function turned(from: Float32Array, side: number): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) to[x * side + y] = from[y * side + x]!;
  return to;
}

/** Fourier transform of a square; the result lies mirrored at its diagonal. */
export function transformed({ side, real, imaginary }: Spectrum): Spectrum {
  let [r, i] = [real.slice(), imaginary.slice()];
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < side; row++)
      transformLine(r.subarray(row * side, (row + 1) * side), i.subarray(row * side, (row + 1) * side));
    if (pass === 0) [r, i] = [turned(r, side), turned(i, side)];
  }
  return { side, real: r, imaginary: i };
}
