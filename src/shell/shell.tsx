import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { type Route, routeOf } from "../routes.tsx";
import { useConnection } from "../state/connection.ts";
import { useSession } from "../state/session.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { consentNotice } from "./consent.ts";
import { SignedIn } from "./customer-parts.ts";
import { DroppedPictures } from "./dropped-pictures.tsx";
import { Header } from "./header.tsx";

const CategoryBar = lazy(() => import("./category-bar.tsx"));
const StyleBar = lazy(() => import("./style-bar.tsx"));
const SideNavigation = lazy(() => import("./side-navigation.tsx"));

/**
 * At the foot of the window while the server is away; what is on the page stays, and stays where it is. It comes and goes by itself, so presses
 * go through it to what it lies over.
 */
function Offline() {
  const { t } = useTranslation("shell");
  const isAway = useConnection((state) => state.isAway);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar,0px)+var(--tray,0px))] z-40 print:hidden"
    >
      {isAway && (
        <p className="flex items-center gap-2 bg-warn-wash px-margin py-1.5 text-dense text-warn shadow-float">
          <Icon of={WarningOctagonIcon} />
          {t("No connection. What you see was loaded before.")}
        </p>
      )}
    </div>
  );
}

/** With room below it for the line that says that the server is away. */
function Footer() {
  const { t } = useTranslation("shell");
  const isAway = useConnection((state) => state.isAway);
  return (
    <footer
      className={cx(
        "mt-16 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line px-margin pt-5 text-note text-ink-3",
        isAway ? "pb-18" : "pb-5",
      )}
    >
      <p>
        <bdi dir="ltr">© {new Date().getFullYear()} Selvedge Mill</bdi>
      </p>
      <p>{t("All fabrics and patterns are shown at true scale.")}</p>
    </footer>
  );
}

/** Below the header: the categories of the fabrics, or the menus of the style library. Its line of 43 px is there before its menus are. */
function MenuBar({ part }: { part: Route["part"] }) {
  if (part !== "fabrics" && part !== "styles") return null;
  return (
    <Suspense fallback={<div className="h-[43px] border-b border-line" />}>
      {part === "fabrics" ? <CategoryBar /> : <StyleBar />}
    </Suspense>
  );
}

/** What the navigation of the user centre will take, so that the page does not give way to it when it comes. */
const SideRoom = () => (
  <div className="tablet:w-56 tablet:shrink-0 max-tablet:border-b max-tablet:border-line">
    <div className="min-h-8 pointer-coarse:min-h-11" />
  </div>
);

/** What lies at the foot of the window keeps clear of a phone's bottom bar, toasts too, which outlive the shell. */
const ABOVE_BOTTOM_BAR = "max-tablet:[--bottom-bar:4rem]";

/** Header, page, footer; in the user centre its navigation beside the page, on a phone the bottom bar. */
export function Shell() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const part = routeOf(pathname)?.part;
  const customer = useSession((state) => state.customer);
  const hasBottomBar = customer !== null;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(ABOVE_BOTTOM_BAR, hasBottomBar);
    return () => classList.remove(ABOVE_BOTTOM_BAR);
  }, [hasBottomBar]);
  // It comes with a page: on one that is there it would push away what is pressed.
  const [above, setAbove] = useState(() => ({ pathname, ConsentNotice: consentNotice() }));
  if (above.pathname !== pathname) setAbove({ pathname, ConsentNotice: consentNotice() });
  const { ConsentNotice } = above;
  return (
    <div className={cx("flex min-h-dvh flex-col", customer && "max-tablet:pb-16")}>
      <a
        href="#content"
        className="sr-only z-60 bg-sheet p-3 shadow-float focus:not-sr-only focus:fixed focus:inset-s-2 focus:top-2"
      >
        {t("Skip to content")}
      </a>
      <Header />
      <Offline />
      {customer && ConsentNotice && <ConsentNotice key={customer.userId} />}
      {customer && <MenuBar part={part} />}
      <div className="mx-auto w-full max-w-[1600px] flex-1 tablet:flex">
        {part === "userCentre" && customer && (
          <Suspense fallback={<SideRoom />}>
            <SideNavigation />
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <Footer />
      {customer && <DroppedPictures />}
      {customer && (
        <Suspense>
          <SignedIn part="bottom" customer={customer} />
        </Suspense>
      )}
    </div>
  );
}
