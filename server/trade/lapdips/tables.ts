import type { LapDipState, LightSource, OptionDecision } from "@selvedge/contract";
import type { Generated } from "kysely";

/** Dates are `YYYY-MM-DD`. */
export type LapDipTable = {
  id: string;
  number: string;
  company_id: string;
  user_id: string;
  product_id: string;
  order_id: string | null;
  order_line_id: string | null;
  standard_kind: "pantone" | "physical" | "lab";
  standard_name: string;
  standard_code: string | null;
  /** CIELAB under D65. */
  standard_lab: number[] | null;
  /** Reflectance factors, 400 to 700 nm by 10 nm. */
  standard_spectrum: number[] | null;
  light_sources: LightSource[];
  note: Generated<string>;
  status: LapDipState;
  due_date: string | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
};

export type LapDipRoundTable = {
  lap_dip_id: string;
  round: number;
  courier: Generated<string>;
  tracking_no: Generated<string>;
  reason: Generated<string>;
  sent_at: Date;
  received_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
};

export type LapDipOptionTable = {
  lap_dip_id: string;
  round: number;
  label: "A" | "B" | "C" | "D";
  recipe_no: string;
  lab: number[] | null;
  spectrum: number[] | null;
  image_id: string | null;
  decision: OptionDecision | null;
  comment: Generated<string>;
};

export type LapDipTables = {
  lap_dips: LapDipTable;
  lap_dip_rounds: LapDipRoundTable;
  lap_dip_options: LapDipOptionTable;
};
