import { useEffect, useState } from "react";

/** Spec section 9. */
export const TURN_MS = 5_000;

const stillMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user asked for less motion; follows the setting. */
function useStillMotion(): boolean {
  const [isStill, setStill] = useState(() => stillMotion().matches);
  useEffect(() => {
    const query = stillMotion();
    const hear = () => setStill(query.matches);
    query.addEventListener("change", hear);
    return () => query.removeEventListener("change", hear);
  }, []);
  return isStill;
}

/**
 * Which of `count` pictures is shown. It moves on every 5 s, but not while it is held (pointed at, focused), stopped by the user,
 * out of sight, or where less motion is wanted.
 */
export function useTurning(count: number) {
  const [shown, setShown] = useState(0);
  const [isHeld, hold] = useState(false);
  const isStill = useStillMotion();
  const [isStopped, stop] = useState(false);
  const turns = count > 1 && !isHeld && !isStill && !isStopped;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was just chosen is shown for its whole time
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % count);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [turns, count, shown]);
  return {
    shown: count > 0 ? shown % count : 0,
    show: (index: number) => setShown((index + count) % count),
    hold,
    isStill,
    isStopped,
    stop,
    turns,
  };
}
