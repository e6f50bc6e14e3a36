import { boardOf } from "../../../browser/board.ts";
import { addressOf } from "../../../run/designs.ts";
import { openEditor } from "../../bench-page.ts";
import { designWith, placeOfFirst, styleOfMostPieces } from "../../designs.ts";

const REST_MS = 4_000;

/** The document among the unsaved work that the browser keeps, once it is written. */
async function draft(page) {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("selvedge-drafts");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("drafts").objectStore("drafts").getAll();
          asked.onsuccess = () => {
            opening.result.close();
            done(JSON.stringify(asked.result.map(({ saved }) => saved.document)));
          };
        };
      }),
  );
}

/** The design editor, its first artwork under the hand: the steps lead round it, never farther than it reaches. The design is of the garment that has most pieces. */
export async function openSelvedge(page, session, count) {
  const style = await styleOfMostPieces(session);
  const card = await designWith(session, style, count);
  await page.context().addCookies([{ ...session.designer.cookie, url: session.url, httpOnly: true, sameSite: "Lax" }]);
  await openEditor(page, session.url, addressOf(card));
  const first = await boardOf(page).at(placeOfFirst(style));
  return { object: async () => first, dump: () => draft(page) };
}
