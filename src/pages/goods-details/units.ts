import { CM_PER_INCH } from "@selvedge/geometry-core";

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
/** tex = 590.541 / Ne = 1000 / Nm = denier / 9. Source: ISO 1144 and the English cotton count of 840 yd to the pound. */
const TEX_BY_NE = 590.541;
const TEX_BY_NM = 1_000;
const DENIER_PER_TEX = 9;

export const weightIn = (gsm: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: gsm, digits: 0, unit: "g/m²" } : { value: gsm / GSM_PER_OUNCE_YARD, digits: 1, unit: "oz/yd²" };

export const widthIn = (cm: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: cm, digits: 0, unit: "cm" } : { value: cm / CM_PER_INCH, digits: 1, unit: "in" };

/** Threads of a length, recorded for an inch. */
export const densityIn = (perInch: number, system: UnitSystem): Figure =>
  system === "metric" ? { value: perInch / CM_PER_INCH, digits: 1, unit: "/cm" } : { value: perInch, digits: 0, unit: "/in" };

type Count = { readonly tex: number; readonly ply: number };

/** A count as the trade writes it, "Ne 80/2", "Nm 50/2", "150D", "tex 30x2", as the fineness of its single thread; null for anything else. */
export function countOf(written: string): Count | null {
  const found = /^(?:(Ne|Nm|tex) )?(\d+(?:\.\d+)?)(D)?(?:[/x](\d+))?$/.exec(written.trim());
  if (!found) return null;
  const [, system, figure, denier, ply] = found;
  const value = Number(figure);
  if (value <= 0 || (system === undefined) === (denier === undefined)) return null;
  const tex = denier ? value / DENIER_PER_TEX : system === "Ne" ? TEX_BY_NE / value : system === "Nm" ? TEX_BY_NM / value : value;
  return { tex, ply: Number(ply ?? 1) };
}

const rounded = (value: number): string => String(Number(value.toFixed(value < 20 ? 1 : 0)));

/** The same count in another system; one that cannot be read stays as it was written. */
export function writeCount(written: string, system: CountSystem): string {
  const count = system === "record" ? null : countOf(written);
  if (!count) return written;
  const { tex, ply } = count;
  if (system === "tex") return `tex ${rounded(tex)}${ply > 1 ? `x${ply}` : ""}`;
  return `${system} ${rounded((system === "Ne" ? TEX_BY_NE : TEX_BY_NM) / tex)}${ply > 1 ? `/${ply}` : ""}`;
}
