import type { getCustomerById } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";

export type Profile = Data<typeof getCustomerById>;

/** The company's name, country and logo are for its own administrator to change, or the mill's. */
export const looksAfterCompany = ({ role }: Pick<Profile, "role">): boolean => role === "buyerAdmin" || role === "admin";
