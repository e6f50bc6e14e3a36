import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";

/** Side of the square picture that is described. Whoever decodes a photograph brings it to this size. */
export const WORKING_PX = 256;

/** A square photograph of cloth as a canvas holds it: RGBA, sRGB, row 0 at the top; alpha is not looked at. */
export type WorkingPicture = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray | Uint8Array };

/** A picture of another size than `WORKING_PX` square, or whose bytes are not that many pixels. */
export class WrongPictureSize extends Error {
  override readonly name = "WrongPictureSize";
}

/** A square plane of numbers. */
export type Plane = { readonly side: number; readonly values: Float32Array };

/** The picture in OKLab (Ottosson 2020) and the mean of its linear light. */
export type Planes = {
  readonly lightness: Plane;
  readonly a: Plane;
  readonly b: Plane;
  /** Linear red, green and blue at half the side. */
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
};

const CUBE_ROOTS = 4096;
const CUBE_ROOT = Float32Array.from({ length: CUBE_ROOTS + 2 }, (_, step) => Math.cbrt(step / CUBE_ROOTS));
/** Below this the table is too coarse. */
const STEEP = 0.01;

/** Cube root of 0 … 1, from a table. */
function cubeRoot(value: number): number {
  if (value < STEEP) return Math.cbrt(value);
  const position = Math.min(CUBE_ROOTS, value * CUBE_ROOTS);
  const step = position | 0;
  return CUBE_ROOT[step]! + (CUBE_ROOT[step + 1]! - CUBE_ROOT[step]!) * (position - step);
}

/** OKLab of linear light, written to `out`. */
export function writeOklab(red: number, green: number, blue: number, out: Float32Array): void {
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

const newPlane = (side: number): Plane => ({ side, values: new Float32Array(side * side) });

/** The linear light of one channel at half the side, each four pixels as their mean. */
function halfLight(rgba: WorkingPicture["rgba"], side: number, channel: 0 | 1 | 2): Plane {
  const half = newPlane(side >> 1);
  const row = 4 * side;
  for (let y = 0, i = 0; y < half.side; y++) {
    let from = 2 * y * row + channel;
    for (let x = 0; x < half.side; x++, i++, from += 8)
      half.values[i] =
        0.25 *
        (LIGHT_OF_BYTE[rgba[from]!]! +
          LIGHT_OF_BYTE[rgba[from + 4]!]! +
          LIGHT_OF_BYTE[rgba[from + row]!]! +
          LIGHT_OF_BYTE[rgba[from + row + 4]!]!);
  }
  return half;
}

/** Each four pixels as their mean. */
export function halved({ side, values }: Plane): Plane {
  const half = newPlane(side >> 1);
  for (let y = 0, i = 0; y < half.side; y++) {
    let from = 2 * y * side;
    for (let x = 0; x < half.side; x++, i++, from += 2)
      half.values[i] = 0.25 * (values[from]! + values[from + 1]! + values[from + side]! + values[from + side + 1]!);
  }
  return half;
}

/** Takes a picture apart. */
export function planesOf({ width, height, rgba }: WorkingPicture): Planes {
  if (width !== WORKING_PX || height !== WORKING_PX || rgba.length !== WORKING_PX * WORKING_PX * 4)
    throw new WrongPictureSize(`A picture of ${WORKING_PX} × ${WORKING_PX} px is described, not of ${width} × ${height} px.`);
  const [lightness, a, b] = [newPlane(WORKING_PX), newPlane(WORKING_PX), newPlane(WORKING_PX)];
  const lab = new Float32Array(3);
  for (let pixel = 0, i = 0; pixel < WORKING_PX * WORKING_PX; pixel++, i += 4) {
    writeOklab(LIGHT_OF_BYTE[rgba[i]!]!, LIGHT_OF_BYTE[rgba[i + 1]!]!, LIGHT_OF_BYTE[rgba[i + 2]!]!, lab);
    lightness.values[pixel] = lab[0]!;
    a.values[pixel] = lab[1]!;
    b.values[pixel] = lab[2]!;
  }
  const [red, green, blue] = [halfLight(rgba, width, 0), halfLight(rgba, width, 1), halfLight(rgba, width, 2)];
  return { lightness, a, b, red, green, blue };
}
