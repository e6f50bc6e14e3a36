import { SELDOM } from "../testing/everyday.ts";
import { testLargest } from "../testing/largest.ts";

testLargest(SELDOM);
