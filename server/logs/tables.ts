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

export type WelcomeTable = { id: string; title: string; subtitle: string; image_hash: string; link_url: string; sort: number };

export type LogTables = { behaviour_records: BehaviourTable; error_reports: ErrorReportTable; welcome: WelcomeTable };
