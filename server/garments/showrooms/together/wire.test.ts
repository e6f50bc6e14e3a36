import { setImmediate } from "node:timers/promises";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../../../platform/db/tables.ts";
import { openWire, type Word } from "./wire.ts";

const ID = "a".repeat(32);
const gone = (walkerId: string): Word => ({ word: "gone", chanelId: ID, walkerId });
/** So many steps of a promise lie between the answer of the database and the end of what waited for it, and more. */
const STEPS = 60;

/** A database that keeps what it is asked to notify of. */
function listening() {
  const notified: string[] = [];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection();
      return {
        ...connection,
        streamQuery: connection.streamQuery.bind(connection),
        async executeQuery({ parameters }: { readonly parameters: readonly unknown[] }) {
          const texts = parameters.flatMap((one) => (Array.isArray(one) ? (one as string[]) : []));
          notified.push(...texts.map((text) => (JSON.parse(text) as { said: { walkerId: string } }).said.walkerId));
          return { rows: [{ channel: "together" }] as never[] };
        },
      };
    }
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, notified };
}

test("whatever is said while something is on its way is sent too, at whichever step of it", async () => {
  for (let steps = 0; steps < STEPS; steps += 1) {
    const { db, notified } = listening();
    const failures: unknown[] = [];
    const wire = openWire({
      db,
      listen: async () => ({ stop: async () => {} }),
      failed: (error) => failures.push(error),
      heard: () => {},
    });
    wire.say(gone("first"));
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    wire.say(gone("second"));
    await setImmediate();
    expect([notified, failures], `after ${steps} steps`).toEqual([["first", "second"], []]);
    await wire.close();
  }
});
