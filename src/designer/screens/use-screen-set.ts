import type { Screen } from "@selvedge/textile-core";
import { type RefObject, useEffect, useState } from "react";
import type { ScreenWorker } from "./ask-worker.ts";
import { type PrintState, usePrint } from "./use-print.ts";

/** The screens of a picture, and the print they make. */
export type ScreenSet = PrintState & {
  readonly worker: RefObject<ScreenWorker | null>;
  /** Null until the picture was read. */
  readonly screens: readonly Screen[] | null;
  readonly count: number;
  /** They are not as they were suggested. */
  readonly isEdited: boolean;
  readonly edit: (screens: readonly Screen[]) => void;
  /** Takes the palette of so many screens. */
  readonly choose: (count: number) => void;
  readonly leaveWhite: (isLeft: boolean) => void;
  /** Reads the picture once more. */
  readonly again: () => void;
};

export function useScreenSet(url: string): ScreenSet {
  const [attempt, setAttempt] = useState(0);
  const [leavesWhite, leaveWhite] = useState<boolean | null>(null);
  const [screens, setScreens] = useState<readonly Screen[] | null>(null);
  const [isEdited, setEdited] = useState(false);
  const print = usePrint(url, leavesWhite, screens, attempt);
  const { seen } = print;
  useEffect(() => {
    if (!seen) return;
    setEdited(false);
    setScreens(seen.palettes[(seen.suggested ?? seen.palettes.length) - 1] ?? null);
  }, [seen]);
  return {
    ...print,
    screens,
    count: screens?.length ?? 0,
    isEdited,
    edit(next) {
      setEdited(true);
      setScreens(next);
    },
    choose(count) {
      setEdited(false);
      setScreens(seen?.palettes[count - 1] ?? null);
    },
    leaveWhite,
    again: () => setAttempt((before) => before + 1),
  };
}
