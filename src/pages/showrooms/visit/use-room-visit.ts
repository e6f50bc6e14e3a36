import type { BodyOf, noteChanelVisit } from "@selvedge/contract";
import { type RefObject, useEffect, useRef } from "react";
import { useSession } from "../../../state/session.ts";
import type { Target } from "./attention.ts";
import { type Watched, watchRoom } from "./opening.ts";

const STAFF: readonly (string | undefined)[] = ["sales", "mill", "admin"];

/** Notes what a signed-in customer looks at in a room, as long as its page is open. Of the mill's own people, and of visitors without a session, nothing is; nor where `isOn` is not. */
export function useRoomVisit(
  chanelId: string,
  { way, where, isOn = true }: { way: BodyOf<typeof noteChanelVisit>["way"]; where: () => Target; isOn?: boolean },
): RefObject<Watched | null> {
  const role = useSession(({ customer }) => customer?.role);
  const isWatched = isOn && role !== undefined && !STAFF.includes(role);
  const watched = useRef<Watched | null>(null);
  const now = useRef(where);
  now.current = where;
  useEffect(() => {
    if (!isWatched) return;
    const room = watchRoom(chanelId, way, () => now.current());
    watched.current = room;
    return () => {
      watched.current = null;
      room.leave();
    };
  }, [chanelId, way, isWatched]);
  return watched;
}
