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
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  const place = new URL(wanted, "http://portal.invalid");
  if (place.host !== "portal.invalid" || normal(place.pathname) in AFTER_LOGIN) return null;
  return place.pathname + place.search + place.hash;
}

/** A page that a link of its own opens to anybody; without the link it needs a session. */
const OPENED_BY_LINK = normal("/shareGoodsDetails");

/** Where the guard sends a visitor of this place; null lets them in. */
export function redirectOf(place: { path: string; search: string }, isSignedIn: boolean): string | null {
  const path = normal(place.path);
  if (path === OPENED_BY_LINK && new URLSearchParams(place.search).has("shareToken")) return null;
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
