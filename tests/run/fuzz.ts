import { randomInt } from "node:crypto";
import { local, run } from "./command.ts";

/** `npm run fuzz`: asks every call with 20,000 bodies that are nearly right, others in each run; `SEED=7 npm run fuzz` asks the same ones again. */
const SEED = process.env.SEED ?? String(randomInt(2 ** 31));
console.log(`SEED=${SEED}`);
process.exitCode = await run(local("vitest"), ["run", "--project", "api", "tests/api/fuzz.long.test.ts"], {
  CIRCLE: "long",
  SEED,
});
