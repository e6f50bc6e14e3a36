import type { Lab } from "./convert.ts";
import { labOfXyz, type Xyz } from "./white.ts";

/** Reflectance factors (1 is the perfect white) at even steps of the wavelength. */
export type Spectrum = { readonly startNm: number; readonly stepNm: number; readonly reflectances: readonly number[] };

/** Of the rows of `TABLE`. */
export const FIRST_NM = 360;
export const STEP_NM = 10;
/** CIE 015: D65's power and the CIE 1964 10° observer's x̄, ȳ, z̄, from 360 to 780 nm by 10 nm. */
export const TABLE: readonly (readonly [power: number, x: number, y: number, z: number])[] = [
  [46.6383, 0.0000001222, 0.000000013398, 0.000000535027],
  [52.0891, 0.0000059586, 0.0000006511, 0.0000261437],
  [49.9755, 0.000159952, 0.000017364, 0.000704776],
  [54.6482, 0.0023616, 0.0002534, 0.0104822],
  [82.7549, 0.0191097, 0.0020044, 0.0860109],
  [91.486, 0.084736, 0.008756, 0.389366],
  [93.4318, 0.204492, 0.021391, 0.972542],
  [86.6823, 0.314679, 0.038676, 1.55348],
  [104.865, 0.383734, 0.062077, 1.96728],
  [117.008, 0.370702, 0.089456, 1.9948],
  [117.812, 0.302273, 0.128201, 1.74537],
  [114.861, 0.195618, 0.18519, 1.31756],
  [115.923, 0.080507, 0.253589, 0.772125],
  [108.811, 0.016172, 0.339133, 0.415254],
  [109.354, 0.003816, 0.460777, 0.218502],
  [107.802, 0.037465, 0.606741, 0.112044],
  [104.79, 0.117749, 0.761757, 0.060709],
  [107.689, 0.236491, 0.875211, 0.030451],
  [104.405, 0.376772, 0.961988, 0.013676],
  [104.046, 0.529826, 0.991761, 0.003988],
  [100, 0.705224, 0.99734, 0],
  [96.3342, 0.878655, 0.955552, 0],
  [95.788, 1.01416, 0.868934, 0],
  [88.6856, 1.11852, 0.777405, 0],
  [90.0062, 1.12399, 0.658341, 0],
  [89.5991, 1.03048, 0.527963, 0],
  [87.6987, 0.856297, 0.398057, 0],
  [83.2886, 0.647467, 0.283493, 0],
  [83.6992, 0.431567, 0.179828, 0],
  [80.0268, 0.268329, 0.107633, 0],
  [80.2146, 0.152568, 0.060281, 0],
  [82.2778, 0.0812606, 0.0318004, 0],
  [78.2842, 0.0408508, 0.0159051, 0],
  [69.7213, 0.0199413, 0.0077488, 0],
  [71.6091, 0.00957688, 0.00371774, 0],
  [74.349, 0.00455263, 0.00176847, 0],
  [61.604, 0.00217496, 0.00084619, 0],
  [69.8856, 0.00104476, 0.00040741, 0],
  [75.087, 0.000508258, 0.00019873, 0],
  [63.5927, 0.000250969, 0.000098428, 0],
  [46.4182, 0.00012639, 0.000049737, 0],
  [66.8054, 0.0000645258, 0.000025486, 0],
  [63.3828, 0.0000334117, 0.000013249, 0],
];

/** Straight between two readings; outside of what was measured the last reading holds (ASTM E308, 7.3.2.2). */
export function reflectanceAt({ startNm, stepNm, reflectances }: Spectrum, nm: number): number {
  const place = (nm - startNm) / stepNm;
  const last = reflectances.length - 1;
  if (place <= 0) return reflectances[0]!;
  if (place >= last) return reflectances[last]!;
  const left = Math.floor(place);
  return reflectances[left]! + (place - left) * (reflectances[left + 1]! - reflectances[left]!);
}

function tristimulus(reflectance: (nm: number) => number): Xyz {
  let x = 0;
  let y = 0;
  let z = 0;
  let white = 0;
  TABLE.forEach(([power, xBar, yBar, zBar], index) => {
    const light = power * reflectance(FIRST_NM + index * STEP_NM);
    x += light * xBar;
    y += light * yBar;
    z += light * zBar;
    white += power * yBar;
  });
  return [x / white, y / white, z / white];
}

/** XYZ of the perfect white under D65 for the 10° observer, Y at 1. */
export const WHITE_D65_10_DEGREES: Xyz = tristimulus(() => 1);

/**
 * CIELAB (D65) as the 10° observer sees it, the trade's way for cloth (ISO 105-J01). Its white is that observer's own, so
 * the values stand beside 2° ones without adaptation; saturated blues differ between the observers by up to 2 ΔE.
 */
export const labOfSpectrum = (spectrum: Spectrum): Lab =>
  labOfXyz(
    tristimulus((nm) => reflectanceAt(spectrum, nm)),
    WHITE_D65_10_DEGREES,
  );
