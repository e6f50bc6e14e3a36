/** A finished artwork while it is made, row by row from the top: colours 0 … 255, alpha 0 … 1, height in mm. */
export type Planes = {
  readonly width: number;
  readonly height: number;
  readonly pixelMm: number;
  /** As it is seen in the light of the board. */
  readonly appearance: Float32Array;
  /** Without the light of the board, for a picture that has a light of its own. */
  readonly colour: Float32Array;
  readonly alpha: Float32Array;
  readonly top: Float32Array;
};

export function emptyPlanes(width: number, height: number, pixelMm: number): Planes {
  const cells = width * height;
  return {
    width,
    height,
    pixelMm,
    appearance: new Float32Array(3 * cells),
    colour: new Float32Array(3 * cells),
    alpha: new Float32Array(cells),
    top: new Float32Array(cells),
  };
}

/** The light of the board comes from above, on the left. */
const LAMP = [-0.5, -0.6, 0.62] as const;
const LAMP_LENGTH = Math.hypot(...LAMP);
/** Raised work is lit as if it were this much higher, as in the garment's picture. */
const HEIGHT_GAIN = 1.6;

/** How much light falls on a place of the relief: 1 where it lies flat. */
export function lightOn({ top, width, height, pixelMm }: Planes, pixel: number): number {
  const x = pixel % width;
  const [left, right] = [x > 0 ? top[pixel - 1]! : 0, x + 1 < width ? top[pixel + 1]! : 0];
  const [above, below] = [pixel >= width ? top[pixel - width]! : 0, pixel + width < width * height ? top[pixel + width]! : 0];
  const [sx, sy] = [((right - left) / (2 * pixelMm)) * HEIGHT_GAIN, ((below - above) / (2 * pixelMm)) * HEIGHT_GAIN];
  const facing = (-sx * LAMP[0] - sy * LAMP[1] + LAMP[2]) / (Math.hypot(sx, sy, 1) * LAMP_LENGTH);
  return Math.max(0, facing) / (LAMP[2] / LAMP_LENGTH);
}
