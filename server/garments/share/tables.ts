import type { Generated } from "kysely";

/** A link; `wrong_tries` counts wrong passwords since `tries_since`. */
export type ShareTable = {
  id: string;
  company_id: string;
  user_id: string;
  kind: "proposal" | "design" | "group" | "product" | "chanel";
  proposal_id: string | null;
  style_id: string | null;
  group_id: string | null;
  product_id: string | null;
  chanel_id: string | null;
  revision: number | null;
  name: string;
  token_hash: string;
  password_hash: string | null;
  can_comment: boolean;
  can_approve: boolean;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  open_count: Generated<number>;
  last_opened_at: Date | null;
  wrong_tries: Generated<number>;
  tries_since: Date | null;
};

export type ShareTables = { shares: ShareTable };
