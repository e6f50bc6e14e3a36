import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  getCustomerById,
  getFrontMenuTree,
  getMenuName,
  login,
  navList,
  PREFIX,
  showInfo,
  uploadImage,
} from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressPages } from "../../server/platform/http/pages/compress-pages.ts";
import { builtPages } from "../../server/platform/http/pages/pages.ts";
import { CONTENT_SECURITY_POLICY, STORED_FILE_POLICY } from "../../server/platform/security/headers.ts";
import { addressOf, DESIGNER, startApp, type TestApp } from "./harness.ts";

let portal: TestApp;
const dist = mkdtempSync(join(tmpdir(), "selvedge-dist-"));
beforeAll(async () => {
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Selvedge</title>");
  writeFileSync(join(dist, "assets/main-4f2a.js"), `export const words = "${"cloth ".repeat(2_000)}";`);
  writeFileSync(join(dist, "assets/levels.worker-DmaZXqLA.js"), "self.close();");
  writeFileSync(join(dist, ".sources"), "hidden");
  await compressPages(dist);
  portal = await startApp({ pages: builtPages(dist) });
});
afterAll(async () => {
  await portal.close();
  rmSync(dist, { recursive: true, force: true });
});

const page = { accept: "text/html,application/xhtml+xml" };
const get = (url: string, headers: Record<string, string> = {}) => portal.anonymous().send({ method: "GET", url, headers });

describe("every answer", () => {
  test.each(["/", "/nav", "/healthz", `${PREFIX}/customer/showInfo`, `${PREFIX}/nothing`, "/files/x", `${PREFIX}/docs`])(
    "%s carries a request id, nosniff, no-referrer, no frame and a policy without inline script",
    async (url) => {
      const { headers } = await get(url, page);
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{24}$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    },
  );

  test("has an id of its own, which stands in the log", async () => {
    const [one, two] = [await get("/healthz"), await get("/healthz")];
    expect(one.headers["x-request-id"]).not.toBe(two.headers["x-request-id"]);
    expect(portal.logLines.some((line) => line.includes(String(one.headers["x-request-id"])))).toBe(true);
  });
});

test("stored bytes cannot run: sandboxed, typed by what they are, kept for ever", async () => {
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#8a3b2f" } })
    .png()
    .toBuffer();
  const hash = await portal.files.put(Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]));
  const answer = await get(`/files/${hash}`, page);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  expect(answer.headers["content-security-policy"]).toBe(STORED_FILE_POLICY);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(createHash("sha256").update(answer.rawPayload).digest("hex")).toBe(hash);
  expect((await get(`/files/${hash}`, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
});

test("what is no picture, film or garment is served to nobody by its hash: no record of a cloth, no scene, no document", async () => {
  for (const stored of ['{"kind":"woven","warp":{}}', "%PDF-1.7", "PK\x03\x04", "<svg onload=alert(1)>"]) {
    const hash = await portal.files.put(Buffer.from(stored));
    for (const url of [`/files/${hash}`, `/files/${hash}/thumb`])
      expect([url, (await get(url, page)).json()]).toEqual([url, expect.objectContaining({ code: 40400 })]);
  }
});

test("a picture's thumb is 320 px of webp and its view 1024; no other size can be asked for", async () => {
  const original = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: "#8a3b2f" } })
    .png()
    .toBuffer();
  const hash = await portal.files.put(original);
  for (const [variant, width] of [
    ["thumb", 320],
    ["view", 1_024],
  ] as const) {
    const answer = await get(`/files/${hash}/${variant}`);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
  }
  expect((await get(`/files/${hash}/full`)).headers["content-type"]).toBe("image/png");
  for (const url of [`/files/${hash}/9999`, `/files/${hash}/..`, `/files/${"0".repeat(64)}`, "/files/..%2f..%2fetc%2fpasswd"])
    expect((await get(url)).json()).toMatchObject({ code: 40400 });
});

