import type { JoinedPattern } from "@selvedge/garment-core";
import { useEffect, useRef, useState } from "react";
import type { JoinAnswer, JoinRequest } from "./messages.ts";

/** A change settles so long before it is looked at: a number that is typed is several. */
const SETTLE_MS = 120;

/** What the worker knows of a pattern: of the last one it has looked at until it has looked at this. */
export function useJoiner(pattern: JoinedPattern): {
  readonly answer: JoinAnswer | null;
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
} {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<JoinAnswer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const own = new Worker(new URL("./joiner.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    own.addEventListener("message", ({ data }: MessageEvent<JoinAnswer>) => {
      if (data.number === asked.current) setAnswer(data);
    });
    own.addEventListener("error", () => setFailed(true));
    return () => own.terminate();
  }, []);
  useEffect(() => {
    const number = ++asked.current;
    setFailed(false);
    const timer = setTimeout(() => worker.current?.postMessage({ number, pattern } satisfies JoinRequest), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pattern]);
  return { answer, isLooking: !hasFailed && answer?.number !== asked.current, hasFailed };
}
