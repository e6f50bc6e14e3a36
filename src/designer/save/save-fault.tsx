import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon } from "../../ui/index.ts";
import { useSaving } from "./context.ts";

/** A line below the top bar when saving failed: why, the request's number, what was kept, and one way on. */
export function SaveFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("designer");
  const error = useSaving((saving) => saving.error);
  const isBusy = useSaving((saving) => saving.isBusy);
  const isAutosaving = useSaving((saving) => saving.isAutosaving);
  const waits = isAutosaving && error?.isOffline;
  useEffect(() => {
    if (!waits) return;
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [waits, onRetry]);
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-fault-wash px-4 py-1.5 text-dense text-fault"
    >
      <Icon of={WarningOctagonIcon} />
      <span className="min-w-0 flex-1">
        {t("The design was not saved.")} {error.isOffline ? t("The server cannot be reached.") : error.message}{" "}
        {t("Everything is kept in this browser.")}
        {error.requestId && (
          <>
            {" "}
            {t("Request")}{" "}
            <bdi dir="ltr" className="select-all font-cond">
              {error.requestId}
            </bdi>
          </>
        )}
      </span>
      <Button size="small" busy={isBusy} onClick={onRetry}>
        {t("Try again")}
      </Button>
    </div>
  );
}
