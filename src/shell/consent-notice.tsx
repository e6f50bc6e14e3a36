import { type MouseEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCall, useSend } from "../api/call.ts";
import { getConsent, setConsent } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { useIsStaff } from "../state/use-is-staff.ts";
import { Button } from "../ui/button.tsx";
import { useKeptFocus } from "../ui/kept-focus.ts";
import { toast } from "../ui/toast.tsx";
import { type Answers, questionOn } from "./consent-asked.ts";

/** What was pressed, and on which page the server did not take it. */
type Pressed = { readonly answers: Partial<Answers>; readonly failedOn: string | null };
const NOTHING: Pressed = { answers: {}, failedOn: null };

/**
 * Asks a customer once whether what they look at may be recorded, and in a showroom whether that counts there too. Nothing is until they say
 * so; /comment changes either answer. A no to showrooms leaves what they agreed to before. The mill's own people are not asked.
 *
 * An answer ends its question at once: were it to stand until the server has answered, the page would move up under somebody's next press.
 * Where the other question comes in its place, the second press of a double click does not answer that. An answer that the server did not
 * take is asked for again on the next page.
 */
export default function ConsentNotice() {
  const { t, ready } = useTranslation("consent");
  const { pathname } = useLocation();
  const isStaff = useIsStaff();
  const { data } = useCall(getConsent, {}, { staleTimeMs: Number.POSITIVE_INFINITY });
  const { mutateAsync } = useSend(setConsent, [getConsent]);
  const [pressed, setPressed] = useState(NOTHING);
  const shown = useRef(pathname);
  shown.current = pathname;
  const section = useRef<HTMLElement>(null);
  const kept = useKeptFocus(() => section.current ?? document.getElementById("content"));
  if (pressed.failedOn !== null && pressed.failedOn !== pathname) setPressed(NOTHING);
  const { answers } = pressed;
  const known = data && { allow: data.allow ?? answers.allow ?? null, rooms: data.rooms ?? answers.rooms ?? null };
  const question = known && !isStaff ? questionOn(pathname, known) : null;
  if (!ready || !question) return null;
  const answer = (yes: boolean) => (press: MouseEvent) => {
    if (press.detail > 1) return;
    const given = question === "pages" ? { allow: yes } : { allow: true, rooms: yes };
    setPressed({ answers: { ...answers, ...given }, failedOn: null });
    mutateAsync(given).catch((thrown: unknown) => {
      setPressed((before) => ({ ...before, failedOn: shown.current }));
      toast({ text: asApiError(thrown).message, tone: "fault" });
    });
  };
  return (
    <section
      {...kept}
      ref={section}
      tabIndex={-1}
      aria-label={t("Your consent")}
      className="flex flex-wrap outline-none items-center gap-x-6 gap-y-2 border-b border-line bg-sheet px-margin py-2.5 text-dense"
    >
      <p className="min-w-0 flex-1 basis-80 text-ink-2">
        {question === "pages"
          ? t(
              "May the mill see which pages and search words you use, to show you suitable fabrics? You can change this in Browsing History.",
            )
          : t(
              "May the mill’s sellers and administrators also see, with your name, what you look at in showrooms and for how long? It is kept for up to one year, and you can change this in Browsing History.",
            )}
      </p>
      <span key={question} className="flex gap-2">
        <Button size="small" onClick={answer(false)}>
          {t("No")}
        </Button>
        <Button size="small" onClick={answer(true)}>
          {t("Yes, allow")}
        </Button>
      </span>
    </section>
  );
}
