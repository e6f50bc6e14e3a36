import type { RoomScene, RoomWalker } from "@selvedge/contract";
import { useEffect, useMemo, useRef } from "react";
import { piecesOf } from "../../../showroom/cloth/pieces.ts";
import { Markers, type Shown } from "../../../showroom/together/markers.ts";
import type { RoomHandle } from "../../../showroom/types.ts";
import { looking, type Pose } from "../../../showroom/walk/pose.ts";
import { isStillWanted } from "../../../showroom/walk/still.ts";
import { hangerFor } from "./use-together.ts";

/** Where somebody stands: of whom nothing is drawn, before their stand. */
function poseIn({ stands }: RoomScene, { place, yaw, pitch, stand }: RoomWalker): Pose | null {
  if (place) return { place, yaw, pitch };
  const before = stands[stand];
  return before ? looking(before.place, before.target) : null;
}

/** Shows the others in the picture of the room. */
export function useMarkers(
  room: RoomScene,
  handle: RoomHandle | null,
  others: readonly RoomWalker[],
  nameOf: (one: RoomWalker) => string,
): void {
  const pieces = useMemo(() => piecesOf(room), [room]);
  const named = useRef(nameOf);
  named.current = nameOf;
  const markers = useRef<Markers | null>(null);
  useEffect(() => {
    if (!handle) return;
    const own = new Markers();
    const take = handle.add(own);
    markers.current = own;
    return () => {
      take();
      own.dispose();
      markers.current = null;
    };
  }, [handle]);
  useEffect(() => {
    const shown = others.flatMap((one): Shown[] => {
      const pose = poseIn(room, one);
      const piece = pieces[hangerFor(room, pieces, one.pointsAt, one.stand)];
      const pointsAt = one.pointsAt && piece ? { middle: piece.middle, turn: piece.turn } : null;
      return pose ? [{ walkerId: one.walkerId, name: named.current(one), pose, pointsAt }] : [];
    });
    markers.current?.show(shown, performance.now(), !handle || handle.isSoftware || isStillWanted());
    handle?.invalidate();
  }, [room, pieces, others, handle]);
}
