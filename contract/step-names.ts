import type { StepKey } from "./desk-states.ts";

/** What the steps are called: English texts, each a key of the areas where steps are said. */
export const STEP_NAMES: Readonly<Record<StepKey, string>> = {
  technology: "Technology",
  dyeing: "Dyeing",
  sizing: "Sizing",
  inspectGreige: "Inspect greige",
  finishing: "Finishing",
  inspectionPacking: "Inspection, packing",
  shipped: "Shipped",
  fabricInHouse: "Fabric in house",
  cutting: "Cutting out",
  sewing: "Sewing",
  pressing: "Pressing",
  inspection: "Inspection",
  packing: "Packing",
};