test("an address a person opens is the application, an unknown call is JSON, an unknown file is neither", async () => {
  for (const url of ["/", "/nav", "/shapeDetails?id=1", "/deep/er"]) {
    const answer = await get(url, page);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toBe(CONTENT_SECURITY_POLICY);
  }
  for (const url of [`${PREFIX}/no/such`, "/picSearch/other", "/front/none"]) {
    const answer = await get(url, page);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 40400, message: "This was not found.", data: null });
  }
  expect((await get("/assets/gone.js")).statusCode).toBe(404);
  expect((await get("/.sources")).statusCode).toBe(404);
  expect((await get("/../server/app.ts")).statusCode).toBe(404);
});

test("built files are kept for ever and travel compressed", async () => {
  const plain = await get("/assets/main-4f2a.js");
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const small = await get("/assets/main-4f2a.js", { "accept-encoding": "gzip, br" });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 20);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.headers["content-type"]).toBe(plain.headers["content-type"]);
  expect([plain, small].map(({ headers }) => String(headers.vary).toLowerCase())).toEqual(["accept-encoding", "accept-encoding"]);
  const again = { "accept-encoding": "br", "if-none-match": String(small.headers.etag) };
  expect((await get("/assets/main-4f2a.js", again)).statusCode).toBe(304);
  expect((await get("/assets/main-4f2a.js.br")).statusCode).toBe(404);
});

test("the script of a worker may compile WebAssembly, that of a page may not; neither may compile text", async () => {
  const policyOf = async (url: string) => String((await get(url)).headers["content-security-policy"]);
  const worker = await policyOf("/assets/levels.worker-DmaZXqLA.js");
  expect(worker).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(worker.replace(" 'wasm-unsafe-eval'", "")).toBe(CONTENT_SECURITY_POLICY);
  expect(await policyOf("/assets/main-4f2a.js")).toBe(CONTENT_SECURITY_POLICY);
});

