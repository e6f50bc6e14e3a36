import { test } from "vitest";
import { IS_LONG } from "./circle.ts";

/** A test of the long circle alone, in a file that is in both: what another one shows, once more in another language or size. */
export const testLong = test.runIf(IS_LONG);
