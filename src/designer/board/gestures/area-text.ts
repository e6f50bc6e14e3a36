import type { Session } from "../../session/session.ts";

/** Two lengths in mm as a readout beside the pointer says them, in the unit the designer chose. */
export const areaText = ({ selection, format }: Pick<Session, "selection" | "format">, across: number, down: number): string =>
  format.length([across, down], selection.getState().isInches);
