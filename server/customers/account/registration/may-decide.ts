import type { SignedIn } from "../../../platform/people/who.ts";

/** Who lets companies in: those who sell for the mill, and its administrators. */
export const mayDecide = ({ role }: Pick<SignedIn, "role">) => role === "sales" || role === "admin";
