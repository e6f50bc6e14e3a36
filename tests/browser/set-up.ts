import { setTimeout as pause } from "node:timers/promises";
import { getStyleList, searchSimilar } from "@selvedge/contract";
import { STYLES } from "../../server/seed/styles.ts";
import type { Caller } from "../run/caller.ts";
import { fabricCoded, GINGHAM } from "../run/designs.ts";

/** What a new portal makes in the background takes what time the machine has left. */
export const SET_UP_MS = 1_500_000;

/** Asks until the answer is yes; `wanting` says what is not there yet when it never is. */
async function until(isThere: () => Promise<boolean>, wanting: () => string): Promise<void> {
  const end = Date.now() + SET_UP_MS;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(wanting());
    await pause(1_000);
  }
}

/** Waits until likeness and colours can be asked for: a catalogue that was just filled is looked at fabric by fabric. */
export async function catalogueLookedAt(customer: Caller): Promise<void> {
  const { productId } = await fabricCoded(customer, GINGHAM);
  let share = 0;
  await until(
    async () => {
      const { progress } = await customer.call(searchSimilar, { productId, by: "look", rn: 1 });
      share = progress ?? 1;
      return progress === null;
    },
    () => `Of the catalogue only ${Math.round(100 * share)} % have been looked at.`,
  );
}

/** Waits until every style of the library is there. */
export async function libraryDraped(customer: Caller): Promise<void> {
  let styles = 0;
  await until(
    async () => {
      styles = (await customer.call(getStyleList, {})).total;
      return styles >= STYLES.length;
    },
    () => `Of ${STYLES.length} styles only ${styles} are there.`,
  );
}
