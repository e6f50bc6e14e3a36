import { useEffect, useState } from "react";

/**
 * Which rows of a long list may show their cards. A row that comes into view waits for a frame of its own, the middle one first,
 * so that a fast scroll over hundreds of rows never costs more than one row a frame. A row that goes out of view waits anew.
 * The rows a list opens with come together.
 */
export function useRowsInTurn(shown: readonly number[]): (row: number) => boolean {
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set());
  const isOpening = filled.size === 0;
  const next = nextRow(shown, filled);
  useEffect(() => {
    if (next === null) return;
    if (isOpening) return setFilled(new Set(shown));
    const frame = requestAnimationFrame(() =>
      setFilled((before) => new Set([...before].filter((row) => shown.includes(row))).add(next)),
    );
    return () => cancelAnimationFrame(frame);
  }, [next, shown, isOpening]);
  return (row) => isOpening || filled.has(row);
}

/** The row without cards that is nearest to the middle of the view. */
function nextRow(shown: readonly number[], filled: ReadonlySet<number>): number | null {
  const middle = ((shown[0] ?? 0) + (shown.at(-1) ?? 0)) / 2;
  const waiting = shown.filter((row) => !filled.has(row));
  return waiting.length === 0 ? null : waiting.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
}
