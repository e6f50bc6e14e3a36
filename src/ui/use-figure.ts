import { MM_PER_INCH } from "@selvedge/geometry-core";
import { useContext } from "react";
import { LengthUnitContext } from "./length-unit.ts";

/** Decimals of inches where those of mm are given: a tenth of a mm is 0.004 in. */
const MORE_DIGITS = 2;
/** One press of an arrow in a field of inches. */
const INCH_STEP_MM = MM_PER_INCH / 16;

/** How a number is written in its field: with this unit and so many decimals. `perShown` of what the field gives are one of what it shows. */
export type Figure = { readonly unit: string; readonly digits: number; readonly step: number; readonly perShown: number };

/** A field of mm shows inches where `LengthUnitContext` says so. */
export function useFigure({ unit = "", digits = 1, step = 1 }: { unit?: string; digits?: number; step?: number }): Figure {
  const isInches = useContext(LengthUnitContext) === "in" && unit === "mm";
  if (!isInches) return { unit, digits, step, perShown: 1 };
  return { unit: "in", digits: digits + MORE_DIGITS, step: INCH_STEP_MM, perShown: MM_PER_INCH };
}
