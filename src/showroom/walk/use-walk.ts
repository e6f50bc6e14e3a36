import type { RoomScene } from "@selvedge/contract";
import { EYE_MM, isFree } from "@selvedge/contract/room-view";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { piecesOf } from "../cloth/pieces.ts";
import { hangerAfter } from "../taken/next-hanger.ts";
import type { RoomHandle, Walk } from "../types.ts";
import { type Goal, goalAtStand, goalOfGarment, goalOfHanger } from "./goals.ts";
import type { Pose } from "./pose.ts";
import { type Spot, walkTowards, wayFrom } from "./route.ts";
import { isStillWanted } from "./still.ts";

type Where = { readonly stand: number; readonly piece: number };

/** A spot so far ahead of a pose and to its right, mm. */
const beside = ({ place: [x, , z], yaw }: Pose, ahead: number, right: number): Spot => [
  x - Math.sin(yaw) * ahead + Math.cos(yaw) * right,
  z - Math.cos(yaw) * ahead - Math.sin(yaw) * right,
];

function spotOf(handle: RoomHandle | null): Spot {
  const [x, , z] = handle?.walker.pose.place ?? [0, 0, 0];
  return [x, z];
}

/** Where one stands who is led to a spot; null where nobody can stand. */
const standing = (room: RoomScene, { place: [x, , z], yaw, pitch }: Pose): Pose | null =>
  isFree(room, x, z) ? { place: [x, EYE_MM, z], yaw, pitch } : null;

/** One walk for pointer, keys, fingers and the list: where one is, and what takes one elsewhere. */
export function useWalk(room: RoomScene, handle: RoomHandle | null): Walk {
  const [where, setWhere] = useState<Where>({ stand: -1, piece: -1 });
  const pieces = useMemo(() => piecesOf(room), [room]);
  const now = useRef({ room, handle, where, pieces });
  now.current = { room, handle, where, pieces };

  const fly = useCallback((to: Pose, via: readonly Spot[], next: Where) => {
    const { handle } = now.current;
    if (handle) {
      handle.walker.goTo(to, via, performance.now(), handle.isSoftware || isStillWanted());
      handle.invalidate();
    }
    now.current.where = next;
    setWhere(next);
  }, []);

  // Where one went before the room was drawn, and in a window of another shape: the same stop, as it is seen now.
  useEffect(() => {
    const { room, where } = now.current;
    const goal = handle && goalAtStand(room, where.stand, handle.aspect);
    if (!goal) return;
    handle.walker.goTo(goal.pose, [], performance.now(), true);
    handle.invalidate();
  }, [handle]);

  return useMemo((): Walk => {
    const here = () => spotOf(now.current.handle);
    const aspect = () => now.current.handle?.aspect ?? 1;
    const go = (goal: Goal | null, piece: number) => {
      if (!goal) return;
      const { room, handle } = now.current;
      fly(goal.pose, handle ? wayFrom(room, here(), goal.stand) : [], { stand: goal.stand, piece });
    };
    const toStand = (index: number) => go(goalAtStand(now.current.room, index, aspect()), -1);
    const take = (taken: number) => {
      const { room, where, pieces } = now.current;
      const goal = goalOfHanger(room, pieces, taken, aspect());
      if (goal && goal.piece !== where.piece) go(goal, goal.piece);
    };
    const leave = () => {
      if (now.current.where.stand < 0 && now.current.where.piece < 0) return;
      now.current.where = { stand: -1, piece: -1 };
      setWhere(now.current.where);
    };
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
        fly({ place: [x, EYE_MM, z], yaw, pitch: pitch * 0.3 }, [], { stand: -1, piece: -1 });
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
      putBack() {
        if (now.current.where.piece >= 0) toStand(now.current.where.stand);
      },
      goAlong(to, stand) {
        const { room, where } = now.current;
        const pose = stand < 0 ? standing(room, to) : to;
        if (pose) fly(pose, [], { stand, piece: stand === where.stand ? where.piece : -1 });
      },
    };
  }, [where, pieces, fly]);
}
