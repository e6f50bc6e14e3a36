import { MM_PER_INCH } from "@selvedge/geometry-core";
import { useSession } from "../../../state/session.ts";

const MM_PER_YARD = 914.4;

/** What a customer buys and measures cloth in: lengths of cloth, widths and pieces. */
export type Measures = {
  readonly length: { readonly unit: "m" | "yd"; readonly mm: number };
  readonly width: { readonly unit: "cm" | "in"; readonly mm: number; readonly digits: number };
  /** Small differences of a cut. */
  readonly fine: { readonly unit: "mm" | "in"; readonly mm: number; readonly digits: number };
  readonly area: { readonly unit: "cm²" | "in²"; readonly mm2: number };
};

const METRIC: Measures = {
  length: { unit: "m", mm: 1_000 },
  width: { unit: "cm", mm: 10, digits: 0 },
  fine: { unit: "mm", mm: 1, digits: 0 },
  area: { unit: "cm²", mm2: 100 },
};
const IMPERIAL: Measures = {
  length: { unit: "yd", mm: MM_PER_YARD },
  width: { unit: "in", mm: MM_PER_INCH, digits: 1 },
  fine: { unit: "in", mm: MM_PER_INCH, digits: 2 },
  area: { unit: "in²", mm2: MM_PER_INCH ** 2 },
};

/** The measures of whoever is signed in. */
export const useMeasures = (): Measures => useSession(({ customer }) => (customer?.unit === "yd" ? IMPERIAL : METRIC));
