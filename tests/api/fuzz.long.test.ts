import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(1 / 3, Number(process.env.FUZZ_CALLS ?? 20_000));
