import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(Number(process.env.FUZZ_CALLS ?? 20_000), 1 / 3);
