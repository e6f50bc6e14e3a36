import { useEffect, useState } from "react";

const SEARCH_DELAY_MS = 300;

/** A word as it is typed, and as it is searched: once the typing rests. */
export function useTyped() {
  const [typed, setTyped] = useState("");
  const [word, setWord] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, word };
}
