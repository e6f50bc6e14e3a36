import type { DefectCode, InspectionReport } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";
import type { Defect, Grade, Limits } from "./four-point.ts";

export type InspectionReportTable = {
  id: string;
  number: string;
  company_id: string;
  product_id: string;
  order_id: string | null;
  lot_no: string;
  basis: Limits["basis"];
  roll_limit: number;
  lot_limit: number;
  rolls: number;
  failed_rolls: number;
  metres: number;
  points: number;
  /** Of the whole lot, in the basis of its limits. */
  points_per_100: number;
  grade: Grade;
  tests: ColumnType<InspectionReport["tests"], string, string>;
  remark: Generated<string>;
  inspector: string;
  signed_by: string | null;
  signed_at: Date | null;
  inspected_at: Date;
};

/** A change of what is agreed with a company; `is_usual` where what is usual was agreed again. */
export type InspectionLimitChangeTable = {
  id: string;
  company_id: string;
  user_id: string | null;
  from_limits: ColumnType<Limits, string, never>;
  to_limits: ColumnType<Limits, string, never>;
  is_usual: boolean;
  at: Date;
};

export type InspectionTables = {
  inspection_limit_changes: InspectionLimitChangeTable;
  /** Points per 100 of the basis that a company lets pass. */
  inspection_limits: { company_id: string; basis: Limits["basis"]; roll: number; lot: number };
  inspection_reports: InspectionReportTable;
  inspection_rolls: { report_id: string; sort: number; roll_no: string; length_m: number; width_mm: number };
  inspection_defects: {
    id: string;
    report_id: string;
    roll: number;
    code: DefectCode;
    direction: Defect["direction"];
    size_mm: number;
    position_m: number;
    /** From the left selvedge. */
    across_mm: number;
    image_id: string | null;
  };
};
