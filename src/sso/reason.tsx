import type { SsoReason } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";

export type ReasonProps = { name: string; reason: SsoReason };

export default function Reason({ name, reason }: ReasonProps) {
  const { t } = useTranslation("sso");
  const sentences: Readonly<Record<SsoReason, string>> = {
    cancelled: t("The sign-in with {{name}} was cancelled.", { name }),
    expired: t("The sign-in took too long or was already used. Please try again."),
    unreachable: t("{{name}} cannot be reached. Please try again later, or sign in with your password.", { name }),
    failed: t("The sign-in with {{name}} did not work. Please try again; if it happens again, tell the mill.", { name }),
    mailNotVerified: t(
      "{{name}} has not confirmed your e-mail address. Please confirm it there, or sign in with your password.",
      { name },
    ),
    noAccount: t("There is no account here with your e-mail address. Please ask the mill for one."),
    accountPending: t("The mill has not decided on your account request yet. You will get an e-mail."),
    accountLocked: t("This account is locked. Please ask your contact at the mill."),
    lockedByCompany: t("Your company's administrator has locked this account. Please ask them to let you in again."),
    linkedElsewhere: t(
      "The account with your e-mail address belongs to another person at {{name}}. Please ask your contact at the mill.",
      { name },
    ),
    notStaff: t("This account belongs to a customer. Please sign in to the portal."),
    tooMany: t("Too many requests. Please wait a moment."),
  };
  return Object.hasOwn(sentences, reason) ? sentences[reason] : sentences.failed;
}
