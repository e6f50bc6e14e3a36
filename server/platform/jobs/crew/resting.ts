import { type Crew, WorkEnded } from "./crew.ts";

/** Threads that have nothing to do for so long are let go. */
const REST_AFTER_MS = 20_000;

/** A crew that is called together when there is work and goes home when there has been none for a while. */
export function restingCrew(engage: () => Crew, restAfterMs = REST_AFTER_MS): Crew {
  let crew: Crew | null = null;
  let busy = 0;
  let ended = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const goHome = () => {
    const leaving = crew;
    crew = null;
    return leaving?.end();
  };
  return {
    async do(name, order, how) {
      if (ended) throw new WorkEnded();
      clearTimeout(rest);
      crew ??= engage();
      busy += 1;
      try {
        return await crew.do(name, order, how);
      } finally {
        busy -= 1;
        if (busy === 0) rest = setTimeout(goHome, restAfterMs).unref();
      }
    },
    async end() {
      ended = true;
      clearTimeout(rest);
      await goHome();
    },
  };
}
