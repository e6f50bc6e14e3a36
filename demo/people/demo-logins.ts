import { type Db, isOpenToOthers, type Settings } from "@selvedge/server";
import type { DemoLogin } from "./demo-people.ts";
import { openDemoLogins, renewDemoPasswords } from "./people.ts";

/**
 * What a start prints of the demo logins; call it before the portal listens. Where others than people at this machine reach the portal, the
 * passwords that everybody knows are replaced first, and the new ones are printed this once.
 */
export async function demoLoginsFor(settings: Settings, db: Db): Promise<string[]> {
  if (!isOpenToOthers(settings)) return titled("Demo logins", await openDemoLogins(db));
  return titled("Demo logins, with new passwords that are printed this once", await renewDemoPasswords(db));
}

const titled = (title: string, logins: readonly DemoLogin[]) =>
  logins.length === 0
    ? []
    : [`\n${title}`, ...logins.map(({ username, password, does }) => `  ${username.padEnd(24)}  ${password}   ${does}`), ""];
