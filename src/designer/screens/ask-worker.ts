import type { Numbered, ScreenAnswers, ScreenReply, ScreenRequest } from "./messages.ts";

export type ScreenWorker = {
  /** Rejects where the picture does not arrive or the browser has no room for it. */
  ask: <Kind extends ScreenRequest["kind"]>(request: Extract<ScreenRequest, { kind: Kind }>) => Promise<ScreenAnswers[Kind]>;
  close: () => void;
};

/** A worker that finds the screens of a picture, one question after another. */
export function openScreenWorker(): ScreenWorker {
  const worker = new Worker(new URL("./screens.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done: (data: never) => void; failed: (reason: Error) => void }>();
  let count = 0;
  worker.addEventListener("message", ({ data: reply }: MessageEvent<ScreenReply>) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("failed" in reply) asked?.failed(new Error(reply.failed));
    else asked?.done(reply.data as never);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { failed } of waiting.values()) failed(new Error(message || "The worker could not start."));
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((done, failed) => {
        const number = ++count;
        waiting.set(number, { done, failed });
        worker.postMessage({ number, ...request } satisfies Numbered<ScreenRequest>);
      }),
    close: () => worker.terminate(),
  };
}
