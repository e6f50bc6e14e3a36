import { test } from "vitest";
import { ON_EMBEDDED, ON_POSTGRES } from "./chaos/causes.ts";
import { postgresPrograms } from "./chaos/cluster.ts";
import { testChaos } from "./chaos/run.ts";

testChaos("the embedded database", ON_EMBEDDED, null);

const programs = postgresPrograms();
if (programs) testChaos("PostgreSQL", ON_POSTGRES, programs);
else test("PostgreSQL", (context) => context.skip("no PostgreSQL is installed below /usr/lib/postgresql"));
