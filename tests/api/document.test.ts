import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getConsent, setConsent } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages } from "../../server/platform/http/pages/pages.ts";
import { BUYER, type Client, DESIGNER, startApp, type TestApp } from "./harness.ts";

const MANIFEST = {
  "src/texts/en.ts": { file: "assets/en-1.js" },
  "src/texts/arab.ts": { file: "assets/arab-1.js" },
  "src/pages/goods/page.tsx": { file: "assets/goods-1.js", imports: ["_kit"] },
  "src/shell/signed-in.tsx": { file: "assets/signed-in-1.js", imports: ["_kit"] },
  _kit: { file: "assets/kit-1.js", imports: ["_start"] },
  _start: { file: "assets/start-1.js" },
  "sans.woff2": { file: "assets/ibm-plex-sans-latin-400-normal-1.woff2" },
  "medium.woff2": { file: "assets/ibm-plex-sans-latin-500-normal-1.woff2" },
};
const PAGE = `<!doctype html><html lang="en" dir="ltr"><head><script type="module" src="/assets/start-1.js"></script></head><body></body></html>`;
const dist = mkdtempSync(join(tmpdir(), "selvedge-document-"));

let portal: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  writeFileSync(join(dist, "index.html"), PAGE);
  portal = await startApp({ pages: builtPages(dist) });
});
afterAll(async () => {
  await portal.close();
  rmSync(dist, { recursive: true, force: true });
});

async function open(client: Client, url: string, headers: Record<string, string> = {}) {
  const reply = await client.send({ method: "GET", url, headers: { accept: "text/html", ...headers } });
  const [, block = "null"] = /<script type="application\/json" id="first">(.*?)<\/script>/s.exec(reply.body) ?? [];
  return { html: reply.body, headers: reply.headers, status: reply.statusCode, first: JSON.parse(block) };
}

test("the document says who opens it, and nobody else", async () => {
  const [designer, buyer] = [
    await portal.signIn(DESIGNER.username, DESIGNER.password),
    await portal.signIn(BUYER.username, BUYER.password),
  ];
  expect((await open(designer, "/home")).first.who).toMatchObject({ username: DESIGNER.username });
  expect((await open(buyer, "/home")).first.who).toMatchObject({ username: BUYER.username });
  expect((await open(portal.anonymous(), "/home")).first.who).toBeNull();
});

test("a customer's document says whether they are still to be asked for consent, a stranger's does not", async () => {
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  const consentIn = async (client: Client) =>
    (await open(client, "/help")).first.answers.find(({ path }: { path: string }) => path === getConsent.path);
  expect(await consentIn(buyer)).toMatchObject({ data: { allow: null } });
  await buyer.call(setConsent, { allow: false });
  expect(await consentIn(buyer)).toMatchObject({ data: { allow: false } });
  expect(await consentIn(portal.anonymous())).toBeUndefined();
});

test("a customer's document of a list brings its answer and names the modules beside those every page starts with", async () => {
  const { first, html } = await open(await portal.signIn(DESIGNER.username, DESIGNER.password), "/goods?primaryId=163");
  expect(first.answers.map(({ path }: { path: string }) => path)).toContain("/menu/getFrontMenuTree");
  const named = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href);
  expect(named).toEqual(["/assets/en-1.js", "/assets/goods-1.js", "/assets/kit-1.js", "/assets/signed-in-1.js"]);
});

test.each(["/help", "/nav", "/login", "/goods?primaryId=163"])(
  "the document of %s names the faces ahead that any page is set in, where the language is written in their letters",
  async (url) => {
    const { html } = await open(portal.anonymous(), url);
    for (const weight of [400, 500])
      expect(html).toContain(
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/ibm-plex-sans-latin-${weight}-normal-1.woff2">`,
      );
    expect((await open(portal.anonymous(), url, { cookie: "language=arab" })).html).not.toContain("woff2");
  },
);

test("a stranger's document of a list brings nothing that needs a session", async () => {
  const { first, html } = await open(portal.anonymous(), "/goods?primaryId=163");
  expect(first.who).toBeNull();
  expect(first.answers.map(({ path }: { path: string }) => path)).toEqual(["/menu/getFrontMenuTree"]);
  expect(html).not.toContain("signed-in-1.js");
});

test("the document is in the language that was chosen, from its first byte", async () => {
  const arabic = await open(portal.anonymous(), "/nav", { cookie: "language=arab" });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain("/assets/arab-1.js");
  expect(arabic.first.lang).toBe("arab");
  expect((await open(portal.anonymous(), "/nav", { cookie: "language=none" })).first.lang).toBe("en");
});

test("a document is kept for one visitor only and asked about again; what it brings cannot end its block", async () => {
  const { headers, html } = await open(portal.anonymous(), "/nav");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers.vary).toContain("Cookie");
  const [, block = ""] = html.split('id="first">');
  expect(block.split("</script>")[0]).not.toContain("<");
  const again = await open(portal.anonymous(), "/nav", { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
});

test("the list of what was built is no page", async () => {
  const reply = await portal.anonymous().send({ method: "GET", url: "/.vite/manifest.json" });
  expect(reply.statusCode).toBe(404);
});
