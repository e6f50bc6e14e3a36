/** Whether this run is of the long circle, in which all browser tests run, those of every day too. */
export const IS_LONG = process.env.CIRCLE === "long";

/** What is tried every day, and in the long circle the rest of it. */
export const daily = <Item>(everyDay: readonly Item[], ...others: readonly Item[]): readonly Item[] =>
  IS_LONG ? [...everyDay, ...others] : everyDay;
