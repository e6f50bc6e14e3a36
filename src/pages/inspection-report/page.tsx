import { useListQuery } from "../parts/query.ts";
import { Report } from "./report.tsx";
import { Reports } from "./reports.tsx";

/** Inspection reports: the list by order, or the one that the address names. */
export default function InspectionReportPage() {
  const { query } = useListQuery();
  const reportId = query.get("reportId");
  return reportId ? <Report key={reportId} reportId={reportId} /> : <Reports />;
}
