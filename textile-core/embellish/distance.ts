/** Farther than any picture is long, squared, in cells. */
const FAR = 1e12;

/** The lower envelope of parabolas over one line (Felzenszwalb & Huttenlocher 2012), in place: squared distances in cells. */
function transformLine(f: Float64Array, length: number, hull: Int32Array, between: Float64Array, out: Float64Array): void {
  let last = 0;
  hull[0] = 0;
  between[0] = -FAR;
  between[1] = FAR;
  for (let q = 1; q < length; q++) {
    let meet = 0;
    do {
      const p = hull[last]!;
      meet = (f[q]! + q * q - (f[p]! + p * p)) / (2 * (q - p));
    } while (meet <= between[last]! && --last >= 0);
    last++;
    hull[last] = q;
    between[last] = meet;
    between[last + 1] = FAR;
  }
  let parabola = 0;
  for (let q = 0; q < length; q++) {
    while (between[parabola + 1]! < q) parabola++;
    const p = hull[parabola]!;
    out[q] = (q - p) * (q - p) + f[p]!;
  }
}

/** Distance of every cell to the nearest one that `isSeed` names, in cells; the rim beyond the grid counts as seed where `rim` says so. */
export function distanceFrom(
  width: number,
  height: number,
  isSeed: (cell: number) => boolean,
  rim: boolean,
): Float32Array<ArrayBuffer> {
  const pad = rim ? 1 : 0;
  const [wide, high] = [width + 2 * pad, height + 2 * pad];
  const field = new Float64Array(wide * high).fill(rim ? 0 : FAR);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) field[(y + pad) * wide + x + pad] = isSeed(y * width + x) ? 0 : FAR;
  const longest = Math.max(wide, high);
  const [line, out, between] = [new Float64Array(longest), new Float64Array(longest), new Float64Array(longest + 1)];
  const hull = new Int32Array(longest);
  for (let x = 0; x < wide; x++) {
    for (let y = 0; y < high; y++) line[y] = field[y * wide + x]!;
    transformLine(line, high, hull, between, out);
    for (let y = 0; y < high; y++) field[y * wide + x] = out[y]!;
  }
  for (let y = 0; y < high; y++) {
    line.set(field.subarray(y * wide, (y + 1) * wide));
    transformLine(line, wide, hull, between, out);
    field.set(out.subarray(0, wide), y * wide);
  }
  const distance = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) distance[y * width + x] = Math.sqrt(field[(y + pad) * wide + x + pad]!);
  return distance;
}
