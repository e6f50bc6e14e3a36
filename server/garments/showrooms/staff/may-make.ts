import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";

/** Refuses whoever does not make showrooms: they are made by those who sell for the mill, and by its administrators. */
export function requireMaker({ role }: Pick<SignedIn, "role">): void {
  if (role !== "sales" && role !== "admin") throw refuse("notAllowed");
}
