import type { DeliveryState } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

export type WebhookTables = {
  /** Without a company it concerns every one. */
  webhook_events: {
    id: string;
    type: string;
    company_id: string | null;
    data: ColumnType<Record<string, unknown>, string, string>;
    at: Date;
  };
  /** Without a company it is the mill's own. */
  webhook_endpoints: {
    id: string;
    company_id: string | null;
    url: string;
    secret: string;
    types: Generated<string[]>;
    is_active: Generated<boolean>;
    note: Generated<string>;
    created_at: Date;
    updated_at: Date;
  };
  webhook_deliveries: {
    id: string;
    event_id: string;
    endpoint_id: string;
    attempt: number;
    state: Generated<DeliveryState>;
    due_at: Date;
    claimed_at: Date | null;
    ended_at: Date | null;
    http_status: number | null;
    error: string | null;
    created_at: Date;
  };
};
