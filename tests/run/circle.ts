import { test } from "vitest";

/** Whether this run is of the long circle, in which all browser tests run, those of every day too. */
export const IS_LONG = process.env.CIRCLE === "long";

/** A test of the long circle alone, in a file that is in both: what another one shows, once more in another language or size. */
export const testLong: typeof test = IS_LONG ? test : (test.skip as typeof test);

/** What is tried every day, and in the long circle the rest of it. */
export const daily = <Item>(everyDay: readonly Item[], ...others: readonly Item[]): readonly Item[] =>
  IS_LONG ? [...everyDay, ...others] : everyDay;
