import { setConsent } from "@selvedge/contract";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";
import { DESIGNER, signInByCall } from "../../../run/caller.ts";
import { asText } from "../../table.ts";

/** Lighthouse on the pages of a portal that runs already, signed in as the demo designer, or as a stranger where the page is `/nav`; each is the median of three runs: `node measure.mjs http://127.0.0.1:3000 [pages …]`. */
const [url = "http://127.0.0.1:3000", ...named] = process.argv.slice(2);
const PAGES = named.length > 0 ? named : ["/nav", "/goods?primaryId=163&secondaryId=250"];
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];
const RUNS = 3;
const FLAGS = ["--headless", "--no-sandbox", "--disable-quic", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const designer = await signInByCall(url, DESIGNER);
// As every visit but the first: the question for consent is answered.
await designer.call(setConsent, { allow: false });
const rows = [];
const wanting = [];
for (const page of PAGES)
  for (const device of ["desktop", "phone"]) {
    const { categories, audits } = await measured(page, device === "desktop" ? desktopConfig : undefined);
    const scores = CATEGORIES.map((name) => Math.round(categories[name].score * 100));
    rows.push([`${page}, ${device}`, ...scores, ...FIGURES.map((name) => audits[name].displayValue)]);
    for (const name of CATEGORIES)
      for (const { id, weight } of categories[name].auditRefs) {
        const { score, title, details } = audits[id];
        if (weight > 0 && score !== null && score < 1) wanting.push([`${page}, ${device}`, name, title, placesIn(details)]);
      }
  }
console.log(
  asText({ title: `Lighthouse of ${url}`, rows: [["page", ...CATEGORIES, "FCP", "LCP", "TBT", "CLS", "Speed Index"], ...rows] }),
);
if (wanting.length > 0)
  console.log(asText({ title: "Not at 100", rows: [["page", "category", "audit", "first places"], ...wanting] }));

/** The run in the middle by performance. */
async function measured(page, config) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measuredOnce(page, config));
  return runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score)[Math.floor(RUNS / 2)];
}

async function measuredOnce(page, config) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", chromeFlags: FLAGS });
  try {
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const tab = await browser.newPage();
    // A header would be replaced by the cookies of the page itself.
    if (page !== "/nav") await browser.setCookie({ ...designer.cookie, domain: new URL(url).hostname, path: "/" });
    const { lhr } = await lighthouse(url + page, { onlyCategories: CATEGORIES, logLevel: "error" }, config, tab);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    chrome.kill();
  }
}

function placesIn(details) {
  const places = (details?.items ?? []).map(({ node, url, source }) => node?.selector ?? url ?? source?.url).filter(Boolean);
  return places.slice(0, 2).join(" · ").slice(0, 120);
}
