import type { Lab } from "./convert.ts";

/**
 * CIELAB under D50, as ICC profiles, ASE and ACO files carry it: another shape than `Lab`, so that it cannot be taken for
 * it before `labOfD50` has adapted it.
 *
 * Everything else here is D65: lap-dips are judged under D65 lamps and the mills' spectrophotometers report D65/10°, and
 * the white of a screen (sRGB) is D65, so that most colours need no adaptation at all. D50 lives at the border only.
 */
export type LabD50 = { readonly white: "D50"; readonly l: number; readonly a: number; readonly b: number };
/** Tristimulus values with the white's Y at 1. */
export type Xyz = readonly [x: number, y: number, z: number];

const fromChromaticity = (x: number, y: number): Xyz => [x / y, 1, (1 - x - y) / y];
/** CIE 15: chromaticities of the illuminants for the 2° observer. */
const WHITE_D50 = fromChromaticity(0.3457, 0.3585);
export const WHITE_D65 = fromChromaticity(0.3127, 0.329);

/** Bradford's cone responses, as ICC profiles adapt between whites (ICC.1 annex E). */
const BRADFORD = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
] as const;
const UNBRADFORD = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
] as const;

type Matrix = readonly [Xyz, Xyz, Xyz];
const times = (matrix: Matrix, [x, y, z]: Xyz): Xyz => [
  matrix[0][0] * x + matrix[0][1] * y + matrix[0][2] * z,
  matrix[1][0] * x + matrix[1][1] * y + matrix[1][2] * z,
  matrix[2][0] * x + matrix[2][1] * y + matrix[2][2] * z,
];

/** What a colour seen beside the white `from` looks like beside the white `to` to an eye that has got used to each (Bradford). */
export function adapt(colour: Xyz, from: Xyz, to: Xyz): Xyz {
  const cones = times(BRADFORD, colour);
  const dark = times(BRADFORD, from);
  const bright = times(BRADFORD, to);
  return times(UNBRADFORD, [
    (cones[0] * bright[0]) / dark[0],
    (cones[1] * bright[1]) / dark[1],
    (cones[2] * bright[2]) / dark[2],
  ]);
}

/** CIE 15: below (6/29)³ the cube root gives way to a straight line. */
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;
const compress = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const expand = (f: number): number => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);

/** CIELAB of tristimulus values beside their white. */
export function labOfXyz([x, y, z]: Xyz, [whiteX, whiteY, whiteZ]: Xyz): Lab {
  const fy = compress(y / whiteY);
  return [116 * fy - 16, 500 * (compress(x / whiteX) - fy), 200 * (fy - compress(z / whiteZ))];
}

function xyzOfLab([l, a, b]: Lab, [whiteX, whiteY, whiteZ]: Xyz): Xyz {
  const fy = (l + 16) / 116;
  return [whiteX * expand(fy + a / 500), whiteY * expand(fy), whiteZ * expand(fy - b / 200)];
}

/** A colour given under D50, seen under D65 (Bradford adaptation). */
export const labOfD50 = ({ l, a, b }: LabD50): Lab =>
  labOfXyz(adapt(xyzOfLab([l, a, b], WHITE_D50), WHITE_D50, WHITE_D65), WHITE_D65);

/** A colour given under D65, seen under D50, for what is written into a D50 file. */
export function labD50Of(lab: Lab): LabD50 {
  const [l, a, b] = labOfXyz(adapt(xyzOfLab(lab, WHITE_D65), WHITE_D65, WHITE_D50), WHITE_D50);
  return { white: "D50", l, a, b };
}

/** CIELAB of CIE XYZ (white's Y at 1) measured under D65 or D50, brought to D65. */
export const labOfCieXyz = (xyz: Xyz, illuminant: "D50" | "D65"): Lab =>
  labOfXyz(illuminant === "D65" ? xyz : adapt(xyz, WHITE_D50, WHITE_D65), WHITE_D65);

/** CIE XYZ (white's Y at 1) of a colour under D65. */
export const xyzOfD65 = (lab: Lab): Xyz => xyzOfLab(lab, WHITE_D65);
