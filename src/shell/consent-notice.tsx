import { useCall, useSend } from "../api/call.ts";
import { getConsent, setConsent } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";

/** Asks a customer once whether what they look at may be recorded. Nothing is until they say so; /comment changes the answer. */
export default function ConsentNotice() {
  const { t, ready } = useTranslation("consent");
  const { data } = useCall(getConsent, {}, { staleTimeMs: Number.POSITIVE_INFINITY });
  const { mutate, isPending } = useSend(setConsent, [getConsent]);
  if (!ready || data?.allow !== null) return null;
  return (
    <section
      aria-label={t("Your consent")}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sheet px-margin py-2.5 text-dense"
    >
      <p className="min-w-0 flex-1 basis-80 text-ink-2">
        {t(
          "May the mill see which pages and search words you use, to show you suitable fabrics? You can change this in Browsing History.",
        )}{" "}
        {t("What you look at in showrooms counts too.")}
      </p>
      <span className="flex gap-2">
        <Button size="small" disabled={isPending} onClick={() => mutate({ allow: false })}>
          {t("No")}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => mutate({ allow: true })}>
          {t("Yes, allow")}
        </Button>
      </span>
    </section>
  );
}
