import type { Generated } from "kysely";

export type BehaviourTable = {
  id: string;
  company_id: string | null;
  user_id: string | null;
  customer_name: string;
  country: string;
  remain_ms: number;
  action: string;
  search_key: string;
  visited_products: string[];
  type: string;
  at: Date;
  received_at: Date;
};

/** One row for one fault: `fingerprint` is the hash of its message and stack, `count` how often it came. */
export type ErrorReportTable = {
  id: string;
  fingerprint: string;
  level: "error" | "warning";
  message: string;
  stack: string;
  url: string;
  app_version: string;
  request_id: string;
  user_id: string | null;
  count: Generated<number>;
  first_at: Date;
  last_at: Date;
};

/** A fabric that a person looked at; `remain_ms` is all the time on it during the visit. */
export type BrowseTable = {
  id: string;
  company_id: string;
  user_id: string;
  product_id: string;
  source: string;
  remain_ms: number;
  visited_at: Date;
};

export type LogTables = { behaviour_records: BehaviourTable; error_reports: ErrorReportTable; browse_log: BrowseTable };
