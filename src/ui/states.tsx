import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiError, asApiError } from "../api/error.ts";
import { Button } from "./button.tsx";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

const SKELETON_DELAY_MS = 200;

/** What is missing, one sentence, one button. */
export function Empty({
  title,
  children,
  action,
  className,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx("max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2", className)}>
      <p className="font-medium text-ink">{title}</p>
      {children && <div className="mt-0.5">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  /** What failed. By default that something was not loaded, where that is tried again here; of what was sent the reason alone is said. */
  title?: string;
  error: ApiError | Error;
  onRetry?: () => void;
  /** What was kept, for example "Your filters are kept." */
  kept?: string;
  className?: string;
};

/** What failed, the request's number for support, and one way on. */
export function ErrorState({ title, error, onRetry, kept, className }: ErrorStateProps) {
  const { t } = useTranslation("shell");
  const [busy, setBusy] = useState(false);
  const failure = asApiError(error);
  const reason = failure.isOffline ? t("The server cannot be reached. Check the connection.") : failure.message;
  const heading = title ?? (onRetry && t("This could not be loaded"));
  const more = [heading && reason, kept].filter(Boolean).join(" ");
  return (
    <div role="alert" className={cx("max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2", className)}>
      <p className="flex items-start gap-1.5 font-medium text-ink">
        <Icon of={WarningOctagonIcon} className="mt-0.5" />
        {heading ?? reason}
      </p>
      {more && <p className="mt-0.5">{more}</p>}
      {failure.requestId && (
        <p className="mt-0.5 text-note text-ink-3">
          {t("Request")}{" "}
          <bdi dir="ltr" className="select-all font-cond">
            {failure.requestId}
          </bdi>
        </p>
      )}
      {onRetry && (
        <Button
          size="small"
          busy={busy}
          className="mt-3"
          onClick={async () => {
            setBusy(true);
            await Promise.resolve(onRetry());
            setBusy(false);
          }}
        >
          {t("Try again")}
        </Button>
      )}
    </div>
  );
}

/** A plate block where something will stand; appears after 200 ms, never shimmers. */
export function Skeleton({ className }: { className?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      aria-hidden="true"
      className={cx("transition-colors duration-quick", shown ? "bg-plate" : "bg-transparent", className)}
    />
  );
}
