/** The colours and type of the house as a canvas needs them: read once from the tokens. */
export type BoardInk = {
  readonly sheet: string;
  readonly paper: string;
  readonly plate: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly edge: string;
  readonly thread: string;
  readonly threadWash: string;
  readonly threadDeep: string;
  readonly rim: string;
  readonly condensed: string;
};

let read: BoardInk | null = null;

/** Reads the tokens off the document; later calls give the same object. */
export function boardInk(): BoardInk {
  if (read) return read;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  read = {
    sheet: token("--color-sheet"),
    paper: token("--color-paper"),
    plate: token("--color-plate"),
    ink: token("--color-ink"),
    ink2: token("--color-ink-2"),
    ink3: token("--color-ink-3"),
    edge: token("--color-edge"),
    thread: token("--color-thread"),
    threadWash: token("--color-thread-wash"),
    threadDeep: token("--color-thread-deep"),
    rim: token("--color-edge"),
    condensed: token("--font-cond"),
  };
  return read;
}
