import { changePassword, type ErrorKey, login } from "@selvedge/contract";
import type { FastifyRequest } from "fastify";
import type { Refusal } from "../refuse.ts";

/**
 * What is written of who came in, who was turned away and what opens doors.
 * Source: OWASP Logging Vocabulary Cheat Sheet, whose names these are.
 */
export type SecurityEvent =
  | "authn_login_success"
  | "authn_login_fail"
  | "authn_login_fail_max"
  | "authn_password_change"
  | "authn_password_change_fail"
  | "authn_token_created"
  | "authn_token_revoked"
  | "authn_token_reuse"
  | "authz_admin"
  | "authz_fail"
  | "excess_rate_limit_exceeded"
  | "input_validation_fail"
  | "malicious_cors"
  | "sensitive_read"
  | "session_use_after_expire"
  | "upload_validation"
  | "user_created"
  | "user_updated";

/** What an event is about: ids and words of ours, never what somebody typed and never a secret. */
export type EventFacts = Readonly<Record<string, string | number | boolean>>;

export type WriteEvent = (event: SecurityEvent, facts?: EventFacts) => void;

const REFUSED: Partial<Record<ErrorKey, SecurityEvent>> = {
  wrongLogin: "authn_login_fail",
  wrongCode: "authn_login_fail",
  wrongPassword: "authn_login_fail",
  accountLocked: "authn_login_fail",
  lockedByCompany: "authn_login_fail",
  accountPending: "authn_login_fail",
  accountRefused: "authn_login_fail",
  passwordMustChange: "authn_login_fail",
  linkGone: "authn_token_reuse",
  sessionExpired: "session_use_after_expire",
  notAllowed: "authz_fail",
  privateShowroom: "authz_fail",
  crossSite: "malicious_cors",
  tooMany: "excess_rate_limit_exceeded",
  fileType: "upload_validation",
  imageUnreadable: "upload_validation",
  validation: "input_validation_fail",
};

/** The event of a refusal at a call; null for one that says nothing of who asks. */
function eventOf({ key, about }: Refusal, path: string): SecurityEvent | null {
  if (key === "tooMany" && path.endsWith(login.path)) return "authn_login_fail_max";
  if (key === "wrongPassword" && path.endsWith(changePassword.path)) return "authn_password_change_fail";
  // A link that only asks for its password is not a refusal.
  if (key === "sharePassword" && about.shareId) return "authn_login_fail";
  return REFUSED[key] ?? null;
}

const pathOf = (request: FastifyRequest) => request.routeOptions.url ?? "";

/** Writes a line `security` with the event, the call, the address and the facts. */
export function writeEvent(request: FastifyRequest, event: SecurityEvent, facts: EventFacts): void {
  const line = { event, path: pathOf(request), address: request.ip, ...facts };
  if (/fail|malicious|excess|reuse/.test(event)) request.log.warn(line, "security");
  else request.log.info(line, "security");
}

/** Logs a refusal that is relevant for security; `who` is whose session it came with. */
export function writeRefusal(request: FastifyRequest, refusal: Refusal, who: EventFacts): void {
  const event = eventOf(refusal, pathOf(request));
  if (event) writeEvent(request, event, { ...who, reason: refusal.key, ...refusal.about });
}
