import { type RefObject, useMemo } from "react";
import type { Walk } from "../types.ts";

/** The same walk, each move of which is told first. To put something back is none: one stays where one is. */
export function toldFirst(walk: Walk, tell: () => void): Walk {
  const own =
    <Given extends unknown[]>(move: (...given: Given) => void) =>
    (...given: Given) => {
      tell();
      move(...given);
    };
  return {
    ...walk,
    toStand: own(walk.toStand),
    take: own(walk.take),
    takeNext: own(walk.takeNext),
    toGarment: own(walk.toGarment),
    toSpot: own(walk.toSpot),
    step: own(walk.step),
    look: own(walk.look),
    note: own(walk.note),
  };
}

/** The same walk for whoever walks by themselves, on the page or in a headset: each move of theirs is told first to `hear`, when there is somebody who hears it. */
export function useOwnMoves(walk: Walk, hear: RefObject<(() => void) | null>): Walk {
  return useMemo((): Walk => toldFirst(walk, () => hear.current?.()), [walk, hear]);
}
