import { Link } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { getCustomerById, noticeSettings, sendVerification, updateByUser } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useCountdown } from "./use-countdown.ts";

type Profile = Data<typeof getCustomerById>;
const waitOf = ({ data }: ApiError) => (data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0;

/** The address that waits for its link to be opened: sent again, or given up for the one that counts. */
function Pending({ profile, mail }: { profile: Profile; mail: string }) {
  const { t } = useTranslation("joining");
  const settings = useCall(noticeSettings, {});
  const send = useSend(sendVerification);
  const giveUp = useSend(updateByUser, [getCustomerById]);
  const { left, begin } = useCountdown(profile.verifyWaitSeconds);
  const again = () =>
    send.mutate({}, { onSuccess: ({ waitSeconds }) => begin(waitSeconds), onError: (refused) => begin(waitOf(refused)) });
  return (
    <>
      <p className="text-dense text-ink-2">
        {profile.pendingMail
          ? t("Open the link we sent to the new address. Until then the old one is used.")
          : t("Open the link we sent to this address.")}
      </p>
      {settings.data?.isMailSetUp === false && (
        <p className="bg-warn-wash px-3 py-2 text-dense text-warn">
          {t("No mail server is set up here: e-mails are kept and not sent.")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={send.isPending} disabled={left > 0} onClick={() => left === 0 && again()}>
          {left > 0 ? t("Send again in {{left}} s", { left }) : t("Send the link again")}
        </Button>
        {profile.pendingMail && (
          <Button
            tone="quiet"
            busy={giveUp.isPending}
            onClick={() => giveUp.mutate({ mail: profile.mail, version: profile.version })}
          >
            {t("Keep the old address")}
          </Button>
        )}
      </div>
      <p role="status" className="text-dense text-ok empty:hidden">
        {send.data && t("The link is on its way to {{mail}}.", { mail })}
      </p>
      {send.error && !send.error.is("tooMany") && <ErrorState error={send.error} />}
      {giveUp.error && <ErrorState error={giveUp.error} />}
    </>
  );
}

/** Whether the e-mail address is the person's own, and what is missing where it is not shown yet. */
export function MailState({ profile }: { profile: Profile }) {
  const { t } = useTranslation("joining");
  const pending = profile.pendingMail ?? (profile.mailVerified ? null : profile.mail);
  return (
    <div className="grid justify-items-start gap-3">
      {(profile.pendingMail || !pending) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium">{profile.mail}</bdi>
          {profile.mailVerified ? <Tag tone="ok">{t("Confirmed")}</Tag> : <Tag tone="warn">{t("Not confirmed")}</Tag>}
        </p>
      )}
      {pending && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-medium">{pending}</bdi>
            <Tag tone="warn">{t("Waiting for confirmation")}</Tag>
          </p>
          <Pending key={pending} profile={profile} mail={pending} />
        </>
      )}
      <Link to="/userInfo" className="quiet-link text-dense">
        {t("Change the address")}
      </Link>
    </div>
  );
}
