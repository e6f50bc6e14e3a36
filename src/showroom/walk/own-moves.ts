import { type RefObject, useMemo } from "react";
import type { Walk } from "../types.ts";

/** The same walk, of which each move is told first to `hear`. To take what is in hand already is none. */
export function ownMoves(walk: Walk, hear: () => void): Walk {
  const own =
    <Given extends unknown[]>(move: (...given: Given) => void) =>
    (...given: Given) => {
      hear();
      move(...given);
    };
  return {
    ...walk,
    toStand: own(walk.toStand),
    take(piece) {
      if (piece !== walk.piece) own(walk.take)(piece);
    },
    takeNext: own(walk.takeNext),
    toGarment: own(walk.toGarment),
    toSpot: own(walk.toSpot),
    step: own(walk.step),
    look: own(walk.look),
    note: own(walk.note),
  };
}

/** The same walk for whoever walks by themselves, on the page or in a headset: each move of theirs is told first to `hear`, when there is somebody who hears it. */
export const useOwnMoves = (walk: Walk, hear: RefObject<(() => void) | null>): Walk =>
  useMemo(() => ownMoves(walk, () => hear.current?.()), [walk, hear]);
