import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { routeOf } from "../routes.tsx";
import { usePrivateRoom } from "../state/private-room.ts";
import { useSession } from "../state/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";
import { Wordmark } from "../ui/wordmark.tsx";
import { SignedIn } from "./customer-parts.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { headerTabs, isTabHere } from "./tabs.ts";

function Tabs({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const part = routeOf(pathname)?.part;
  const isPrivateRoom = usePrivateRoom(({ isPrivate }) => isPrivate);
  return (
    <nav aria-label={t("Main")} className={cx("flex gap-6.5 max-tablet:hidden", className)}>
      {headerTabs().map((tab) => {
        const { key, titleKey, to } = tab;
        const isHere = isTabHere(tab, { pathname, part, isPrivateRoom });
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

/**
 * Header of the portal: the house, its four tabs, search, language, and the customer or the way in. The room for the search and what stands beside
 * it is given by its width, not by what has come of it: where that and the tabs do not fit beside each other, whatever the language, it takes a line
 * of its own from the first.
 */
export function Header() {
  const { t } = useTranslation("shell");
  const customer = useSession((state) => state.customer);
  const { pathname } = useLocation();
  const isFront = !customer && pathname !== "/designlist";
  return (
    <header
      className={cx(
        "stays-over sticky top-0 z-30 flex min-h-15 items-stretch gap-x-4 bg-paper px-margin tablet:static tablet:flex-wrap tablet:gap-x-7",
        !isFront && "border-b border-line",
      )}
    >
      <Link to={customer ? "/home" : "/nav"} aria-label="Selvedge" className="grip flex h-15 shrink-0 items-center">
        <Wordmark markOnPhone={customer !== null} />
      </Link>
      {customer ? (
        <>
          <Tabs />
          <div className="flex min-h-15 min-w-0 flex-1 items-center gap-4 tablet:basis-[37rem] tablet:gap-7">
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
          </div>
        </>
      ) : (
        <>
          <span className="flex-1" />
          <Tabs className="max-desk:order-last max-desk:h-11 max-desk:basis-full" />
          <span className="h-5 w-px self-center bg-line max-desk:hidden" />
          <div className="flex h-15 items-center gap-4 tablet:gap-7">
            <LanguageMenu />
            {pathname !== "/login" && (
              <ButtonLink to="/login" tone="main">
                {t("Sign in")}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </header>
  );
}
