/** Half width of an ellipse of circumference `around` whose depth is `ratio` times its width (Ramanujan's second formula). */
export function halfWidth(around: number, ratio: number): number {
  const h = ((1 - ratio) / (1 + ratio)) ** 2;
  return around / (Math.PI * (1 + ratio) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h))));
}

/** Place on an ellipse by arc length: 0 is at +z, growing towards +x. */
export type EllipseWalk = { readonly length: number; readonly at: (along: number) => readonly [x: number, z: number] };

const STEPS = 720;

/** Walks along an ellipse with half axes a (x) and b (z). */
export function walkEllipse(a: number, b: number): EllipseWalk {
  const sums = new Float64Array(STEPS + 1);
  let [x, z, length] = [0, b, 0];
  for (let i = 1; i <= STEPS; i++) {
    const angle = (i / STEPS) * 2 * Math.PI;
    const [nextX, nextZ] = [a * Math.sin(angle), b * Math.cos(angle)];
    length += Math.hypot(nextX - x, nextZ - z);
    sums[i] = length;
    [x, z] = [nextX, nextZ];
  }
  const pointAt = (along: number): readonly [number, number] => {
    const wanted = ((along % length) + length) % length;
    let [low, high] = [0, STEPS];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const angle = ((low + (wanted - sums[low]!) / (sums[high]! - sums[low]!)) / STEPS) * 2 * Math.PI;
    return [a * Math.sin(angle), b * Math.cos(angle)];
  };
  return { length, at: pointAt };
}
