import { useEffect, useState } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * The query of the address, and how to change it. A change is read at once, before the address has followed, which takes a while on a
 * busy machine: the next change builds on it and not on what stood there before.
 */
export function useQueryAhead(): readonly [
  query: URLSearchParams,
  change: (next: URLSearchParams, how?: NavigateOptions) => void,
] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has moved, it is what counts
  useEffect(() => setAhead(null), [query]);
  const change = (next: URLSearchParams, how?: NavigateOptions) => {
    setAhead(next);
    setQuery(next, how);
  };
  return [ahead ?? query, change];
}
