import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(240, 1 / 4);
