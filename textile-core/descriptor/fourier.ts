/** Complex numbers of a square, row by row; its side is a power of two. */
export type Spectrum = { readonly side: number; readonly real: Float32Array; readonly imaginary: Float32Array };

type Room = { readonly real: Float32Array; readonly imaginary: Float32Array };
/** What transforms of one side use again and again: a picture takes five of them, and new arrays cost as much as the sums. */
type Turns = {
  readonly cos: Float32Array;
  readonly sin: Float32Array;
  readonly reversed: Uint16Array;
  readonly rooms: readonly [Room, Room];
};
const newRoom = (side: number): Room => ({
  real: new Float32Array(side * side),
  imaginary: new Float32Array(side * side),
});
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
    rooms: [newRoom(length), newRoom(length)] as const,
  };
  known.set(length, turns);
  return turns;
}

/** Writes a square mirrored at its diagonal, its rows then in the order in which a transform begins. */
function turn(from: Float32Array, to: Float32Array, side: number, reversed: Uint16Array | null): void {
  for (let x = 0; x < side; x++) {
    const row = (reversed ? reversed[x]! : x) * side;
    for (let y = 0, at = x; y < side; y++, at += side) to[row + y] = from[at]!;
  }
}

/** Fast Fourier transform of all columns in place, their rows in reversed order (Cooley & Tukey 1965): side by side, so that a turn is read once for a whole row. */
function transformColumns(real: Float32Array, imaginary: Float32Array, side: number): void {
  const { cos, sin } = turnsOf(side);
  for (let half = 1; half < side; half <<= 1) {
    const step = side / (2 * half);
    for (let from = 0; from < side; from += 2 * half)
      for (let k = 0; k < half; k++) {
        const [c, s] = [cos[k * step]!, sin[k * step]!];
        const end = (from + k + 1) * side;
        for (let p = (from + k) * side, q = p + half * side; p < end; p++, q++) {
          const [realQ, imaginaryQ] = [real[q]!, imaginary[q]!];
          const [realP, imaginaryP] = [real[p]!, imaginary[p]!];
          const r = realQ * c - imaginaryQ * s;
          const i = realQ * s + imaginaryQ * c;
          real[q] = realP - r;
          imaginary[q] = imaginaryP - i;
          real[p] = realP + r;
          imaginary[p] = imaginaryP + i;
        }
      }
  }
}

/** Fourier transform of a square; the result lies mirrored at its diagonal, and stands until the next transform of that side. */
export function transformed({ side, real, imaginary }: Spectrum): Spectrum {
  const { reversed, rooms } = turnsOf(side);
  let from: Room = { real, imaginary };
  for (const to of rooms) {
    turn(from.real, to.real, side, reversed);
    turn(from.imaginary, to.imaginary, side, reversed);
    transformColumns(to.real, to.imaginary, side);
    from = to;
  }
  const [result] = rooms;
  turn(from.real, result.real, side, null);
  turn(from.imaginary, result.imaginary, side, null);
  return { side, ...result };
}
