import { useEffect, useMemo, useRef, useState } from "react";
import type { OpenedPiece, RedrapeAnswer, RedrapeInput, RedrapeRequest } from "./messages.ts";

/** What is known of the wanted garment; `url` is that of its drape, fine or coarse, and null until there is one. */
export type Redrape = {
  readonly url: string | null;
  /** The pieces of that drape that are otherwise than in the pattern. */
  readonly pieces: readonly OpenedPiece[];
  readonly state: "idle" | "draping" | "done" | "stopped" | "unsewable" | "failed";
  /** Share of the work that is done. */
  readonly share: number;
  /** Gives the work up; `again` takes it up from the start. */
  readonly stop: () => void;
  readonly again: () => void;
  /** Makes ready what every drape of a size needs. */
  readonly ready: (input: RedrapeInput) => void;
};

/** Fine drapes that are kept to be gone back to. */
const MAX_KEPT = 12;

const nameOf = ({ recipe, size, chosen, hand, open = [] }: RedrapeInput): string =>
  JSON.stringify([recipe, size, chosen, hand, open]);

type Kept = Pick<Redrape, "pieces"> & { readonly url: string };

/** A worker that drapes, and the addresses of what it has draped. One that could not be fetched or has ended is opened anew for what is asked next. */
function openDraper() {
  let worker: Worker | null = null;
  const current = () => {
    if (worker) return worker;
    const opened = new Worker(new URL("./redrape.worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("error", () => {
      opened.terminate();
      if (worker === opened) worker = null;
    });
    worker = opened;
    return opened;
  };
  const kept = new Map<string, Kept>();
  const passing = new Set<string>();
  return {
    ask: (request: RedrapeRequest) => (request.kind === "stop" ? worker : current())?.postMessage(request),
    /** Hears what is answered, and of the worker’s end; returns what ends the hearing. */
    listen(hear: (event: MessageEvent<RedrapeAnswer>) => void, fail: () => void): () => void {
      const heard = current();
      heard.addEventListener("message", hear);
      heard.addEventListener("error", fail);
      return () => {
        heard.removeEventListener("message", hear);
        heard.removeEventListener("error", fail);
      };
    },
    kept: (name: string) => kept.get(name) ?? null,
    keep(name: string | null, bytes: Uint8Array<ArrayBuffer>, pieces: Redrape["pieces"]): Kept {
      const url = URL.createObjectURL(new Blob([bytes]));
      if (name === null) passing.add(url);
      else kept.set(name, { url, pieces });
      const [oldest] = kept;
      if (oldest && kept.size > MAX_KEPT) {
        kept.delete(oldest[0]);
        URL.revokeObjectURL(oldest[1].url);
      }
      return { url, pieces };
    },
    close() {
      worker?.terminate();
      for (const url of [...Array.from(kept.values(), (one) => one.url), ...passing]) URL.revokeObjectURL(url);
    },
  };
}

type Known = {
  readonly name: string | null;
  readonly url: string | null;
  readonly pieces: Redrape["pieces"];
  readonly state: Redrape["state"];
  readonly share: number;
};
const NOTHING: Known = { name: null, url: null, pieces: [], state: "idle", share: 0 };

/** Drapes the wanted garment in a worker, coarse and then fine; null wants none. Another want ends the work on the one before. */
export function useRedrape(input: RedrapeInput | null): Redrape {
  const [known, setKnown] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const draper = useRef<ReturnType<typeof openDraper> | null>(null);
  const number = useRef(0);
  useEffect(
    () => () => {
      draper.current?.close();
      draper.current = null;
    },
    [],
  );
  const wanted = useRef(input);
  wanted.current = input;
  const name = input && nameOf(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is known by its name; another attempt drapes the same again
  useEffect(() => {
    const now = wanted.current;
    if (!now || name === null) {
      setKnown(NOTHING);
      return;
    }
    draper.current ??= openDraper();
    const { ask, listen, keep, kept } = draper.current;
    const stored = kept(name);
    if (stored) {
      setKnown({ name, ...stored, state: "done", share: 1 });
      return;
    }
    const own = ++number.current;
    setKnown({ ...NOTHING, name, state: "draping" });
    const hear = ({ data }: MessageEvent<RedrapeAnswer>) => {
      // Not what was on its way when the work was given up.
      if (data.number !== own || own !== number.current) return;
      if (data.kind === "progress") setKnown((before) => ({ ...before, share: data.share }));
      else if (data.kind !== "draped") {
        console.warn("The garment could not be draped.", data.reason);
        setKnown((before) => ({ ...before, state: data.kind }));
      } else {
        const isFine = data.level === "fine";
        const drape = keep(isFine ? name : null, data.bytes, data.pieces);
        setKnown((before) => ({ ...before, ...drape, ...(isFine && { state: "done", share: 1 }) }));
      }
    };
    const stopHearing = listen(hear, () => setKnown((before) => ({ ...before, state: "failed" })));
    ask({ kind: "drape", number: own, input: now });
    return () => {
      stopHearing();
      ask({ kind: "stop" });
    };
  }, [name, attempt]);
  return useMemo(() => {
    const { url, pieces, state, share } =
      known.name === name ? known : ({ ...NOTHING, state: name === null ? "idle" : "draping" } as const);
    return {
      url,
      pieces,
      state,
      share,
      stop: () => {
        number.current++;
        draper.current?.ask({ kind: "stop" });
        setKnown((before) => ({ ...before, state: "stopped" }));
      },
      again: () => setAttempt((before) => before + 1),
      ready: (next: RedrapeInput) => {
        draper.current ??= openDraper();
        draper.current.ask({ kind: "ready", input: next });
      },
    };
  }, [known, name]);
}
