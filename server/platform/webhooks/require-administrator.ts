import type { SignedIn } from "../people/who.ts";
import { refuse } from "../refuse.ts";

/** Where events go is the administrators' to say. */
export function requireAdministrator({ role }: SignedIn): void {
  if (role !== "admin") throw refuse("notAllowed");
}
