import type { CompanyRole, Lang } from "@selvedge/contract";
import type { Generated } from "kysely";

export type LoginAttemptRow = {
  id: Generated<string>;
  /** SHA-256 of name and address: people type passwords into the wrong field. */
  account_address_hash: string;
  at: Date;
};

export type AccountTokenRow = {
  /** SHA-256 of the token in the mail's link. */
  token_hash: string;
  user_id: string;
  purpose: "reset" | "verifyMail";
  mail: string;
  expires_at: Date;
  created_at: Date;
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
  link_expires_at: Date;
  mail_confirmed_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  created_at: Date;
};

export type InvitationRow = {
  id: string;
  company_id: string;
  mail: string;
  role: CompanyRole;
  language: Lang;
  /** SHA-256 of the token in the letter's link. */
  token_hash: string;
  invited_by: string;
  expires_at: Date;
  created_at: Date;
};

export type SsoFlowRow = {
  /** SHA-256 of the `state` parameter sent through the provider. */
  state_hash: string;
  /** SHA-256 of the cookie of the browser that began. */
  browser_hash: string;
  nonce: string;
  /** Of the code's proof key (RFC 7636). */
  verifier: string;
  back: string | null;
  variant: "web" | "wapErp";
  persistent: boolean;
  expires_at: Date;
};

export type SsoIdentityRow = { issuer: string; subject: string; user_id: string; linked_at: Date };

export type AccountTables = {
  account_requests: AccountRequestRow;
  account_tokens: AccountTokenRow;
  recovery_codes: { user_id: string; code_hash: string; used_at: Generated<Date | null> };
  invitations: InvitationRow;
  login_attempts: LoginAttemptRow;
  sso_flows: SsoFlowRow;
  sso_identities: SsoIdentityRow;
};
