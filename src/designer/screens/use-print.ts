import type { Screen } from "@selvedge/textile-core";
import { useEffect, useRef, useState } from "react";
import { openScreenWorker, type ScreenWorker } from "./ask-worker.ts";
import type { PrintShown, Seen } from "./messages.ts";

export type PrintState = {
  readonly seen: Seen | null;
  /** The print as it is shown; of the screens before, while `isBusy`. */
  readonly print: PrintShown | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
};

const NOTHING: PrintState = { seen: null, print: null, isBusy: true, hasFailed: false };

/** Looks at a picture in a worker and prints it from the screens wanted; of several wanted meanwhile only the last is printed. */
export function usePrint(url: string, leavesWhite: boolean | null, screens: readonly Screen[] | null, attempt: number) {
  const [state, setState] = useState(NOTHING);
  const worker = useRef<ScreenWorker | null>(null);
  const wanted = useRef<readonly Screen[] | null>(null);
  const isPrinting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    const opened = openScreenWorker();
    worker.current = opened;
    isPrinting.current = false;
    setState(NOTHING);
    return () => {
      opened.close();
      worker.current = null;
    };
  }, [attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    const asked = worker.current;
    if (!asked) return;
    let isOver = false;
    setState((before) => ({ ...before, isBusy: true }));
    asked.ask({ kind: "see", url, leavesWhite }).then(
      (seen) => !isOver && setState((before) => ({ ...before, seen, isBusy: seen.palettes.length > 0 })),
      () => !isOver && setState((before) => ({ ...before, isBusy: false, hasFailed: true })),
    );
    return () => {
      isOver = true;
    };
  }, [url, leavesWhite, attempt]);
  useEffect(() => {
    wanted.current = screens;
    const printNext = async () => {
      const [asked, next] = [worker.current, wanted.current];
      if (!asked || !next || isPrinting.current) return;
      isPrinting.current = true;
      wanted.current = null;
      try {
        const print = await asked.ask({ kind: "print", screens: next });
        if (worker.current === asked) setState((before) => ({ ...before, print, isBusy: wanted.current !== null }));
      } catch {
        if (worker.current === asked) setState((before) => ({ ...before, isBusy: false, hasFailed: true }));
      }
      if (worker.current !== asked) return;
      isPrinting.current = false;
      void printNext();
    };
    if (!screens) return;
    setState((before) => ({ ...before, isBusy: true }));
    void printNext();
  }, [screens]);
  return { ...state, worker };
}
