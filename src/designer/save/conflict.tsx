import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../../lazy-part.ts";
import { Button } from "../../ui/index.ts";
import { useSaver, useSaving } from "./context.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("./conflict-dialog.tsx")).ConflictDialog }));

/** Asks which revision to continue after somebody else saved another one; fetched when that happens. */
export function Conflict() {
  const isAsking = useSaving((saving) => saving.theirs !== null && !saving.isPutOff);
  return <Suspense>{isAsking && <ConflictDialog />}</Suspense>;
}

/** A line below the top bar while that question is put off: that nothing is saved by itself, and the way back to it. */
export function PutOff() {
  const { t } = useTranslation("designer");
  const saver = useSaver();
  const revision = useSaving(({ theirs, isPutOff }) => (isPutOff && theirs ? theirs.revision : null));
  if (revision === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-wash px-4 py-1.5 text-dense text-warn"
    >
      <span className="min-w-0 flex-1">
        {t(
          "Revision {{revision}} was saved by somebody else. Yours is kept in this browser and not saved automatically until you decide.",
          {
            revision,
          },
        )}
      </span>
      <Button size="small" onClick={() => saver.putOff(false)}>
        {t("Decide")}
      </Button>
    </div>
  );
}
