import { useThree } from "@react-three/fiber";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { Drape } from "../mesh/use-drape.ts";
import { useLevels } from "../mesh/use-levels.ts";
import type { Dressed } from "./use-dressed.ts";

/** Which level of detail is shown; 0 is the nearest, and the only one until the others are made. */
export type Detail = {
  readonly hasLevels: boolean;
  readonly shownLevel: RefObject<number>;
  readonly showLevel: (level: number) => void;
};

export function useDetail({ garment, dressed, stage }: Dressed, levels: Drape["levels"]): Detail {
  const invalidate = useThree((state) => state.invalidate);
  const made = useLevels(garment, levels);
  const shownLevel = useRef(0);
  const showLevel = useCallback(
    (level: number) => {
      if (shownLevel.current === level) return;
      shownLevel.current = level;
      for (const piece of dressed.values()) piece.showLevel(level);
      stage.showLevel(level);
    },
    [dressed, stage],
  );
  useLayoutEffect(() => {
    if (!made) return;
    const { levels, caster } = made;
    garment.pieces.forEach(({ key }, index) => {
      dressed.get(key)?.takeLevels(levels.map((level) => level[index]!));
    });
    stage.takeLevels(levels, caster);
    shownLevel.current = 0;
    invalidate();
  }, [made, garment, dressed, stage, invalidate]);
  return { hasLevels: made !== null, shownLevel, showLevel };
}
