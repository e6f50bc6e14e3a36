import { halved, type Planes } from "./picture.ts";

/** How far apart two places are looked at, in pixels of half the side. */
const DISTANCES = [1, 2, 4, 8, 16, 32] as const;
const DIRECTIONS = 8;
/** Differences of OKLab are counted up to these. */
const STEPS = [0.02, 0.05, 0.1, 0.18, 0.3] as const;
/** Every so manieth pixel is looked at. */
const STRIDE = 3;

/** Values of the part that says how soon a colour changes. */
export const DISTANCE_FEATURES = DISTANCES.length * (STEPS.length + 2);

/** Of pairs of places at each distance, all directions together: shares by difference of colour, and mean difference of lightness and of colour. */
export function distanceFeatures(planes: Planes): Float32Array {
  const { side, values: light } = halved(planes.lightness);
  const [a, b] = [halved(planes.a).values, halved(planes.b).values];
  const out = new Float32Array(DISTANCE_FEATURES);
  let offset = 0;
  for (const distance of DISTANCES) {
    const counts = new Float32Array(STEPS.length);
    let [count, lightSum, colourSum] = [0, 0, 0];
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (Math.PI * direction) / DIRECTIONS;
      const dx = Math.round(distance * Math.cos(angle));
      const dy = Math.round(distance * Math.sin(angle));
      for (let y = 0; y < side - dy; y += STRIDE)
        for (let x = Math.max(0, -dx); x < Math.min(side, side - dx); x += STRIDE) {
          const from = y * side + x;
          const to = from + dy * side + dx;
          const dl = Math.abs(light[from]! - light[to]!);
          const [da, db] = [a[from]! - a[to]!, b[from]! - b[to]!];
          const dc = Math.sqrt(da * da + db * db);
          const all = Math.sqrt(dl * dl + dc * dc);
          count++;
          lightSum += dl;
          colourSum += dc;
          let step = 0;
          while (step < STEPS.length - 1 && all > STEPS[step]!) step++;
          counts[step]!++;
        }
    }
    for (const number of counts) out[offset++] = Math.sqrt(number / count);
    out[offset++] = Math.log(lightSum / count + 2e-3);
    out[offset++] = Math.log(colourSum / count + 2e-3);
  }
  return out;
}
