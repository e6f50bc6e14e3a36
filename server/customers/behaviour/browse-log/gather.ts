import type { Db } from "../../../platform/db/open.ts";
import { type NotedVisit, noteVisits } from "./browse.ts";

/** How long a visit waits for others: a page of a fabric is answered without waiting for its visit to be written, and many are written as one. */
const WITHIN_MS = 200;

type Fault = (error: unknown, what: string) => void;
type Gathered = { visits: NotedVisit[]; timer: NodeJS.Timeout | undefined; writing: Promise<void>; fault: Fault };

const gathered = new WeakMap<Db, Gathered>();

/** Notes a visit within 200 ms, if its person lets it be noted by then. What fails is said to `fault`, for it has been answered. */
export function noteSoon(db: Db, visit: NotedVisit, fault: Fault): void {
  const waiting = gathered.get(db) ?? { visits: [], timer: undefined, writing: Promise.resolve(), fault };
  gathered.set(db, waiting);
  waiting.fault = fault;
  waiting.visits.push(visit);
  waiting.timer ??= setTimeout(() => void writeGathered(db), WITHIN_MS).unref();
}

/** Writes what waits. For whoever reads visits, takes them away or is about to close the database. */
export async function writeGathered(db: Db): Promise<void> {
  const waiting = gathered.get(db);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const visits = waiting.visits.splice(0);
  if (visits.length > 0)
    waiting.writing = waiting.writing
      .then(() => noteVisits(db, visits))
      .then(
        () => {},
        (error: unknown) => waiting.fault(error, "visits were not noted"),
      );
  await waiting.writing;
}
