import { useSession } from "../../state/session.ts";
import { type Entry, type Given, give, useOutbox } from "./outbox.ts";

/** What waits on this device about one record. */
export const useWaiting = (recordId: string): readonly Entry[] =>
  useOutbox(({ queue }) => queue).filter((one) => one.recordId === recordId && one.state === "waiting");

/** Gives errands about one record in the user's name. */
export function useGive(about: Pick<Given, "kind" | "recordId" | "number">) {
  const userId = useSession(({ customer }) => customer?.userId) ?? "";
  return (errand: Given["errand"], files: Given["files"] = []) => give({ ...about, userId, errand, files });
}
