import type { Page } from "playwright-core";

/** When each design with unsaved changes was kept in this browser, in milliseconds since 1970. */
export const draftTimes = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, fail) => {
        const opening = indexedDB.open("selvedge-drafts");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
          reading.onerror = () => fail(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { at: number }[]).map(({ at }) => at));
          };
        };
      }),
  );
