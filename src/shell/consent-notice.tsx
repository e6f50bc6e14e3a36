import { useCall, useSend } from "../api/call.ts";
import { getConsent, setConsent } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { isAsked } from "./consent-asked.ts";

/**
 * Asks a customer once whether what they look at may be recorded. Nothing is until they say so; /comment changes the answer. Whoever agreed
 * before showrooms were spoken of is asked about these alone, and what they agreed to stays whatever they say.
 */
export default function ConsentNotice() {
  const { t, ready } = useTranslation("consent");
  const { data } = useCall(getConsent, {}, { staleTimeMs: Number.POSITIVE_INFINITY });
  const { mutate, isPending } = useSend(setConsent, [getConsent]);
  if (!ready || !data || !isAsked(data)) return null;
  const isFirst = data.allow === null;
  return (
    <section
      aria-label={t("Your consent")}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sheet px-margin py-2.5 text-dense"
    >
      <p className="min-w-0 flex-1 basis-80 text-ink-2">
        {isFirst ? (
          <>
            {t(
              "May the mill see which pages and search words you use, to show you suitable fabrics? You can change this in Browsing History.",
            )}{" "}
            {t(
              "The mill’s sellers and administrators would also see, with your name, what you look at in showrooms and for how long; it is kept for up to one year.",
            )}
          </>
        ) : (
          t(
            "May the mill’s sellers and administrators also see, with your name, what you look at in showrooms and for how long? It is kept for up to one year, and you can change this in Browsing History.",
          )
        )}
      </p>
      <span className="flex gap-2">
        <Button size="small" disabled={isPending} onClick={() => mutate({ allow: !isFirst, rooms: false })}>
          {t("No")}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => mutate({ allow: true, rooms: true })}>
          {t("Yes, allow")}
        </Button>
      </span>
    </section>
  );
}
