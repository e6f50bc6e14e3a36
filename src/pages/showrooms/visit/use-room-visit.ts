import type { BodyOf, noteChanelVisit } from "@selvedge/contract";
import { type RefObject, useEffect, useRef } from "react";
import { useCall } from "../../../api/call.ts";
import { getConsent } from "../../../api/calls.ts";
import { useSession } from "../../../state/session.ts";
import type { Target } from "./attention.ts";
import { type Watched, watchRoom } from "./opening.ts";

/** Notes what a signed-in customer who allows it looks at in a room, as long as its page is open; from a yes on that is given meanwhile too. Of all others, the mill's own people among them, nothing is even sent; nor where `isOn` is not. */
export function useRoomVisit(
  chanelId: string,
  { way, where, isOn = true }: { way: BodyOf<typeof noteChanelVisit>["way"]; where: () => Target; isOn?: boolean },
): RefObject<Watched | null> {
  const isSignedIn = useSession(({ customer }) => customer !== null);
  const { data: consent } = useCall(getConsent, {}, { enabled: isOn && isSignedIn, staleTimeMs: Number.POSITIVE_INFINITY });
  const isWatched = isOn && isSignedIn && consent?.rooms === true;
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
