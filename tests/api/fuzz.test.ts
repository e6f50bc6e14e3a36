import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(1 / 4);
