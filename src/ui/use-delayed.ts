import { useEffect, useState } from "react";

/** As long as a hand rests before what it typed is searched for. */
const TYPED_DELAY_MS = 300;

/** A text as it was when the typing last rested. */
export function useDelayed(text: string, delayMs = TYPED_DELAY_MS): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return delayed;
}
