import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { LanguageMenu } from "../../shell/language-menu.tsx";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

/** The house's name, the languages and the way in; no more of the portal than a guest needs. */
export function ShareFrame({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-15 items-center gap-5 border-b border-line px-margin max-tablet:gap-3 max-tablet:px-4 print:h-auto print:border-0 print:px-0">
        <Link to={customer ? "/home" : "/nav"} aria-label="Selvedge" className="grip me-auto flex shrink-0 items-center">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-5 max-tablet:gap-3 print:hidden">
          <LanguageMenu compact />
          {actions}
          {!customer && (
            <ButtonLink size="small" to={`/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}`)}`}>
              {t("Sign in")}
            </ButtonLink>
          )}
        </div>
      </header>
      <main className="flex-1">{children}</main>
    </div>
  );
}
