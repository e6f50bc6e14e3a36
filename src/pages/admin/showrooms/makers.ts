import { useSession } from "../../../state/session.ts";

/** Whether who is signed in makes showrooms: those who sell for the mill, and its administrators. */
export const useMakesRooms = (): boolean =>
  useSession(({ customer }) => customer !== null && (customer.role === "sales" || customer.role === "admin"));
