import {
  acceptInvitation,
  changeColleagueRole,
  changePassword,
  confirmTotp,
  decideRegistration,
  endOtherSession,
  endTotp,
  exportMyData,
  forgotPassword,
  getContact,
  getCustomerById,
  getInvitation,
  inviteColleague,
  listColleagues,
  listCompanyPeople,
  listRegistrations,
  listSessions,
  lockColleague,
  login,
  loginOut,
  register,
  resetPassword,
  sendVerification,
  setUpTotp,
  showInfo,
  ssoCallback,
  ssoProvider,
  ssoStart,
  updateByUser,
  uploadCustomerLogo,
  verifyMail,
  withdrawInvitation,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { changeColleagueRoleHandler } from "./colleagues/change-colleague-role.ts";
import { acceptInvitationHandler } from "./colleagues/invitations/accept-invitation.ts";
import { getInvitationHandler } from "./colleagues/invitations/get-invitation.ts";
import { inviteColleagueHandler } from "./colleagues/invitations/invite-colleague.ts";
import { withdrawInvitationHandler } from "./colleagues/invitations/withdraw-invitation.ts";
import { listCompanyPeopleHandler } from "./colleagues/list-company-people.ts";
import { lockColleagueHandler } from "./colleagues/lock-colleague.ts";
import { exportMyDataHandler } from "./profile/export-my-data.ts";
import { getContactHandler } from "./profile/get-contact.ts";
import { getCustomerByIdHandler } from "./profile/get-customer-by-id.ts";
import { listColleaguesHandler } from "./profile/list-colleagues.ts";
import type { OwnTable } from "./profile/own-rows.ts";
import { updateByUserHandler } from "./profile/update-by-user.ts";
import { uploadCustomerLogoHandler } from "./profile/upload-customer-logo.ts";
import { decideRegistrationHandler } from "./registration/decide-registration.ts";
import { listRegistrationsHandler } from "./registration/list-registrations.ts";
import { registerHandler } from "./registration/register.ts";
import { sendVerificationHandler } from "./security/mail/send-verification.ts";
import { verifyMailHandler } from "./security/mail/verify-mail.ts";
import { changePasswordHandler } from "./security/passwords/change-password.ts";
import { forgotPasswordHandler } from "./security/passwords/forgot-password.ts";
import { resetPasswordHandler } from "./security/passwords/reset-password.ts";
import { endOtherSessionHandler } from "./security/sessions/end-other-session.ts";
import { listSessionsHandler } from "./security/sessions/list-sessions.ts";
import { confirmTotpHandler } from "./security/two-step/confirm-totp.ts";
import { endTotpHandler } from "./security/two-step/end-totp.ts";
import { setUpTotpHandler } from "./security/two-step/set-up-totp.ts";
import { loginHandler } from "./session/login.ts";
import { loginOutHandler } from "./session/login-out.ts";
import { showInfoHandler } from "./session/show-info.ts";
import { ssoCallbackHandler } from "./sso/sso-callback.ts";
import { ssoProviderHandler } from "./sso/sso-provider.ts";
import { ssoStartHandler } from "./sso/sso-start.ts";

/** `ownTables` are the tables with rows of people, of all layers. */
export const account = (ownTables: readonly OwnTable[]) =>
  domain((on) => {
    on(login, loginHandler);
    on(loginOut, loginOutHandler);
    on(showInfo, showInfoHandler);
    on(getCustomerById, getCustomerByIdHandler);
    on(forgotPassword, forgotPasswordHandler);
    on(resetPassword, resetPasswordHandler);
    on(changePassword, changePasswordHandler);
    on(verifyMail, verifyMailHandler);
    on(sendVerification, sendVerificationHandler);
    on(listSessions, listSessionsHandler);
    on(endOtherSession, endOtherSessionHandler);
    on(setUpTotp, setUpTotpHandler);
    on(confirmTotp, confirmTotpHandler);
    on(endTotp, endTotpHandler);
    on(exportMyData, exportMyDataHandler(ownTables));
    on(ssoProvider, ssoProviderHandler);
    on(ssoStart, ssoStartHandler);
    on(ssoCallback, ssoCallbackHandler);
    on(updateByUser, updateByUserHandler);
    on(uploadCustomerLogo, uploadCustomerLogoHandler);
    on(getContact, getContactHandler);
    on(listColleagues, listColleaguesHandler);
    on(listCompanyPeople, listCompanyPeopleHandler);
    on(inviteColleague, inviteColleagueHandler);
    on(withdrawInvitation, withdrawInvitationHandler);
    on(lockColleague, lockColleagueHandler);
    on(changeColleagueRole, changeColleagueRoleHandler);
    on(getInvitation, getInvitationHandler);
    on(acceptInvitation, acceptInvitationHandler);
    on(register, registerHandler);
    on(listRegistrations, listRegistrationsHandler);
    on(decideRegistration, decideRegistrationHandler);
  });
