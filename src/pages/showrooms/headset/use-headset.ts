import { useCallback, useEffect, useMemo, useState } from "react";
import type { BoardText, HeadsetFailure, HeadsetView } from "../../../showroom/headset/types.ts";

type Phase = "off" | "entering" | "worn" | "leaving";

export type Headset = {
  /** One can be put on here and now. */
  readonly isThere: boolean;
  readonly phase: Phase;
  readonly failure: HeadsetFailure | null;
  readonly isSeated: boolean;
  readonly sit: (isSeated: boolean) => void;
  readonly enter: () => void;
  readonly leave: () => void;
  /** What the room is to know of it; null while it is off. */
  readonly view: HeadsetView | null;
};

const isHeadsetThere = async (): Promise<boolean> => {
  try {
    return (await navigator.xr?.isSessionSupported("immersive-vr")) ?? false;
  } catch {
    // Where a page may not even ask there is none for it.
    return false;
  }
};

/** Whether there is a headset to see the room in, asked as soon as the room stands and whenever one comes or goes; and what becomes of entering it. */
export function useHeadset(isStanding: boolean, texts: { readonly board: BoardText | null; readonly help: BoardText }): Headset {
  const [isThere, setThere] = useState(false);
  const [phase, setPhase] = useState<Phase>("off");
  const [failure, setFailure] = useState<HeadsetFailure | null>(null);
  const [isSeated, sit] = useState(false);
  useEffect(() => {
    if (!isStanding) return;
    let isGone = false;
    const ask = () => void isHeadsetThere().then((isThere) => !isGone && setThere(isThere));
    ask();
    navigator.xr?.addEventListener("devicechange", ask);
    return () => {
      isGone = true;
      navigator.xr?.removeEventListener("devicechange", ask);
    };
  }, [isStanding]);
  const enter = useCallback(() => {
    setFailure(null);
    setPhase("entering");
  }, []);
  const leave = useCallback(() => setPhase("leaving"), []);
  const onWorn = useCallback(() => setPhase("worn"), []);
  const onEnd = useCallback((why: HeadsetFailure | null) => {
    setFailure(why);
    setPhase("off");
  }, []);
  const { board, help } = texts;
  const view = useMemo(
    (): HeadsetView | null =>
      phase === "off" ? null : { board, help, isSeated, isLeaving: phase === "leaving", onSeated: sit, onWorn, onEnd },
    [phase, board, help, isSeated, onWorn, onEnd],
  );
  return { isThere, phase, failure, isSeated, sit, enter, leave, view };
}
