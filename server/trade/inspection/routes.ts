import { addInspection, getFabricDefect, getInspection, inspectionPdf, listInspections } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addInspectionHandler } from "./calls/add-inspection.ts";
import { getFabricDefectHandler } from "./calls/get-fabric-defect.ts";
import { getInspectionHandler } from "./calls/get-inspection.ts";
import { inspectionPdfHandler } from "./calls/inspection-pdf.ts";
import { listInspectionsHandler } from "./calls/list-inspections.ts";

export const inspections = domain((on) => {
  on(listInspections, listInspectionsHandler);
  on(getInspection, getInspectionHandler);
  on(inspectionPdf, inspectionPdfHandler);
  on(addInspection, addInspectionHandler);
  on(getFabricDefect, getFabricDefectHandler);
});
