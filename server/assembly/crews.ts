import { BEHIND_ALL, type Crew, crewHere, type Threads, threads } from "../platform/jobs/crew/crew.ts";
import { politely } from "../platform/jobs/crew/polite.ts";
import { restingCrew } from "../platform/jobs/crew/resting.ts";
import { DOERS, isLong } from "./jobs.ts";

const WORKER = new URL("./worker.ts", import.meta.url);

/** Does each job of the portal at once in this thread: for a few small ones, where a thread would cost more than the work. */
export const alone: Crew = crewHere(DOERS);

/** Threads for the jobs of the portal: one for each core the machine lends, behind whoever answers calls, unless it is said otherwise. */
export const crewOfThreads = (size?: Threads["size"], niceness?: Threads["niceness"]): Crew =>
  threads({ worker: WORKER, isLong, size, niceness });

/** One thread that stands behind all others. */
export const oneBehindAll = (): Crew => crewOfThreads(1, BEHIND_ALL);

/** The crew of a portal: what somebody asked for has every core, what is only prepared one thread behind all others. */
export const portalCrew = (): Crew =>
  politely(
    restingCrew(() => crewOfThreads()),
    restingCrew(oneBehindAll),
  );
