import type { ComponentType } from "react";
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect, replace } from "react-router-dom";
import { ApiError, OFFLINE_CODE } from "./api/error.ts";
import { layFirstAnswers } from "./api/first-answers.ts";
import { Root } from "./app.tsx";
import { redirectOf } from "./guard.ts";
import { currentLanguage, loadAreas, startLanguage } from "./i18n.ts";
import { PAGE_MODULES } from "./page-modules.ts";
import { REDIRECTS, REFRESHES, ROUTES, type Route, routeOf } from "./routes.tsx";
import { readyConsent } from "./shell/consent.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { recordNavigation } from "./state/behaviour.ts";
import { askWho, useSession } from "./state/session.ts";

let shownPath: string | null = null;

/** Asks who is there on each navigation and lets in, or leads on. Moving within one page (a filter, a page number) does not wait for the answer. */
async function guard({ request }: LoaderFunctionArgs): Promise<null> {
  await startLanguage();
  layFirstAnswers(currentLanguage().key);
  const place = new URL(request.url);
  if (!routeOf(place.pathname)) return null;
  const decide = (isSignedIn: boolean) => redirectOf({ path: place.pathname, search: place.search }, isSignedIn);
  const isMove = place.pathname === shownPath && useSession.getState().customer !== null;
  if (isMove) {
    void askWho().then((customer) => {
      const goes = decide(customer !== null);
      if (goes && location.pathname === place.pathname) void router.navigate(goes, { replace: true });
    }, console.debug);
  } else {
    const customer = await askWho();
    const goes = decide(customer !== null);
    if (goes) throw redirect(goes);
    if (customer && routeOf(place.pathname)?.frame === "shell") await readyConsent();
  }
  shownPath = place.pathname;
  recordNavigation(place.pathname, place.search);
  return null;
}

const pages = new Map<string, ComponentType>();

function Loaded({ path }: { path: string }) {
  const Page = pages.get(path);
  return Page ? <Page /> : null;
}

/** Fetches the page and its texts. A part of the portal that does not arrive is the same to a reader as a server that does not answer. */
async function load(route: Route): Promise<null> {
  if (pages.has(route.path)) return null;
  const [page] = await Promise.all([PAGE_MODULES[route.path](), loadAreas(route.areas)]).catch((thrown: unknown) => {
    const isMissing = thrown instanceof TypeError && /module|import|fetch|load/i.test(thrown.message);
    throw isMissing ? new ApiError({ code: OFFLINE_CODE, message: thrown.message }) : thrown;
  });
  pages.set(route.path, page.default);
  return null;
}

const pageOf = (route: Route): RouteObject => ({
  path: route.path,
  element: <Loaded path={route.path} />,
  errorElement: <ErrorPage />,
  loader: () => load(route),
  shouldRevalidate: () => false,
});

const leadOn = ([from, to]: [string, string]): RouteObject => ({
  path: from,
  loader: ({ request }) => redirect(to + new URL(request.url).search),
});

/** The list itself with another `r`, in place of this entry of the history. */
const refreshRoute = ([from, to]: [string, string]): RouteObject => ({
  path: from,
  loader: ({ request }) => {
    const query = new URL(request.url).searchParams;
    query.set("r", Math.random().toString(36).slice(2));
    return replace(`${to}?${query}`);
  },
});

const inFrame = (frame: Route["frame"]) => ROUTES.filter((route) => route.frame === frame).map(pageOf);

// A page that is loaded whole is an entry of the history like any other, under which its place of scrolling is kept: called "default" they would
// all share one. Loaded anew, or come back to, it has its key already.
if (!history.state?.key) history.replaceState({ ...history.state, key: performance.timeOrigin.toString(36) }, "");

/** The router made from the one table of routes. */
export const router = createBrowserRouter([
  {
    id: "root",
    loader: guard,
    shouldRevalidate: () => true,
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <span />,
    children: [
      { element: <Shell />, children: inFrame("shell") },
      ...inFrame("bare"),
      ...Object.entries(REDIRECTS).map(leadOn),
      ...Object.entries(REFRESHES).map(refreshRoute),
      { path: "*", loader: async ({ request }) => redirect((await import("./elsewhere.ts")).elsewhere(new URL(request.url))) },
    ],
  },
]);
