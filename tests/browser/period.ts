import { PNG } from "pngjs";

export type Area = { x: number; y: number; width: number; height: number };

/** Mean lightness (0…255) of every column (along "x") or row (along "y") of an area of a PNG. */
export function profile(png: Uint8Array, along: "x" | "y", area?: Area): Float64Array {
  const image = PNG.sync.read(Buffer.from(png));
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: image.width, height: image.height };
  const result = new Float64Array(along === "x" ? width : height);
  const across = along === "x" ? height : width;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const pixel = ((Math.floor(y) + row) * image.width + Math.floor(x) + column) * 4;
      const light =
        0.299 * (image.data[pixel] ?? 0) + 0.587 * (image.data[pixel + 1] ?? 0) + 0.114 * (image.data[pixel + 2] ?? 0);
      const index = along === "x" ? column : row;
      result[index] = (result[index] ?? 0) + light / across;
    }
  return result;
}

function quantile(values: Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Positions where a profile rises through its middle, to a fraction of a pixel; small ripples do not count. */
export function risingEdges(values: Float64Array): number[] {
  const low = quantile(values, 0.1);
  const high = quantile(values, 0.9);
  const middle = (low + high) / 2;
  const ripple = (high - low) * 0.2;
  const edges: number[] = [];
  let armed = false;
  let crossing: number | null = null;
  for (let index = 1; index < values.length; index++) {
    const before = values[index - 1] ?? 0;
    const here = values[index] ?? 0;
    if (here < middle - ripple) {
      armed = true;
      crossing = null;
    }
    if (armed && before < middle && here >= middle) crossing = index - 1 + (middle - before) / (here - before);
    if (armed && crossing !== null && here > middle + ripple) {
      edges.push(crossing);
      armed = false;
      crossing = null;
    }
  }
  return edges;
}

/** Pixels between check lines: the slope of a straight line through all rising edges. Needs at least three. */
export function period(values: Float64Array): { pixels: number; lines: number } {
  const edges = risingEdges(values);
  const n = edges.length;
  if (n < 3) throw new Error(`only ${n} check lines found`);
  const meanIndex = (n - 1) / 2;
  const meanEdge = edges.reduce((sum, edge) => sum + edge, 0) / n;
  let above = 0;
  let below = 0;
  edges.forEach((edge, index) => {
    above += (index - meanIndex) * (edge - meanEdge);
    below += (index - meanIndex) ** 2;
  });
  return { pixels: above / below, lines: n };
}

/**
 * Share of pixels that look different on white or on black: by more than `tolerance` (0…255) in a channel. What a colour is
 * where it is hardly there, at an edge, does not count more than it is seen.
 */
export function differing(a: Uint8Array, b: Uint8Array, tolerance: number): { share: number; width: number; height: number } {
  const left = PNG.sync.read(Buffer.from(a));
  const right = PNG.sync.read(Buffer.from(b));
  if (left.width !== right.width || left.height !== right.height)
    throw new Error(`sizes differ: ${left.width} × ${left.height} and ${right.width} × ${right.height}`);
  const seen = (picture: Buffer, pixel: number, channel: number, ground: number) => {
    const cover = (picture[pixel + 3] ?? 0) / 255;
    return (picture[pixel + channel] ?? 0) * cover + ground * (1 - cover);
  };
  let count = 0;
  for (let pixel = 0; pixel < left.data.length; pixel += 4) {
    let worst = 0;
    for (let channel = 0; channel < 3; channel++)
      for (const ground of [0, 255])
        worst = Math.max(worst, Math.abs(seen(left.data, pixel, channel, ground) - seen(right.data, pixel, channel, ground)));
    if (worst > tolerance) count++;
  }
  return { share: count / (left.width * left.height), width: left.width, height: left.height };
}
