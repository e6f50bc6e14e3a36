/** How far each pixel of a box is covered, 0 … 1. The box lies anywhere on the endless cloth; px. */
export type Mask = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly alpha: Float32Array;
};

export const EMPTY_MASK: Mask = { x: 0, y: 0, width: 0, height: 0, alpha: new Float32Array(0) };

/** `mask` where `within` lets it through. */
export function clipped(mask: Mask, within: Mask): Mask {
  const alpha = new Float32Array(mask.alpha.length);
  for (let y = 0; y < mask.height; y++) {
    const row = mask.y + y - within.y;
    if (row < 0 || row >= within.height) continue;
    for (let x = 0; x < mask.width; x++) {
      const column = mask.x + x - within.x;
      if (column < 0 || column >= within.width) continue;
      alpha[y * mask.width + x] = mask.alpha[y * mask.width + x]! * within.alpha[row * within.width + column]!;
    }
  }
  return { ...mask, alpha };
}

/** One pass of a box of 2·radius + 1 px along lines of `length` values `stride` apart; outside is empty. */
function boxPass(
  from: Float32Array,
  into: Float32Array,
  lines: number,
  lineStride: number,
  length: number,
  stride: number,
  radius: number,
) {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let sum = 0;
    for (let k = 0; k < Math.min(radius, length); k++) sum += from[start + k * stride]!;
    for (let k = 0; k < length; k++) {
      if (k + radius < length) sum += from[start + (k + radius) * stride]!;
      into[start + k * stride] = sum * share;
      if (k >= radius) sum -= from[start + (k - radius) * stride]!;
    }
  }
}

/** The mask's values softened by two boxes of `radius` px each way; the box of the mask stays. */
export function softened({ width, height, alpha }: Mask, radius: number): Float32Array {
  let values = alpha;
  let spare = new Float32Array(alpha.length);
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(alpha.length);
    boxPass(values, across, height, width, width, 1, radius);
    boxPass(across, spare, width, 1, height, width, radius);
    values = spare;
    spare = new Float32Array(alpha.length);
  }
  return values;
}
