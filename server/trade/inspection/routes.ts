import {
  addInspection,
  getFabricDefect,
  getInspection,
  inspectionLimits,
  inspectionPdf,
  listInspections,
  setInspectionLimits,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addInspectionHandler } from "./calls/add-inspection.ts";
import { getFabricDefectHandler } from "./calls/get-fabric-defect.ts";
import { getInspectionHandler } from "./calls/get-inspection.ts";
import { inspectionLimitsHandler } from "./calls/inspection-limits.ts";
import { inspectionPdfHandler } from "./calls/inspection-pdf.ts";
import { listInspectionsHandler } from "./calls/list-inspections.ts";
import { setInspectionLimitsHandler } from "./calls/set-inspection-limits.ts";

export const inspections = domain((on) => {
  on(listInspections, listInspectionsHandler);
  on(getInspection, getInspectionHandler);
  on(inspectionPdf, inspectionPdfHandler);
  on(addInspection, addInspectionHandler);
  on(getFabricDefect, getFabricDefectHandler);
  on(inspectionLimits, inspectionLimitsHandler);
  on(setInspectionLimits, setInspectionLimitsHandler);
});
