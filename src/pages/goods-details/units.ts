import { CM_PER_INCH } from "@selvedge/geometry-core";
import { countFromTex, countIn, texOf } from "@selvedge/textile-core";

/** The systems a reader may want figures in. The record is kept in g/m², cm and threads an inch. */
export type UnitSystem = "metric" | "imperial";
/** "record" leaves a count as the mill wrote it. */
export type CountSystem = "record" | "Ne" | "Nm" | "tex";

export type Figure = {
  readonly value: number;
  readonly digits: number;
  readonly unit: "g/m²" | "oz/yd²" | "cm" | "in" | "/cm" | "/in";
};

const GSM_PER_OUNCE_YARD = 33.905_75;
export const weightIn = (gsm: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: gsm, digits: 0, unit: "g/m²" } : { value: gsm / GSM_PER_OUNCE_YARD, digits: 1, unit: "oz/yd²" };

export const widthIn = (cm: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: cm, digits: 0, unit: "cm" } : { value: cm / CM_PER_INCH, digits: 1, unit: "in" };

/** Threads of a length, recorded for an inch. */
export const densityIn = (perInch: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: perInch / CM_PER_INCH, digits: 1, unit: "/cm" } : { value: perInch, digits: 0, unit: "/in" };

const rounded = (value: number): string => String(Number(value.toFixed(value < 20 ? 1 : 0)));

/** The same count in another system; one that cannot be read stays as it was written. */
export function writeCount(written: string, system: CountSystem): string {
  const count = system === "record" ? null : countIn(written);
  if (system === "record" || !count) return written;
  const { ply = 1 } = count;
  const figure = rounded(countFromTex(texOf({ ...count, ply: 1 }), system));
  return system === "tex" ? `tex ${figure}${ply > 1 ? `x${ply}` : ""}` : `${system} ${figure}${ply > 1 ? `/${ply}` : ""}`;
}
