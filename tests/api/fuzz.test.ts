import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(1_000);
