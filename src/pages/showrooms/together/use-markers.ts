import type { RoomScene, RoomWalker } from "@selvedge/contract";
import { useEffect, useMemo, useState } from "react";
import { untilHere } from "../../../lazy-part.ts";
import { piecesOf } from "../../../showroom/cloth/pieces.ts";
import type { Markers, Shown } from "../../../showroom/together/markers.ts";
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

/** The figures of the others in the picture of a room; fetched where there is one. They stay while its window changes its shape. */
function useFigures(add: RoomHandle["add"] | undefined): Markers | null {
  const [figures, setFigures] = useState<Markers | null>(null);
  useEffect(() => {
    if (!add) return;
    let isGone = false;
    let takeAway = () => {};
    untilHere(() => import("../../../showroom/together/markers.ts"))
      .then(({ Markers }) => {
        if (isGone) return;
        const own = new Markers();
        const take = add(own);
        takeAway = () => {
          take();
          own.dispose();
        };
        setFigures(own);
      })
      // After a new version, or without a canvas for their names: the list says the same.
      .catch(console.debug);
    return () => {
      isGone = true;
      takeAway();
      setFigures(null);
    };
  }, [add]);
  return figures;
}

/** Shows the others in the picture of the room, by names that change with the language only. */
export function useMarkers(
  room: RoomScene,
  handle: RoomHandle | null,
  others: readonly RoomWalker[],
  nameOf: (one: RoomWalker) => string,
): void {
  const pieces = useMemo(() => piecesOf(room), [room]);
  const figures = useFigures(handle?.add);
  useEffect(() => {
    if (!figures || !handle) return;
    const shown = others.flatMap((one): Shown[] => {
      const pose = poseIn(room, one);
      const piece = pieces[hangerFor(room, pieces, one.pointsAt, one.stand)];
      const pointsAt = one.pointsAt && piece ? { middle: piece.middle, turn: piece.turn } : null;
      return pose ? [{ walkerId: one.walkerId, name: nameOf(one), pose, pointsAt }] : [];
    });
    figures.show(shown, performance.now(), handle.isSoftware || isStillWanted());
    handle.invalidate();
  }, [room, pieces, others, handle, figures, nameOf]);
}
