import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

/** Seconds that are left of a wait, counted down on the page; `begin` starts another. */
export function useCountdown(seconds: number): { left: number; begin: (seconds: number) => void } {
  const endAfter = (wait: number) => performance.now() + wait * SECOND_MS;
  const [endsAt, setEndsAt] = useState(() => endAfter(seconds));
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const begin = (wait: number) => {
    setNow(performance.now());
    setEndsAt(endAfter(wait));
  };
  return { left, begin };
}
