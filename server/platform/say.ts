/** Says a step with the seconds since the start. */
export type Say = (line: string) => void;
export function sayWithSeconds(write: (line: string) => void = console.log): Say {
  const began = performance.now();
  return (line) => write(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}
