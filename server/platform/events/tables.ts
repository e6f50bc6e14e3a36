import type { Generated } from "kysely";

/** Events for open pages; `xid` and `seq` give the order in which readers take them. */
export type EventTables = {
  live_events: {
    seq: Generated<string>;
    xid: Generated<string>;
    company_id: string | null;
    user_id: string | null;
    to_staff: boolean;
    event: string;
    data: string;
    created_at: Date;
  };
};
