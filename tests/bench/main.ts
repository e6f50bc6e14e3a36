import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { RECIPE_KEYS } from "@selvedge/garment-core";
import { launchBrowser } from "../run/browser.ts";
import { startPortal } from "../run/portal.ts";
import { openBenchSession } from "./bench-page.ts";
import { benchCatalogue } from "./catalogue.ts";
import { benchDescriptor } from "./descriptor/evaluate.ts";
import { benchPictureSearch } from "./descriptor/picture-search.ts";
import { benchDrag } from "./drag.ts";
import { benchEditorCore } from "./editor-core.ts";
import { benchFirstStart } from "./first-start.ts";
import { benchGarments } from "./garments/table.ts";
import { benchImport } from "./import.ts";
import { benchPreview } from "./preview.ts";
import { benchRedrape } from "./redrape.ts";
import { benchRelevance } from "./relevance.ts";
import { benchScroll } from "./scroll.ts";
import { benchSearch } from "./search.ts";
import { benchSearchCalls } from "./search-calls.ts";
import { benchShowroom } from "./showroom/table.ts";
import { asText, type BenchTable, beside } from "./table.ts";
import { benchTextiles } from "./textiles.ts";
import { benchWeights } from "./weights.ts";

/**
 * `npm run bench [subject …]`: figures of this machine, as tables. Read ratios and counts; nothing here is ever asserted.
 * Subjects: core, textiles, catalogue, import, descriptor, picture-search, relevance, search and search-calls (with sizes, `search 600 20000`), garments (all, or those named, `garments shirt coat`), redrape, start, first-start, weight, preview, drag, scroll, showroom. PORTAL_URL measures the pages of a portal that runs already.
 */
const SUBJECTS = [
  "core",
  "textiles",
  "catalogue",
  "import",
  "descriptor",
  "picture-search",
  "relevance",
  "search",
  "search-calls",
  "garments",
  "redrape",
  "start",
  "first-start",
  "weight",
  "preview",
  "drag",
  "scroll",
  "showroom",
] as const;
const given = process.argv.slice(2);
const sizes = given.map(Number).filter((size) => size > 0);
const garments = given.filter((word) => RECIPE_KEYS.some((key) => key === word));
const wanted = given.filter((word) => !(Number(word) > 0) && !garments.includes(word));
const isWanted = (subject: (typeof SUBJECTS)[number]) => wanted.length === 0 || wanted.includes(subject);
const print = (table: BenchTable) => console.log(`\n${asText(table)}`);

/** Bytes of a history entry are only known once garbage can be collected on request. */
setFlagsFromString("--expose-gc");
globalThis.gc = runInNewContext("gc") as NodeJS.GCFunction;

if (isWanted("core")) print(await benchEditorCore());
if (isWanted("textiles")) for (const table of benchTextiles()) print(table);
if (isWanted("catalogue")) print(await benchCatalogue());
if (isWanted("import")) print(await benchImport());
if (isWanted("descriptor")) for (const table of await benchDescriptor()) print(table);
if (isWanted("picture-search")) for (const table of await benchPictureSearch()) print(table);
if (isWanted("relevance")) for (const table of benchRelevance()) print(table);
if (isWanted("search")) for await (const table of benchSearch(sizes.length > 0 ? sizes : undefined)) print(table);
if (isWanted("search-calls")) for await (const table of benchSearchCalls(sizes.length > 0 ? sizes : undefined)) print(table);
if (isWanted("garments")) for await (const table of benchGarments(garments)) print(table);
if (isWanted("redrape")) print(benchRedrape());

if ((["first-start", "scroll", "showroom"] as const).some(isWanted)) {
  const browser = await launchBrowser();
  try {
    if (isWanted("first-start")) print(await benchFirstStart(browser));
    if (isWanted("scroll")) print(await benchScroll(browser));
    if (isWanted("showroom")) for await (const table of benchShowroom(browser)) print(table);
  } finally {
    await browser.close();
  }
}

if ((["start", "weight", "preview", "drag"] as const).some(isWanted)) {
  const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-bench-"));
  const running = process.env.PORTAL_URL;
  let portal = running ? null : await startPortal({ dataFolder, timeoutMs: 900_000 });
  try {
    if (portal && isWanted("start")) {
      const first = portal.startSeconds;
      await portal.stop();
      portal = await startPortal({ dataFolder });
      print({
        title: "Start: seconds from the process to the first answer of /readyz (× a later start)",
        rows: [
          ["start", "s"],
          ["later", beside(portal.startSeconds, portal.startSeconds)],
          ["first, with the demo mill set up", beside(first, portal.startSeconds)],
        ],
      });
    }
    const browser = await launchBrowser();
    try {
      const session = await openBenchSession(browser, running ?? portal!.url);
      if (isWanted("weight")) print(await benchWeights(session));
      if (isWanted("preview")) print(await benchPreview(session));
      if (isWanted("drag")) print(await benchDrag(session));
    } finally {
      await browser.close();
    }
  } finally {
    await portal?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
