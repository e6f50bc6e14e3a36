import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";

/** A showroom that is saved for the first time gets an address of its own; the page stays. */
const isRenamed = (from: string, to: string, action: "POP" | "PUSH" | "REPLACE"): boolean => action === "REPLACE" && from === to;

/** Leaving with something unsaved asks first: inside the portal with a dialog, out of it with the browser's own. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation("roomdesk");
  const safe = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      `${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}` &&
      !isRenamed(currentLocation.pathname, nextLocation.pathname, historyAction),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title={t("Leave without saving?")}
      initialFocus={safe}
      actions={
        <>
          <Button onClick={() => blocker.proceed()}>{t("Leave without saving")}</Button>
          <Button ref={safe} tone="main" onClick={() => blocker.reset()}>
            {t("Stay")}
          </Button>
        </>
      }
    >
      {t("What you changed in this showroom is not saved yet.")}
    </Dialog>
  );
}
