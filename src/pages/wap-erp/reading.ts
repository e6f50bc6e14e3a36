import type { sendLapDipRound } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";

type Option = Input<typeof sendLapDipRound>["options"][number];
/** What a spectrophotometer said of a cloth: CIELAB under D65, or reflectance factors from 400 to 700 nm by 10 nm. */
export type Reading = { readonly lab: NonNullable<Option["lab"]> } | { readonly spectrum: readonly number[] };

const LAB_VALUES = 3;
const SPECTRUM_VALUES = 31;
/** No cloth reflects twice what falls on it: larger figures are per cent. */
const MAX_FACTOR = 2;
const PER_CENT = 100;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** The figures of a text. A comma parts two figures unless something else does; then it is a decimal one. */
function figuresOf(text: string): readonly number[] | null {
  const plain = text.replaceAll("−", "-").trim();
  const parts = plain.split(/[\s;]+/).filter(Boolean);
  const isWhole = parts.length === LAB_VALUES || parts.length === SPECTRUM_VALUES;
  const figures = isWhole
    ? parts.map((part) => part.replace(/,$/, "").replace(",", "."))
    : plain.split(/[\s;,]+/).filter(Boolean);
  return figures.every((figure) => NUMBER.test(figure)) ? figures.map(Number) : null;
}

/** Reads what an instrument exports: three figures are L*, a*, b*; thirty-one are a spectrum, as factors or per cent. Null for anything else. */
export function readReading(text: string): Reading | null {
  const figures = figuresOf(text);
  if (figures?.length === LAB_VALUES) {
    const [l, a, b] = figures as [number, number, number];
    const isLab = l >= 0 && l <= 100 && Math.abs(a) <= 160 && Math.abs(b) <= 160;
    return isLab ? { lab: [l, a, b] } : null;
  }
  if (figures?.length !== SPECTRUM_VALUES) return null;
  const isPerCent = figures.some((figure) => figure > MAX_FACTOR);
  const spectrum = figures.map((figure) => (isPerCent ? Math.round((figure / PER_CENT) * 1e6) / 1e6 : figure));
  return spectrum.every((factor) => factor >= 0 && factor <= MAX_FACTOR) ? { spectrum } : null;
}
