// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Join a company by an invitation. */
export const acceptInvitation: BrowserCall<typeof contract.acceptInvitation> = {
  method: "POST",
  path: "/account/acceptInvitation",
  success: 20000,
};
/** Change a colleague's role. */
export const changeColleagueRole: BrowserCall<typeof contract.changeColleagueRole> = {
  method: "POST",
  path: "/account/changeColleagueRole",
  success: 20000,
};
/** Change the password. */
export const changePassword: BrowserCall<typeof contract.changePassword> = {
  method: "POST",
  path: "/account/changePassword",
  success: 20000,
};
/** Turn the two-step code on. */
export const confirmTotp: BrowserCall<typeof contract.confirmTotp> = {
  method: "POST",
  path: "/account/totpConfirm",
  success: 20000,
};
/** Approve or refuse an account. */
export const decideRegistration: BrowserCall<typeof contract.decideRegistration> = {
  method: "POST",
  path: "/account/decideRegistration",
  success: 20000,
};
/** End a session. */
export const endOtherSession: BrowserCall<typeof contract.endOtherSession> = {
  method: "POST",
  path: "/account/endSession",
  success: 20000,
};
/** Turn the two-step code off. */
export const endTotp: BrowserCall<typeof contract.endTotp> = {
  method: "POST",
  path: "/account/totpEnd",
  success: 20000,
};
/** Export my data. */
export const exportMyData: BrowserCall<typeof contract.exportMyData> = {
  method: "GET",
  path: "/account/export",
  success: 20000,
};
/** Forgot the password. */
export const forgotPassword: BrowserCall<typeof contract.forgotPassword> = {
  method: "POST",
  path: "/account/forgot",
  success: 20000,
};
/** My contact at the mill. */
export const getContact: BrowserCall<typeof contract.getContact> = {
  method: "POST",
  path: "/account/contact",
  success: 20000,
};
/** An invitation by its link. */
export const getInvitation: BrowserCall<typeof contract.getInvitation> = {
  method: "POST",
  path: "/account/invitation",
  success: 20000,
};
/** Invite a colleague. */
export const inviteColleague: BrowserCall<typeof contract.inviteColleague> = {
  method: "POST",
  path: "/account/inviteColleague",
  success: 20000,
};
/** People of my company. */
export const listColleagues: BrowserCall<typeof contract.listColleagues> = {
  method: "POST",
  path: "/account/colleagues",
  success: 20000,
};
/** People and invitations of my company. */
export const listCompanyPeople: BrowserCall<typeof contract.listCompanyPeople> = {
  method: "POST",
  path: "/account/people",
  success: 20000,
};
/** Requests for an account. */
export const listRegistrations: BrowserCall<typeof contract.listRegistrations> = {
  method: "POST",
  path: "/account/registrations",
  success: 20000,
};
/** My sessions. */
export const listSessions: BrowserCall<typeof contract.listSessions> = {
  method: "POST",
  path: "/account/sessions",
  success: 20000,
};
/** Lock a colleague or let them in again. */
export const lockColleague: BrowserCall<typeof contract.lockColleague> = {
  method: "POST",
  path: "/account/lockColleague",
  success: 20000,
};
/** Sign in. */
export const login: BrowserCall<typeof contract.login> = {
  method: "POST",
  path: "/account/login",
  success: 20000,
};
/** Request an account. */
export const register: BrowserCall<typeof contract.register> = {
  method: "POST",
  path: "/account/register",
  success: 20000,
};
/** Choose a new password by a link. */
export const resetPassword: BrowserCall<typeof contract.resetPassword> = {
  method: "POST",
  path: "/account/reset",
  success: 20000,
};
/** Send the verification again. */
export const sendVerification: BrowserCall<typeof contract.sendVerification> = {
  method: "POST",
  path: "/account/sendVerification",
  success: 20000,
};
/** Set up the two-step code. */
export const setUpTotp: BrowserCall<typeof contract.setUpTotp> = {
  method: "POST",
  path: "/account/totpSetup",
  success: 20000,
};
/** Verify an e-mail address. */
export const verifyMail: BrowserCall<typeof contract.verifyMail> = {
  method: "POST",
  path: "/account/verifyMail",
  success: 20000,
};
/** Withdraw an invitation. */
export const withdrawInvitation: BrowserCall<typeof contract.withdrawInvitation> = {
  method: "POST",
  path: "/account/withdrawInvitation",
  success: 20000,
};
