import type { Db } from "../db/open.ts";
import { readDictionaries } from "../http/language/language.ts";
import type { Clock } from "../time/clock.ts";
import { keepDoing, type Rounds } from "../time/clockwork.ts";
import { queueDigests } from "./digest.ts";
import { sendDue, type Transport } from "./send.ts";

/** How often the outbox is looked through. */
const EVERY_MS = 5_000;

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Null without a mail server: letters stay in the outbox. */
  readonly transport: Transport | null;
  readonly origin: string | null;
  readonly failed: (error: unknown) => void;
};

/** Writes notices into letters and sends what waits, for as long as the process runs. Several processes share the work. */
export function openPostOffice({ db, clock, transport, origin, failed }: Parts): Rounds {
  const dictionaries = readDictionaries();
  const round = async () => {
    await queueDigests(db, { dictionaries, origin }, clock.now());
    return transport && (await sendDue(db, transport, clock.now())) > 0 ? "more" : "done";
  };
  return keepDoing(round, { everyMs: EVERY_MS, failed });
}
