import { Suspense, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { lazy } from "../../lazy-part.ts";
import { useSaver } from "./context.ts";
import { fetchDialogs } from "./fetch-dialogs.ts";
import type { Outcome } from "./saving.ts";

const LeaveDialog = lazy(async () => ({ default: (await fetchDialogs()).LeaveDialog }));

/** Leaving with unsaved work asks first: inside the portal with a dialog, out of it with the browser's own. */
export function LeaveWarning({ onSave }: { onSave: () => Promise<Outcome> }) {
  const saver = useSaver();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && saver.isDirty(),
  );
  // Who turns to another window may not come back: a browser short of memory ends what is not seen.
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === "hidden") void saver.keepDraft();
    };
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [saver]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [saver]);
  const saveAndLeave = async () => {
    const outcome = await onSave();
    if (outcome === "saved") blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Suspense>
      {blocker.state === "blocked" && (
        <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} onSaveAndLeave={saveAndLeave} />
      )}
    </Suspense>
  );
}
