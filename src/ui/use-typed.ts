import { useEffect, useRef, useState } from "react";

const TYPED_DELAY_MS = 300;

/** The word of the query as it is typed; the query follows when the hand rests, and what changes the query otherwise (back, "show all") is shown. */
export function useTyped(keyword: string, change: (word: string) => void) {
  const [text, setText] = useState(keyword);
  const sent = useRef(keyword);
  useEffect(() => {
    if (keyword === sent.current) return;
    sent.current = keyword;
    setText(keyword);
  }, [keyword]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is sent on
  useEffect(() => {
    const word = text.trim();
    if (word === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = word;
      change(word);
    }, TYPED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
