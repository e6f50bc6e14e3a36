import type { Cell } from "../table/cell.ts";

export type Range = { readonly min: number; readonly max: number };
/** A number, nothing for an empty cell, or what is wrong with it in a sentence. */
export type NumberReading = { readonly value: number | null } | { readonly wrong: string };

const FIGURE = /^[+-]?\d[\d.,\s'’]*$/;
const GROUPS_OF_THREE = /^[+-]?\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/;

/** A figure as a mill types it: 1234.5, 1,234.5, 1.234,5, 1 234,5, 4,85. Null where it is no number, or can be read in two ways. */
export function figureIn(text: string): number | null {
  if (!FIGURE.test(text)) return null;
  const joined = GROUPS_OF_THREE.test(text) ? text.replace(/[\s'’]/g, "") : text.trim();
  if (/[\s'’]/.test(joined)) return null;
  const marks = joined.replace(/[^.,]/g, "");
  const last = marks.at(-1);
  if (last === undefined) return Number(joined);
  const grouping = last === "," ? "." : ",";
  const isGrouped = marks.includes(grouping);
  const groups = joined.slice(0, joined.lastIndexOf(last)).split(grouping);
  const isOneDecimalMark = marks.split(last).length === 2;
  if (!isOneDecimalMark || !groups.slice(1).every((group) => group.length === 3)) return null;
  const decimals = joined.length - joined.lastIndexOf(last) - 1;
  if (last === "," && decimals === 3 && !isGrouped) return null;
  const value = Number(joined.replaceAll(grouping, "").replace(last, "."));
  return Number.isFinite(value) ? value : null;
}

/** A unit in small letters, and how many of the field's own it is: 1 when it is only named. */
export type Unit = string | { readonly unit: string; readonly times: number };

/** Inches as they are written, an inch being so many of the field's own unit. */
export const inchesOf = (times: number): readonly Unit[] =>
  ["inches", "inch", "in.", "in", '"', "”", "″"].map((unit) => ({ unit, times }));

/** A number that may carry its unit: "148 cm". */
export function readNumber(cell: Cell, { min, max }: Range, units: readonly Unit[] = []): NumberReading {
  if (cell.kind === "empty") return { value: null };
  if (cell.kind === "date" || cell.kind === "fault") return { wrong: whyNoText(cell)! };
  const value = cell.kind === "number" ? cell.value : measureIn(cell.text, units);
  if (value === null && /^\d{1,3},\d{3}$/.test(cell.kind === "text" ? cell.text : ""))
    return { wrong: `“${quoted(cell)}” can be read in two ways; write it without the comma.` };
  if (value === null) return { wrong: `“${quoted(cell)}” is not a number.` };
  return value < min || value > max ? { wrong: `${quoted(cell)} is not between ${min} and ${max}.` } : { value };
}

/** The figure of a text in the field's own unit. */
function measureIn(text: string, units: readonly Unit[]): number | null {
  const small = text.toLowerCase().replace("²", "2");
  for (const entry of units) {
    const { unit, times } = typeof entry === "string" ? { unit: entry, times: 1 } : entry;
    if (!small.endsWith(unit)) continue;
    const figure = figureIn(small.slice(0, -unit.length).trim());
    return figure === null ? null : toHundredths(figure * times);
  }
  return figureIn(small.trim());
}

/** 2.3 inches are 58.42 mm, and not a hair more. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

const MAX_QUOTE_LENGTH = 60;
/** What a cell says, cut where it is long. */
export function quoted(cell: Cell): string {
  const text = cell.kind === "empty" ? "" : cell.kind === "number" ? String(cell.value) : cell.text;
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}

/** Why a cell cannot be taken as words, or null when it can. */
export function whyNoText(cell: Cell): string | null {
  if (cell.kind === "fault") return `the spreadsheet shows the error ${cell.text} here.`;
  return cell.kind === "date"
    ? `the spreadsheet made a date of it (${cell.text}); format the column as text and type it again.`
    : null;
}
