import type { RoomScene } from "@selvedge/contract";
import { EYE_MM } from "@selvedge/contract/room-view";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Piece } from "../cloth/pieces.ts";
import type { RoomHandle, Walk } from "../types.ts";
import { looking, type Pose, poseAt, poseBefore } from "./pose.ts";
import { type Spot, walkTowards, wayFrom } from "./route.ts";

/** The user asked the system for less motion. */
const isStillWanted = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** What lies on a table is looked at from here, mm before and above it. */
const OVER_TABLE = { before: 480, above: 560 };

type Where = { readonly stand: number; readonly piece: number };

/** Close before a hanging cloth, or bent over one that lies. */
function closeTo({ kind, middle, turn }: Piece): Pose {
  if (kind === "hanger") return poseBefore(middle, turn);
  const angle = (turn * Math.PI) / 180;
  const { before, above } = OVER_TABLE;
  return looking([middle[0] + Math.sin(angle) * before, middle[1] + above, middle[2] + Math.cos(angle) * before], middle);
}

/** A spot so far ahead of a pose and to its right, mm. */
const beside = ({ place: [x, , z], yaw }: Pose, ahead: number, right: number): Spot => [
  x - Math.sin(yaw) * ahead + Math.cos(yaw) * right,
  z - Math.cos(yaw) * ahead - Math.sin(yaw) * right,
];

/** One walk for pointer, keys, fingers and the list: where one is, and what takes one elsewhere. */
export function useWalk(room: RoomScene | undefined, handle: RoomHandle | null): Walk {
  const [where, setWhere] = useState<Where>({ stand: -1, piece: -1 });
  const now = useRef({ room, handle, where });
  now.current = { room, handle, where };

  const go = useCallback((to: Pose, via: readonly Spot[], next: Where) => {
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
    const stand = now.current.room?.stands[now.current.where.stand];
    if (!handle || !stand || now.current.where.piece >= 0) return;
    handle.walker.goTo(poseAt(stand, handle.aspect), [], performance.now(), true);
    handle.invalidate();
  }, [handle]);

  return useMemo((): Walk => {
    const here = (): Spot => {
      const [x, , z] = now.current.handle?.walker.pose.place ?? [0, 0, 0];
      return [x, z];
    };
    const toStand = (index: number) => {
      const { room, handle } = now.current;
      const stand = room?.stands[index];
      if (!room || !stand) return;
      const way = handle ? wayFrom(room, here(), index) : [];
      go(poseAt(stand, handle?.aspect ?? 1), way, { stand: index, piece: -1 });
    };
    const leave = () => {
      if (now.current.where.stand < 0 && now.current.where.piece < 0) return;
      now.current.where = { stand: -1, piece: -1 };
      setWhere(now.current.where);
    };
    return {
      ...where,
      toStand,
      toPiece(index) {
        const { room, handle } = now.current;
        const piece = handle?.pieces[index];
        if (!room || !piece) return;
        const stand = room.stands.findIndex(({ standId }) => standId === piece.standId);
        go(closeTo(piece), [], { stand, piece: index });
      },
      toSpot(spot) {
        const { room, handle } = now.current;
        if (!room || !handle) return;
        const [x, z] = walkTowards(room, here(), spot);
        const { yaw, pitch } = handle.walker.pose;
        go({ place: [x, EYE_MM, z], yaw, pitch: pitch * 0.3 }, [], { stand: -1, piece: -1 });
      },
      step(ahead, right) {
        const { room, handle } = now.current;
        if (!room || !handle) return;
        const { stand, piece } = now.current.where;
        if (piece >= 0 && ahead < 0) {
          toStand(stand);
          return;
        }
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
      back() {
        if (now.current.where.piece >= 0) toStand(now.current.where.stand);
      },
    };
  }, [where, go]);
}
