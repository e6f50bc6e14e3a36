import { testOddBodies } from "./fuzz-calls.ts";

// Each call has one try at being served here, and many in the long circle.
testOddBodies(1 / 6);
