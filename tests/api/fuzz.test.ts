import { testOddBodies } from "./fuzz-calls.ts";

testOddBodies(450, 1 / 4);
