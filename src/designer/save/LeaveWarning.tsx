import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { Button, Dialog } from "../../ui/index.ts";
import { useSaver } from "./context.ts";
import type { Outcome } from "./saver.ts";

/** Leaving with unsaved work asks first: inside the portal with a dialog, out of it with the browser's own. */
export function LeaveWarning({ onSave }: { onSave: () => Promise<Outcome> }) {
  const { t } = useTranslation("designer");
  const saver = useSaver();
  const [isBusy, setBusy] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && saver.isDirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [saver]);
  const saveAndLeave = async () => {
    setBusy(true);
    const outcome = await onSave();
    setBusy(false);
    if (outcome === "saved") blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      initialFocus={stay}
      title={t("Leave with unsaved changes?")}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t("Leave without saving")}</Button>
          <Button ref={stay} onClick={() => blocker.reset?.()}>
            {t("Stay")}
          </Button>
          <Button tone="main" busy={isBusy} onClick={saveAndLeave}>
            {t("Save and leave")}
          </Button>
        </>
      }
    >
      {t("What is not saved stays in this browser and is offered when you open the design again.")}
    </Dialog>
  );
}
