import { LIGHT_SOURCES, type LightSource, MEASURED } from "@selvedge/contract";
import { ciede2000, hexOfLab, LAMPS, type Lab, type Lamp, labOfSpectrum, type Spectrum, seenUnder } from "@selvedge/textile-core";

/** What was measured of a cloth; a spectrum counts before a Lab. */
export type Measured = { readonly lab: readonly number[] | null; readonly spectrum: readonly number[] | null };

const spectrumOf = (reflectances: readonly number[]): Spectrum => ({
  startNm: MEASURED.firstNm,
  stepNm: MEASURED.stepNm,
  reflectances,
});

/** CIELAB under D65 as it was measured, or of the measured spectrum. */
export function labOfMeasured({ lab, spectrum }: Measured): [number, number, number] | null {
  const [l, a, b] = spectrum ? labOfSpectrum(spectrumOf(spectrum)) : (lab ?? []);
  return l === undefined ? null : [l, a!, b!];
}

/** Lab beside the lamp's white, and as a screen shows it; null where it cannot be computed. A Lab value holds for D65 only. */
function under(light: LightSource, measured: Measured): { lab: Lab; shown: Lab } | null {
  if (!LAMPS.some((lamp) => lamp === light)) return null;
  if (measured.spectrum) return seenUnder(light as Lamp, spectrumOf(measured.spectrum));
  const lab = labOfMeasured(measured);
  return lab && light === "D65" ? { lab, shown: lab } : null;
}

/** How the standard looks under each lamp of the cabinet. */
export const standardSeen = (standard: Measured) =>
  LIGHT_SOURCES.map((light) => {
    const seen = under(light, standard);
    return { light, hex: seen && hexOfLab(seen.shown) };
  });

/** How an option looks under each lamp, and how far it is from the standard there (CIEDE2000, one decimal more than is judged by). */
export const optionSeen = (standard: Measured, option: Measured) =>
  LIGHT_SOURCES.map((light) => {
    const seen = under(light, option);
    const beside = under(light, standard);
    return { light, hex: seen && hexOfLab(seen.shown), deltaE: seen && beside && roundedDifference(beside.lab, seen.lab) };
  });

const HUNDREDTHS = 100;
const roundedDifference = (a: Lab, b: Lab): number => Math.round(ciede2000(a, b) * HUNDREDTHS) / HUNDREDTHS;
