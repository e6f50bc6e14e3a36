import { createContext } from "react";

/** The unit in which fields of lengths are read and written; the lengths themselves are mm. */
export type LengthUnit = "mm" | "in";

/** What fields in mm below it show. */
export const LengthUnitContext = createContext<LengthUnit>("mm");
