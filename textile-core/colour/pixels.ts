import { codeOfLight, lightOfCode } from "@selvedge/geometry-core";
import type { Lab } from "./convert.ts";
import { labOfCieXyz, xyzOfD65 } from "./white.ts";

/** A picture as a canvas holds it: RGBA, sRGB, row 0 at the top. */
export type Picture = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };

/** In double precision: `labOf` of a hex gives the very same. */
const LIGHT_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => lightOfCode(byte / 255));

/** CIELAB (D65) of an sRGB pixel, 0 … 255 a channel; the same as `labOf` of its hex, for loops over pictures. */
export function labOfBytes(red: number, green: number, blue: number): Lab {
  const r = LIGHT_OF_BYTE[red]!;
  const g = LIGHT_OF_BYTE[green]!;
  const b = LIGHT_OF_BYTE[blue]!;
  return labOfCieXyz(
    [
      0.4123907992659593 * r + 0.357584339383878 * g + 0.1804807884018343 * b,
      0.2126390058715102 * r + 0.715168678767756 * g + 0.0721923153607337 * b,
      0.0193308187155918 * r + 0.119194779794626 * g + 0.9505321522496607 * b,
    ],
    "D65",
  );
}

/** The sRGB pixel of a CIELAB (D65) colour, 0 … 255 a channel and not yet rounded; outside the gamut it leaves that range. */
export function bytesOfLab(lab: Lab): readonly [red: number, green: number, blue: number] {
  const [x, y, z] = xyzOfD65(lab);
  return [
    255 * codeOfLight(3.2409699419045226 * x - 1.537383177570094 * y - 0.4986107602930034 * z),
    255 * codeOfLight(-0.9692436362808796 * x + 1.8759675015077202 * y + 0.0415550574071756 * z),
    255 * codeOfLight(0.0556300796969936 * x - 0.2039769588889765 * y + 1.0569715142428784 * z),
  ];
}
