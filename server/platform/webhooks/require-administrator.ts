import { refuse } from "../refuse.ts";
import type { SignedIn } from "../security/who.ts";

/** Where events go is the administrators' to say. */
export function requireAdministrator({ role }: SignedIn): void {
  if (role !== "admin") throw refuse("notAllowed");
}