test("a long answer of a call travels compressed when the caller takes it", async () => {
  const plain = await get(`${PREFIX}/openapi.json`);
  const small = await get(`${PREFIX}/openapi.json`, { "accept-encoding": "gzip" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(small.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
});

test("over https the cookie is __Host- and Secure, and a plain one is not looked at", async () => {
  const secure = await startApp({ publicUrl: "https://portal.example" });
  const someone = secure.anonymous();
  const response = await someone.send({
    method: "POST",
    url: addressOf(login),
    headers: { origin: "https://portal.example", "content-type": "application/json" },
    payload: JSON.stringify(DESIGNER),
  });
  expect(response.headers["set-cookie"]).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(response.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect((await someone.ask(getCustomerById, {})).code).toBe(20000);
  const plain = secure.anonymous();
  plain.cookies.set("sid", someone.cookies.get("__Host-sid")!);
  expect((await plain.ask(getCustomerById, {})).code).toBe(40100);
  await secure.close();
});

test("what a proxy passes on is refused until it is said whose word is believed; then the cookie is as it came", async () => {
  const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "portal.example", "x-forwarded-for": "192.0.2.7" };
  const enter = (to: TestApp) =>
    to.anonymous().send({
      method: "POST",
      url: addressOf(login),
      headers: { ...proxied, "x-requested-with": "fetch", "content-type": "application/json" },
      payload: JSON.stringify(DESIGNER),
    });
  const refused = await enter(portal);
  expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining({ data: { feature: "TRUST_PROXY" } })]);
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect(portal.logLines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
  // A proxy before somebody's browser says where they are, and nothing of how they came.
  const behindOne = await portal.anonymous().send({
    method: "POST",
    url: addressOf(login),
    headers: { "x-forwarded-for": "192.0.2.7", "x-requested-with": "fetch", "content-type": "application/json" },
    payload: JSON.stringify(DESIGNER),
  });
  expect(behindOne.statusCode).toBe(200);
  const behindProxy = await startApp({ trustProxy: "loopback" });
  expect((await enter(behindProxy)).headers["set-cookie"]).toMatch(/^__Host-sid=.*; Secure;/);
  await behindProxy.close();
});

test("a post of our own page passes by its origin alone, by the browser's word, or by a header", async () => {
  for (const headers of [
    { origin: "http://localhost:80" },
    { "sec-fetch-site": "same-origin" },
    { "x-requested-with": "XMLHttpRequest" },
  ] as Record<string, string>[]) {
    const response = await portal.anonymous().send({
      method: "POST",
      url: addressOf(getMenuName),
      headers: { ...headers, host: "localhost:80", "content-type": "application/x-www-form-urlencoded" },
      payload: "id=163",
    });
    expect([20000, 40400], JSON.stringify(headers)).toContain(response.json().code);
  }
});

test("what may be kept has a weak ETag and a minute; asked again with it the answer is empty", async () => {
  const first = await portal.anonymous().ask(getFrontMenuTree, {});
  expect(first.headers["cache-control"]).toBe("private, max-age=60");
  expect(first.headers.etag).toMatch(/^W\//);
  const again = await get(addressOf(getFrontMenuTree), { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect((await portal.anonymous().ask(showInfo, {})).headers["cache-control"]).toBe("no-store");
});

test("the front page's entries answer at their root path and under the prefix, with result and success", async () => {
  for (const url of ["/front/goods/navList", `${PREFIX}${navList.path}`]) {
    const body = (await get(url)).json();
    expect(body).toMatchObject({ code: 20000, success: true });
    expect(body.result).toEqual(body.data);
  }
});

test("messages come in the caller's language: by parameter, by header, English for an unknown one", async () => {
  const messageIn = async (headers: Record<string, string>, query = "") =>
    (await get(`${PREFIX}/no/such${query}`, headers)).json().message as string;
  expect(await messageIn({ "accept-language": "ar-SA,en;q=0.8" })).toBe("لم يُعثر على المطلوب.");
  expect(await messageIn({ "accept-language": "zh-CN" })).toBe("未找到所需内容。");
  expect(await messageIn({ "accept-language": "en;q=0.2, ja" })).toBe("見つかりませんでした。");
  expect(await messageIn({ "accept-language": "sv" })).toBe("This was not found.");
  expect(await messageIn({ "accept-language": "fr" }, "?lang=cn")).toBe("未找到所需内容。");
  const refused = await portal.anonymous().ask(login, { username: "", password: "x".repeat(300), lang: "arab" });
  expect(refused.message).toBe("يرجى مراجعة الحقول المحدَّدة.");
  expect(refused.data).toEqual({
    fields: [
      { path: "username", rule: "required", message: "هذا الحقل مطلوب." },
      { path: "password", rule: "maxLength", message: "أقصى طول: 200." },
    ],
  });
});

test("no password, cookie, token or share address reaches the log", async () => {
  const designer = await portal.signIn();
  await designer.ask(showInfo, { token: designer.token! });
  await designer.ask(login, { username: DESIGNER.username, password: "a-mistyped-secret" });
  await get(`/shareShapeDetails?shareToken=${"s".repeat(32)}`, page);
  await get(`/picSearch/wes/none?token=${designer.token}`);
  const log = portal.logLines.join("");
  expect(portal.logLines.length).toBeGreaterThan(5);
  for (const secret of [DESIGNER.password, "a-mistyped-secret", designer.cookies.get("sid")!, designer.token!, "s".repeat(32)])
    expect(log).not.toContain(secret);
  for (const line of portal.logLines) expect(JSON.parse(line)).toHaveProperty("time");
});

test("an upload beyond the limit is refused while it is read, one without a file by its field", async () => {
  const designer = await portal.signIn();
  const large = await designer.ask(uploadImage, {}, { file: { bytes: new Uint8Array(15_000_001), name: "x.png" } });
  expect(large).toMatchObject({ code: 41300, status: 413, data: { maxBytes: 15_000_000 } });
  const none = await designer.ask(uploadImage, { purpose: "artwork" });
  expect(none.data).toMatchObject({ fields: [{ path: "file", rule: "required" }] });
  const broken = await designer.send({
    method: "POST",
    url: addressOf(uploadImage),
    headers: { "content-type": "multipart/form-data; boundary=x", "x-requested-with": "1" },
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
  });
  expect(broken.json()).toMatchObject({ code: 40000 });
});

test("liveness and readiness are answered without a session", async () => {
  expect((await get("/healthz")).json()).toEqual({ alive: true });
  expect((await get("/readyz")).json()).toEqual({ ready: true, hasRoom: true });
});
