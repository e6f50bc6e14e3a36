import { useEffect, useState } from "react";
import { Link, useRouteError } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { reportError } from "../state/report.ts";
import { ErrorState } from "../ui/states.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

/** What stands in place of a page that failed. The failure is reported to the mill; its number is shown. */
export function ErrorPage() {
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    void reportError(error).then(setReport);
  }, [error]);
  return (
    <main className="grid min-h-[60dvh] content-center gap-10 px-margin py-16">
      <Link to="/nav" aria-label="Selvedge" className="justify-self-start">
        <Wordmark />
      </Link>
      <h1 className="voice text-title">{t("This page could not be shown")}</h1>
      <ErrorState
        error={error instanceof Error ? error : new Error(String(error))}
        kept={t("What you have saved is safe.")}
        onRetry={() => location.reload()}
      />
      {report && (
        <p className="text-note text-ink-3">
          {t("Error number")}{" "}
          <bdi dir="ltr" className="select-all font-cond">
            {report}
          </bdi>
        </p>
      )}
    </main>
  );
}
