import type { SignedIn } from "../../../platform/people/who.ts";

/** Who may change what is said of the company: its own administrator, or the mill's. */
export const mayChangeCompany = ({ role }: Pick<SignedIn, "role">) => role === "buyerAdmin" || role === "admin";
