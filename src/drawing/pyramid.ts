/** Pixels as a canvas holds them: RGBA, sRGB, alpha not multiplied in. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const s = value / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});
const STEPS = 8192;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, at) => {
  const l = at / STEPS;
  return Math.round(255 * (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055));
});

type Taps = { readonly first: Int32Array; readonly weights: Float32Array; readonly width: number };

/** Which pixels of `from` a pixel of `to` covers, and how much of each: exact areas, so nothing drifts when a size is odd. */
function taps(from: number, to: number): Taps {
  const width = Math.ceil(from / to) + 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * width);
  const span = from / to;
  for (let at = 0; at < to; at++) {
    const [low, high] = [at * span, (at + 1) * span];
    first[at] = Math.floor(low);
    for (let k = 0; k < width; k++) {
      const pixel = first[at]! + k;
      const covered = Math.min(high, pixel + 1) - Math.max(low, pixel);
      if (covered > 0 && pixel < from) weights[at * width + k] = covered / span;
    }
  }
  return { first, weights, width };
}

/** The same picture at another, smaller size, averaged in linear light and weighted by alpha, as a GPU filters sRGB. */
export function reduce(of: Pixels, width: number, height: number): Pixels {
  const across = taps(of.width, width);
  const down = taps(of.height, height);
  const rows = new Float32Array(width * of.height * 4);
  for (let y = 0; y < of.height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < across.width; k++) {
        const weight = across.weights[x * across.width + k]!;
        if (weight === 0) continue;
        const at = 4 * (y * of.width + across.first[x]! + k);
        const alpha = of.data[at + 3]! * weight;
        r += LINEAR[of.data[at]!]! * alpha;
        g += LINEAR[of.data[at + 1]!]! * alpha;
        b += LINEAR[of.data[at + 2]!]! * alpha;
        a += alpha;
      }
      const to = 4 * (y * width + x);
      rows[to] = r;
      rows[to + 1] = g;
      rows[to + 2] = b;
      rows[to + 3] = a;
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < down.width; k++) {
        const weight = down.weights[y * down.width + k]!;
        if (weight === 0) continue;
        const at = 4 * ((down.first[y]! + k) * width + x);
        r += rows[at]! * weight;
        g += rows[at + 1]! * weight;
        b += rows[at + 2]! * weight;
        a += rows[at + 3]! * weight;
      }
      const to = 4 * (y * width + x);
      if (a > 0) {
        data[to] = ENCODED[Math.round((r / a) * STEPS)]!;
        data[to + 1] = ENCODED[Math.round((g / a) * STEPS)]!;
        data[to + 2] = ENCODED[Math.round((b / a) * STEPS)]!;
        data[to + 3] = a;
      }
    }
  }
  return { width, height, data };
}

/** Every halving of a picture down to one pixel, largest first, the picture itself not among them. Sizes are those of a GPU's mip chain. */
export function halvings(of: Pixels): readonly Pixels[] {
  const levels: Pixels[] = [];
  let last = of;
  while (last.width > 1 || last.height > 1) {
    last = reduce(last, Math.max(1, last.width >> 1), Math.max(1, last.height >> 1));
    levels.push(last);
  }
  return levels;
}
