import type { Lang } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

type Stamp = ColumnType<Date, Date, Date>;
type MaybeStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CompanyRow = {
  id: string;
  /** Whom of the mill the company turns to. */
  contact_id: Generated<string | null>;
  name: string;
  country: string;
  logo_hash: Generated<string | null>;
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
  avatar_hash: Generated<string | null>;
  role: "buyer" | "buyerAdmin" | "sales" | "mill" | "admin";
  language: Generated<Lang>;
  currency: Generated<string>;
  unit: Generated<"m" | "yd">;
  password_hash: string;
  password_must_change: Generated<boolean>;
  /** Null until they were asked. */
  tracking_allowed: Generated<boolean | null>;
  tracking_answered_at: MaybeStamp;
  pending_mail: Generated<string | null>;
  /** Base32, as authenticators take it; counts once `totp_confirmed_at` is set. */
  totp_secret: Generated<string | null>;
  totp_confirmed_at: MaybeStamp;
  totp_last_step: Generated<string>;
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

export type AccountTokenRow = {
  /** SHA-256 of the token in the mail's link. */
  token_hash: string;
  user_id: string;
  purpose: "reset" | "verifyMail";
  mail: string;
  expires_at: Stamp;
  created_at: Stamp;
};

export type AccountRequestRow = {
  id: string;
  company: string;
  country: string;
  name: string;
  mail: string;
  /** Empty once it was approved: it is the person's then. */
  password_hash: string;
  note: string;
  language: Lang;
  state: Generated<"pending" | "approved" | "refused">;
  reason: Generated<string>;
  /** SHA-256 of the token in the link that confirms the address. */
  link_hash: string;
  link_expires_at: Stamp;
  mail_confirmed_at: MaybeStamp;
  decided_by: Generated<string | null>;
  decided_at: MaybeStamp;
  created_at: Stamp;
};

export type SsoFlowRow = {
  /** SHA-256 of the state that travels through the provider. */
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began. */
  browser_hash: string;
  nonce: string;
  /** Of the code's proof key (RFC 7636). */
  verifier: string;
  back: string | null;
  variant: "web" | "wapErp";
  persistent: boolean;
  expires_at: Stamp;
};

export type SsoIdentityRow = { issuer: string; subject: string; user_id: string; linked_at: Stamp };

export type AccountTables = {
  account_requests: AccountRequestRow;
  account_tokens: AccountTokenRow;
  recovery_codes: { user_id: string; code_hash: string; used_at: MaybeStamp };
  companies: CompanyRow;
  users: UserRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
  sso_flows: SsoFlowRow;
  sso_identities: SsoIdentityRow;
};
