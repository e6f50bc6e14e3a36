import type { Lang } from "@selvedge/contract";
import type { Generated } from "kysely";

export type CompanyRow = {
  id: string;
  /** Whom of the mill the company turns to. */
  contact_id: Generated<string | null>;
  name: string;
  country: string;
  logo_hash: Generated<string | null>;
  vip: Generated<boolean>;
  vip_level: Generated<string | null>;
  created_at: Date;
};

export type UserRow = {
  id: string;
  company_id: string;
  username: string;
  mail: string;
  name: string;
  avatar_hash: Generated<string | null>;
  role: "buyer" | "buyerAdmin" | "sales" | "mill" | "admin";
  language: Generated<Lang>;
  currency: Generated<string>;
  unit: Generated<"m" | "yd">;
  password_hash: string;
  password_must_change: Generated<boolean>;
  /** Null until they were asked. */
  tracking_allowed: Generated<boolean | null>;
  tracking_answered_at: Generated<Date | null>;
  /** What they look at in showrooms is a question of its own; null until it was asked. */
  rooms_allowed: Generated<boolean | null>;
  rooms_answered_at: Generated<Date | null>;
  pending_mail: Generated<string | null>;
  /** Base32, as authenticators take it; counts once `totp_confirmed_at` is set. */
  totp_secret: Generated<string | null>;
  totp_confirmed_at: Generated<Date | null>;
  totp_last_step: Generated<string>;
  locked_at: Generated<Date | null>;
  /** Locked by the company's own administrator, who may let them in again; else by the mill. */
  locked_by_company: Generated<boolean>;
  mail_verified_at: Generated<Date | null>;
  last_login_at: Generated<Date | null>;
  created_at: Date;
  version: Generated<number>;
};

type SessionRow = {
  id: string;
  user_id: string;
  /** SHA-256 of the cookie's secret; the secret itself is never stored. */
  secret_hash: string;
  /** SHA-256 of the public handle that the page keeps. */
  handle_hash: string;
  persistent: boolean;
  address: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
};

export type PeopleTables = { companies: CompanyRow; users: UserRow; sessions: SessionRow };
