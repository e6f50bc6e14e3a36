import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { useSession } from "../state/session.ts";

/** Says that the session ended in the middle of the work; what is on screen stays, and the way back leads here. */
export function SessionEnded() {
  const { t } = useTranslation("shell");
  const hasEnded = useSession((state) => state.hasEnded);
  const { pathname, search } = useLocation();
  if (!hasEnded || pathname === "/login") return null;
  return (
    <div
      role="alert"
      className="relative z-60 flex flex-wrap items-center gap-x-4 bg-warn-wash px-margin py-2 text-dense text-warn"
    >
      {t("Your session has ended.")}
      <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} className="quiet-link font-medium">
        {t("Sign in again")}
      </Link>
    </div>
  );
}
