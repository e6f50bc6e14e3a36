// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Enter an inspection report. */
export const addInspection: BrowserCall<typeof contract.addInspection> = {
  method: "POST",
  path: "/inspection/add",
  success: 20000,
};
/** An inspection report with its rolls. */
export const getInspection: BrowserCall<typeof contract.getInspection> = {
  method: "POST",
  path: "/inspection/get",
  success: 20000,
};
/** Inspection limits of an order's company. */
export const inspectionLimits: BrowserCall<typeof contract.inspectionLimits> = {
  method: "POST",
  path: "/inspection/limits",
  success: 20000,
};
/** An inspection report for printing. */
export const inspectionPdf: BrowserCall<typeof contract.inspectionPdf> = {
  method: "GET",
  path: "/inspection/pdf",
  success: 20000,
};
/** Inspection reports. */
export const listInspections: BrowserCall<typeof contract.listInspections> = {
  method: "POST",
  path: "/inspection/list",
  success: 20000,
};
/** Agree inspection limits with an order's company. */
export const setInspectionLimits: BrowserCall<typeof contract.setInspectionLimits> = {
  method: "POST",
  path: "/inspection/setLimits",
  success: 20000,
};
