import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getCustomerById } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useSession } from "../../state/session.ts";
import { useIsStaff } from "../../state/use-is-staff.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { MailState } from "./mail-state.tsx";
import { Verified } from "./verified.tsx";

/** What is confirmed of the person who is signed in: address, company, two-step sign-in. */
function OwnStates() {
  const { t } = useTranslation("joining");
  const { date } = useFormat();
  const isStaff = useIsStaff();
  const { data: profile, error, refetch } = useCall(getCustomerById, {}, { staleTimeMs: 0 });
  if (!profile)
    return error ? <ErrorState error={error} onRetry={refetch} className="mt-8" /> : <Skeleton className="mt-8 h-64" />;
  const { isTwoStep, recoveryCodesLeft } = profile;
  return (
    <>
      <Section title={t("E-mail address")}>
        <MailState profile={profile} />
      </Section>
      {!isStaff && (
        <Section title={t("Company")}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-medium">{profile.company}</bdi>
            <Tag tone="ok">{t("Approved by the mill")}</Tag>
          </p>
          <p className="mt-1 text-dense text-ink-2">{t("A customer since {{date}}.", { date: date(profile.companySince) })}</p>
        </Section>
      )}
      <Section title={t("Two-step sign-in")}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isTwoStep ? <Tag tone="ok">{t("On")}</Tag> : <Tag tone="line">{t("Off")}</Tag>}
          <span className="text-dense text-ink-2">
            {isTwoStep
              ? t("{{count}} recovery codes are left.", { count: recoveryCodesLeft ?? 0 })
              : t("With it, signing in also asks for a code of an app on your phone.")}
          </span>
        </p>
        <Link to="/setting#two-step" className="quiet-link mt-3 inline-block text-dense">
          {isTwoStep ? t("Change it in Security Setting") : t("Set it up in Security Setting")}
        </Link>
      </Section>
    </>
  );
}

/** Verification: opens the link of a mail, for anybody; and shows whoever is signed in what is confirmed and what waits. */
export default function VerifyPage() {
  const { t } = useTranslation("joining");
  const [query] = useSearchParams();
  const token = query.get("token");
  const customer = useSession((state) => state.customer);
  return (
    <div className="max-w-2xl px-margin pt-6 pb-12">
      <PageTitle>{t("Verification", { ns: "shell" })}</PageTitle>
      {token && <Verified key={token} token={token} />}
      {customer ? (
        <OwnStates />
      ) : (
        <ButtonLink to="/login" tone="main" className="mt-6">
          {t("Go to sign in")}
        </ButtonLink>
      )}
    </div>
  );
}
