import type { Actor, DeskKind } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

/** One transition of one record; `from_state` is null for what made it, `user_id` when a date brought it about. */
export type DeskHistoryTable = {
  id: string;
  kind: DeskKind;
  record_id: string;
  parent_id: string | null;
  company_id: string;
  action: string;
  from_state: string | null;
  to_state: string;
  user_id: string | null;
  side: Actor;
  note: Generated<string>;
  detail: ColumnType<Record<string, unknown>, string, string>;
  at: Date;
  seq: ColumnType<string, never, never>;
};

/** Who of the mill sees to a record. */
export type InChargeTable = {
  kind: "order" | "rfq" | "lapDip" | "sample" | "thread";
  record_id: string;
  user_id: string;
  at: Date;
};

export type DeskTables = {
  in_charge: InChargeTable;
  desk_history: DeskHistoryTable;
  number_series: { series: string; year: number; last: number };
};
