import type { QuotationState } from "@selvedge/contract";
import type { Generated } from "kysely";

/** A request for prices and the mill's answer to it. */
export type QuotationTable = {
  id: string;
  number: string;
  company_id: string;
  user_id: string;
  status: QuotationState;
  note: Generated<string>;
  answer: Generated<string>;
  /** YYYY-MM-DD, the last day on which its prices hold. */
  valid_until: string | null;
  thread_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

/** Amounts are minor units for one unit of the quantity: the target is the customer's, what is quoted the mill's. */
export type QuotationLineTable = {
  id: string;
  quotation_id: string;
  place: number;
  product_id: string;
  quantity: number;
  unit: "m" | "yd" | "kg" | "pc";
  color: Generated<string>;
  note: Generated<string>;
  currency: string;
  target_amount: number | null;
  quoted_amount: number | null;
  lead_days: number | null;
};

export type QuotationTables = { quotations: QuotationTable; quotation_lines: QuotationLineTable };
