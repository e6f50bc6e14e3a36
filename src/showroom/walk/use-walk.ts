import type { RoomScene } from "@selvedge/contract";
import { EYE_MM, isFree } from "@selvedge/contract/room-view";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { piecesOf } from "../cloth/pieces.ts";
import { hangerAfter } from "../taken/next-hanger.ts";
import type { RoomHandle, Walk } from "../types.ts";
import { type Goal, goalAtStand, goalOfGarment, goalOfHanger } from "./goals.ts";
import type { Pose } from "./pose.ts";
import { type Spot, walkTowards, wayFrom } from "./route.ts";
import { isStillWanted } from "./still.ts";

/** By their indices: the stand one is at, and the hanger in hand; -1 for none. */
type Stop = { readonly stand: number; readonly piece: number };

/** A spot so far ahead of a pose and to its right, mm. */
const beside = ({ place: [x, , z], yaw }: Pose, ahead: number, right: number): Spot => [
  x - Math.sin(yaw) * ahead + Math.cos(yaw) * right,
  z - Math.cos(yaw) * ahead - Math.sin(yaw) * right,
];

type Now = { readonly room: RoomScene; readonly handle: RoomHandle | null; readonly where: Stop };

/** Where one went before the room was drawn, and in a window of another shape: the same stop, as it is seen now. */
function useStopKept(handle: RoomHandle | null, now: RefObject<Now>): void {
  useEffect(() => {
    const { room, where } = now.current;
    const goal = handle && goalAtStand(room, where.stand, handle.aspect);
    if (!goal || handle.walker.isWorn) return;
    handle.walker.goTo(goal.pose, [], performance.now(), true);
    handle.invalidate();
  }, [handle, now]);
}

function spotOf(handle: RoomHandle | null): Spot {
  const [x, , z] = handle?.walker.pose.place ?? [0, 0, 0];
  return [x, z];
}

/** Where one stands who is led to a spot; null where nobody can stand. */
const standing = (room: RoomScene, { place: [x, , z], yaw, pitch }: Pose): Pose | null =>
  isFree(room, x, z) ? { place: [x, EYE_MM, z], yaw, pitch } : null;

function fly(handle: RoomHandle, to: Pose, via: readonly Spot[]): void {
  handle.walker.goTo(to, via, performance.now(), handle.isSoftware || isStillWanted());
  handle.invalidate();
}

/** One walk for pointer, keys, fingers and the list: where one is, and what takes one elsewhere. */
export function useWalk(room: RoomScene, handle: RoomHandle | null): Walk {
  const [where, setWhere] = useState<Stop>({ stand: -1, piece: -1 });
  const pieces = useMemo(() => piecesOf(room), [room]);
  const now = useRef({ room, handle, where, pieces });
  now.current = { room, handle, where, pieces };

  const note = useCallback((stand: number, piece: number) => {
    const { where } = now.current;
    if (where.stand === stand && where.piece === piece) return;
    now.current.where = { stand, piece };
    setWhere(now.current.where);
  }, []);

  useStopKept(handle, now);

  return useMemo((): Walk => {
    const here = () => spotOf(now.current.handle);
    const aspect = () => now.current.handle?.aspect ?? 1;
    const go = (goal: Goal | null, piece: number) => {
      if (!goal) return;
      const { room, handle } = now.current;
      if (handle) fly(handle, goal.pose, wayFrom(room, here(), goal.stand));
      note(goal.stand, piece);
    };
    const toStand = (index: number) => go(goalAtStand(now.current.room, index, aspect()), -1);
    const take = (taken: number) => {
      const { room, where, pieces } = now.current;
      const goal = goalOfHanger(room, pieces, taken, aspect());
      if (goal && goal.piece !== where.piece) go(goal, goal.piece);
    };
    const leave = () => note(-1, -1);
    return {
      ...where,
      pieces,
      toStand,
      take,
      takeNext(by) {
        const { room, where, pieces } = now.current;
        const standId = pieces[where.piece]?.standId ?? room.stands[Math.max(0, where.stand)]?.standId;
        const next = hangerAfter(pieces, standId, where.piece, by);
        if (next !== undefined) take(next);
      },
      toGarment: (garment) => go(goalOfGarment(now.current.room, garment, aspect()), now.current.where.piece),
      toSpot(spot) {
        const { room, handle } = now.current;
        if (!handle) return;
        const [x, z] = walkTowards(room, here(), spot);
        const { yaw, pitch } = handle.walker.pose;
        fly(handle, { place: [x, EYE_MM, z], yaw, pitch: pitch * 0.3 }, []);
        leave();
      },
      step(ahead, right) {
        const { room, handle } = now.current;
        if (!handle) return;
        const to = beside(handle.walker.pose, ahead, right);
        handle.walker.standAt(walkTowards(room, here(), to), EYE_MM);
        handle.invalidate();
        leave();
      },
      look(left, up) {
        const { handle } = now.current;
        if (!handle) return;
        handle.walker.look(left, up);
        handle.invalidate();
      },
      note: (said) => note(said.stand ?? now.current.where.stand, said.piece ?? now.current.where.piece),
      putBack() {
        const { where, handle } = now.current;
        if (where.piece < 0) return;
        // Whoever took it from where he stood stays there.
        if (where.stand < 0 || handle?.walker.isWorn) note(where.stand, -1);
        else toStand(where.stand);
      },
      goAlong(to, stand) {
        const { room, handle, where } = now.current;
        const pose = stand < 0 ? standing(room, to) : to;
        if (!handle || !pose) return;
        fly(handle, pose, []);
        note(stand, stand === where.stand ? where.piece : -1);
      },
    };
  }, [where, pieces, note]);
}
