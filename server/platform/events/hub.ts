import { catchUp, type HubParts, type Out, type Reader, type Reading } from "./reading.ts";

export type Hub = {
  /** Tells a reader what happened since `last`, then what happens; answers what ends it. */
  subscribe(who: Reader["who"], last: string | null, out: Out): () => void;
  /** Ends every reader's connection. They come again, with what they saw last. */
  close(): Promise<void>;
};

/** Reads the events of the database once for all readers of this process. Runs no query before the first reader. */
export function openHub(parts: HubParts): Hub {
  const reading: Reading = {
    ...parts,
    readers: new Set(),
    cursor: null,
    listening: null,
    starting: null,
    work: Promise.resolve(),
    timers: [],
    again: undefined,
    closed: false,
  };
  return {
    subscribe(who, last, out) {
      const reader: Reader = { who, knows: null, ...out };
      let gone = reading.closed;
      const stop = () => {
        gone = true;
        reading.readers.delete(reader);
      };
      if (reading.closed) out.end();
      else
        catchUp(reading, reader, last, () => gone).catch((error: unknown) => {
          if (!reading.closed) reading.failed(error);
          out.end();
        });
      return stop;
    },
    async close() {
      reading.closed = true;
      for (const timer of reading.timers) clearInterval(timer);
      clearTimeout(reading.again);
      for (const reader of reading.readers) reader.end();
      reading.readers.clear();
      await reading.starting?.catch(() => {});
      await reading.work;
      await reading.listening?.stop();
    },
  };
}
