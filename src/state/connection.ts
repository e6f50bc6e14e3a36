import { create } from "zustand";
import { CODES } from "../api/calls.ts";
import { onAnswer } from "../api/request.ts";
import { useSession } from "./session.ts";

/** Whether the server can be reached, as the browser and the last request say. */
export const useConnection = create<{ isAway: boolean }>(() => ({ isAway: false }));

/** Follows every request: marks the server away or back, and a session that ended in the middle of the work. */
export function watchConnection(): void {
  onAnswer((failure) => {
    const isAway = failure?.isOffline ?? false;
    if (isAway !== useConnection.getState().isAway) useConnection.setState({ isAway });
    const isRefused = failure?.code === CODES.noSession || failure?.code === CODES.sessionExpired;
    if (isRefused && useSession.getState().customer) useSession.setState({ hasEnded: true });
  });
  addEventListener("offline", () => useConnection.setState({ isAway: true }));
  addEventListener("online", () => useConnection.setState({ isAway: false }));
}
