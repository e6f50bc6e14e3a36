import type { Generated } from "kysely";

/** A room where fabrics are shown; `may-enter.ts` says to whom. */
export type ChanelTable = {
  id: string;
  name: string;
  scope: "public" | "private" | "vr";
  company_id: string | null;
  description: Generated<string>;
  cover_hash: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date | null;
};

export type ShowroomTables = { chanels: ChanelTable };
