import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { useTranslation } from "./i18n.ts";
import { languageOf } from "./i18n-languages.ts";
import { DEFAULT_TITLE_KEY, routeOf } from "./routes.tsx";
import { SessionEnded } from "./shell/session-ended.tsx";
import { ToastRegion } from "./ui/toast.tsx";

const BUSY_AFTER_MS = 200;

/** The page's title from its route; a page with a better one sets it after this. Read out by screen readers when the page changes. */
function Title() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const title = t(routeOf(pathname)?.titleKey ?? DEFAULT_TITLE_KEY);
  useEffect(() => {
    document.title = `${title} · Selvedge`;
  }, [title]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** A line along the top while a page is on its way. */
function OnTheWay() {
  const isBusy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isBusy), isBusy ? BUSY_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return shown ? <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 animate-pulse bg-ink" /> : null;
}

/** Around every page: title, direction, toasts, and what to do when the session has ended. */
export function Root() {
  const { i18n } = useTranslation("shell");
  return (
    <DirectionProvider direction={languageOf(i18n.language).dir}>
      <Title />
      <OnTheWay />
      <SessionEnded />
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </DirectionProvider>
  );
}
