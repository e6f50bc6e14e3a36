import { useCallback, useEffect, useState } from "react";
import { untilHere } from "../../../lazy-part.ts";
import { isHeadsetThere } from "../../../showroom/headset/is-headset-there.ts";
import { loadHeadset } from "../../../showroom/headset/load-headset.ts";
import type { HeadsetFailure, HeadsetView } from "../../../showroom/headset/types.ts";

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

/** Whether a headset can be put on, once what it needs has come: a browser enters only right after a press, so nothing is fetched between them. */
async function isHeadsetReady(): Promise<boolean> {
  if (!(await isHeadsetThere())) return false;
  try {
    await untilHere(loadHeadset);
  } catch {
    // After a new version: whoever enters is told as of any part that is no longer there.
  }
  // It may have gone meanwhile.
  return isHeadsetThere();
}

/** Whether there is a headset to see the room in, asked as soon as the room stands and whenever one comes or goes; and what becomes of entering it. */
export function useHeadset(isStanding: boolean, texts: Pick<HeadsetView, "board" | "help" | "onAct">): Headset {
  const [isThere, setThere] = useState(false);
  const [phase, setPhase] = useState<Phase>("off");
  const [failure, setFailure] = useState<HeadsetFailure | null>(null);
  const [isSeated, sit] = useState(false);
  useEffect(() => {
    if (!isStanding) return;
    let isGone = false;
    const ask = () => void isHeadsetReady().then((isThere) => !isGone && setThere(isThere));
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
  const { board, help, onAct } = texts;
  const view: HeadsetView | null =
    phase === "off" ? null : { board, help, onAct, isSeated, isLeaving: phase === "leaving", onSeated: sit, onWorn, onEnd };
  return { isThere, phase, failure, isSeated, sit, enter, leave, view };
}
