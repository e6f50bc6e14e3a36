import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { routeOf } from "../routes.tsx";
import { useSession } from "../state/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";
import { Wordmark } from "../ui/wordmark.tsx";
import { SignedIn } from "./customer-parts.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { headerTabs } from "./tabs.ts";

function Tabs() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const here = routeOf(pathname)?.part;
  return (
    <nav aria-label={t("Main")} className="flex gap-6.5 self-stretch max-tablet:hidden">
      {headerTabs().map(({ key, titleKey, to, part }) => {
        const isHere = part === undefined ? to.split("?")[0] === pathname : part === here;
        return (
          <Link
            key={key}
            to={to}
            target="_blank"
            rel="noopener"
            aria-current={isHere ? "page" : undefined}
            className={cx(
              "flex items-center whitespace-nowrap",
              isHere ? "thread-under font-medium text-ink" : "text-ink-2 hover:text-ink",
            )}
          >
            {t(titleKey)}
            <span className="sr-only"> {t("(opens in a new window)")}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Header of the portal: the house, its four tabs, search, language, and the customer or the way in. */
export function Header() {
  const { t } = useTranslation("shell");
  const customer = useSession((state) => state.customer);
  const { pathname } = useLocation();
  const isFront = !customer && pathname !== "/designlist";
  return (
    <header
      className={cx(
        "stays-over sticky top-0 z-30 flex h-15 items-center gap-4 bg-paper px-margin tablet:gap-7 desk:static",
        !isFront && "border-b border-line",
      )}
    >
      <Link to={customer ? "/home" : "/nav"} aria-label="Selvedge" className="grip flex shrink-0 items-center">
        <Wordmark markOnPhone={customer !== null} />
      </Link>
      {customer ? (
        <>
          <Tabs />
          <div className="min-w-0 flex-1">
            <Suspense>
              <SignedIn part="search" customer={customer} />
            </Suspense>
          </div>
          <div className="flex shrink-0 items-center gap-4.5 max-tablet:gap-3">
            <Suspense>
              <SignedIn part="tools" customer={customer} />
            </Suspense>
            <LanguageMenu compact />
            <span className="max-tablet:hidden">
              <Suspense>
                <SignedIn part="user" customer={customer} />
              </Suspense>
            </span>
          </div>
        </>
      ) : (
        <>
          <span className="flex-1" />
          <Tabs />
          <span className="h-5 w-px bg-line max-tablet:hidden" />
          <LanguageMenu />
          {pathname !== "/login" && (
            <ButtonLink to="/login" tone="main">
              {t("Sign in")}
            </ButtonLink>
          )}
        </>
      )}
    </header>
  );
}
