import { MM_PER_INCH } from "../../session/lengths.ts";
import type { Session } from "../../session/session.ts";

/** Two lengths in mm as a readout beside the pointer says them, in the unit the designer chose: one decimal of mm, two of inches. */
export function areaText({ selection }: Pick<Session, "selection">, across: number, down: number): string {
  const { isInches } = selection.getState();
  const figure = (mm: number) =>
    (isInches ? (mm / MM_PER_INCH).toFixed(2) : mm.toFixed(1)).replace(/^-(0\.?0*)$/, "$1").replace("-", "−");
  return `${figure(across)} × ${figure(down)} ${isInches ? "in" : "mm"}`;
}
