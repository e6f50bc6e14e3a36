import type { Lang } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

type Stamp = ColumnType<Date, Date, Date>;
type MaybeStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CompanyRow = {
  id: string;
  name: string;
  country: string;
  logo: Generated<string | null>;
  vip: Generated<boolean>;
  vip_level: Generated<string | null>;
  created_at: Stamp;
};

export type UserRow = {
  id: string;
  company_id: string;
  username: string;
  mail: string;
  name: string;
  avatar: Generated<string | null>;
  role: "buyer" | "buyerAdmin" | "sales" | "mill" | "admin";
  language: Generated<Lang>;
  currency: Generated<string>;
  unit: Generated<"m" | "yd">;
  password_hash: string;
  password_must_change: Generated<boolean>;
  /** Null until they were asked. */
  tracking_allowed: Generated<boolean | null>;
  tracking_answered_at: MaybeStamp;
  locked_at: MaybeStamp;
  mail_verified_at: MaybeStamp;
  last_login_at: MaybeStamp;
  created_at: Stamp;
  version: Generated<number>;
};

export type SessionRow = {
  id: string;
  user_id: string;
  /** SHA-256 of the cookie's secret; the secret itself is never stored. */
  secret_hash: string;
  /** SHA-256 of the public handle that the page keeps. */
  handle_hash: string;
  persistent: boolean;
  address: string;
  user_agent: string;
  created_at: Stamp;
  seen_at: Stamp;
};

export type LoginAttemptRow = {
  id: Generated<string>;
  /** SHA-256 of name and address: people type passwords into the wrong field. */
  account_address_hash: string;
  at: Stamp;
};

export type AccountTables = {
  companies: CompanyRow;
  users: UserRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
};
