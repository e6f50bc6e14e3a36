import { build, preview } from "vite";
import { launchBrowser } from "../../../run/browser.ts";
import { openBenchSession } from "../../bench-page.ts";
import { asText, beside } from "../../table.ts";
import { measure } from "./measure.mjs";
import { openSelvedge } from "./selvedge.mjs";

const [portal, ...given] = process.argv.slice(2);
if (!portal) throw new Error("Name the address of a portal that runs: npm run bench http://127.0.0.1:3000");
const SIZES = given.length > 0 ? given.map(Number) : [200, 1_000, 4_000];

await build();
const server = await preview({ preview: { port: 0 } });
const pages = server.resolvedUrls.local[0];
const browser = await launchBrowser();
const session = await openBenchSession(browser, portal.replace(/\/$/, ""));

/** An editor whose page here tells what is asked of it. */
const peer = (name) => async (page, _ground, count) => {
  await page.goto(`${pages}${name}.html?count=${count}`);
  await page.waitForFunction((wanted) => window.adapter?.count() === wanted, count, { timeout: 120_000 });
  await page.waitForTimeout(3_000);
  return { object: () => page.evaluate(() => window.adapter.object()), dump: () => page.evaluate(() => window.adapter.dump()) };
};

const EDITORS = { Selvedge: openSelvedge, tldraw: peer("tldraw"), Excalidraw: peer("excalidraw") };
const rows = [];
for (const count of SIZES) {
  let base = null;
  for (const [name, open] of Object.entries(EDITORS)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const figures = await measure(page, await open(page, session, count));
      base ??= figures;
      const cell = (of) => beside(of(figures), of(base));
      rows.push([
        `${name}, ${count}`,
        cell(({ drag }) => drag.script),
        cell(({ drag }) => drag.task),
        cell(({ pan }) => pan.script),
        cell(({ undo }) => undo.script),
        cell(({ undo }) => undo.task),
        cell(({ heap }) => heap / 1e6),
        Math.round(figures.bytes),
        figures.isEqual ? "yes" : "NO",
      ]);
      console.error(rows.at(-1).join("  "));
    } catch (thrown) {
      rows.push([`${name}, ${count}`, ...Array(7).fill("–"), thrown.message.split("\n")[0]]);
      console.error(thrown);
    } finally {
      await context.close();
    }
  }
}
await browser.close();
await server.close();
console.log(
  asText({
    title: "The design editor beside canvas editors (× Selvedge): milliseconds of the main thread",
    rows: [
      [
        "editor, objects",
        "script a move",
        "all a move",
        "script a notch",
        "script an undo",
        "all an undo",
        "heap MB",
        "bytes a step",
        "equal after 100 steps, undone, redone",
      ],
      ...rows,
    ],
  }),
);
