import type { Actor } from "@selvedge/contract";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";

/** Who leads a record on: a person with a session, or a date that has come. */
export type Mover = Pick<SignedIn, "userId" | "companyId" | "role"> | "time";

export const actorOf = (mover: Mover): Actor => (mover === "time" ? "time" : isStaff(mover.role) ? "staff" : "customer");

/** Whether a record of a company is there for somebody: the mill and the time reach all, a customer those of the own company. */
export const mayReach = (mover: Mover, companyId: string): boolean =>
  mover === "time" || isStaff(mover.role) || mover.companyId === companyId;
