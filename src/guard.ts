import { innerPlace } from "@selvedge/contract/inner-place";

/** Paths that need no session (spec section 4). Compared without regard to case, so /waperp/login is among them. */
export const PUBLIC_PATHS = [
  "/login",
  "/nav",
  "/shareChanel",
  "/shareShapeDetails",
  "/fabricShow",
  "/wap/login",
  "/wap/modelShow",
  "/wap/designShow",
  "/wapErp/login",
] as const;

/** Where a customer who is signed in goes from each login page. */
const AFTER_LOGIN: Readonly<Record<string, string>> = {
  "/login": "/",
  "/wap/login": "/wap/show",
  "/waperp/login": "/wapErp/nav",
};

const normal = (path: string): string => path.toLowerCase().replace(/\/+$/, "") || "/";
const publicPaths = new Set(PUBLIC_PATHS.map(normal));

/** Whether anybody may see this path. The root only leads on to /nav. */
export const isPublic = (path: string): boolean => normal(path) === "/" || publicPaths.has(normal(path));

/** A place inside the portal to go back to; null for anything that could lead elsewhere. */
export function safeRedirect(wanted: string | null): string | null {
  const place = innerPlace(wanted);
  return place && !(normal(place.split(/[?#]/)[0]!) in AFTER_LOGIN) ? place : null;
}

/** Pages that a link of its own opens to anybody, with the field that makes it one; without it they need a session. */
const OPENED_BY_LINK: Readonly<Record<string, string>> = {
  [normal("/shareGoodsDetails")]: "shareToken",
  [normal("/shareGroup")]: "shareToken",
  [normal("/verify")]: "token",
};

/** Where the guard sends a visitor of this place; null lets them in. */
export function redirectOf(place: { path: string; search: string }, isSignedIn: boolean): string | null {
  const path = normal(place.path);
  const link = OPENED_BY_LINK[path];
  if (link && new URLSearchParams(place.search).has(link)) return null;
  if (isSignedIn) {
    const next = AFTER_LOGIN[path];
    return next === undefined ? null : (safeRedirect(new URLSearchParams(place.search).get("redirect")) ?? next);
  }
  if (isPublic(path)) return null;
  const login = path.startsWith("/waperp")
    ? "/wapErp/login"
    : path.startsWith("/wap/") || path === "/wap"
      ? "/wap/login"
      : "/login";
  return `${login}?redirect=${encodeURIComponent(place.path + place.search)}`;
}
