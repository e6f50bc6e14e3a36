import { useEffect, useRef } from "react";
import { useSend } from "../../api/call.ts";
import { getCustomerById, verifyMail } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { ErrorState } from "../../ui/states.tsx";

/** Confirms the address that the link was sent to; a link is used once, so it is asked once. */
export function Verified({ token }: { token: string }) {
  const { t } = useTranslation("joining");
  const { mutate, data, error } = useSend(verifyMail, [getCustomerById]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ token });
  }, [mutate, token]);
  return (
    <div role="status" className="mt-6 empty:hidden">
      {data && (
        <p className="bg-ok-wash px-3 py-2 text-ok">
          {t("This address is confirmed:")} <bdi className="font-medium">{data.mail}</bdi>
          {data.awaitsApproval && (
            <span className="mt-1 block">
              {t("The mill is reviewing your account request. You will get an e-mail when it is decided.")}
            </span>
          )}
        </p>
      )}
      {error && <ErrorState error={error} title={t("This link did not confirm an address")} />}
    </div>
  );
}
