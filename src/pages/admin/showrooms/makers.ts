import type { SessionCustomer } from "../../../state/session.ts";

/** Whether somebody makes showrooms: those who sell for the mill, and its administrators. */
export const makesRooms = ({ role }: Pick<SessionCustomer, "role">): boolean => role === "sales" || role === "admin";
