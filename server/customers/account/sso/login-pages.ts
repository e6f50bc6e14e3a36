import { PREFIX, type SsoReason, ssoCallback } from "@selvedge/contract";
import type { SsoFlowRow } from "../tables.ts";

export type Begun = Pick<SsoFlowRow, "back" | "variant">;

/** Where each login page is, and where it leads when no page was asked for. */
export const PAGES = {
  web: { login: "/login", leads: "/" },
  wapErp: { login: "/wapErp/login", leads: "/wapErp/nav" },
} as const;

/** Where the provider sends people back to. */
export const redirectUriOf = (origin: string) => `${origin}${PREFIX}${ssoCallback.path}`;

/** Back to the login page, which says the reason and still knows the page that was wanted. */
export function turnedAway({ variant, back }: Begun, reason: SsoReason): { location: string } {
  const query = new URLSearchParams({ ...(back ? { redirect: back } : {}), sso: reason });
  return { location: `${PAGES[variant].login}?${query}` };
}
