import { useSession } from "./session.ts";

/** Whether one of the mill's people is signed in. */
export const useIsStaff = (): boolean =>
  useSession(({ customer }) => customer !== null && customer.role !== "buyer" && customer.role !== "buyerAdmin");
