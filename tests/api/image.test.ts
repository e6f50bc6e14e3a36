import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getImages, listImages, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, uploadImage } from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pngClaiming } from "../run/png.ts";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
});
afterAll(() => portal.close());

const send = (bytes: Uint8Array, body: object = {}, client = designer) =>
  client.ask(uploadImage, body, { file: { bytes, name: "picture.png" } });
const upload = (bytes: Uint8Array, body: object = {}, client = designer) =>
  client.call(uploadImage, body, { file: { bytes, name: "picture" } });
const stored = async (url: string) => (await designer.send({ method: "GET", url })).rawPayload;

/** Fine noise: pixels that any loss would change. */
const noise = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } } });

test("artwork keeps every pixel", async () => {
  const input = await noise().png().toBuffer();
  const image = await upload(input, { purpose: "artwork" });
  expect(image).toMatchObject({
    width: 64,
    height: 48,
    mime: "image/png",
    sha256: createHash("sha256").update(input).digest("hex"),
  });
  const kept = await stored(image.url);
  expect(kept.length).toBe(image.bytes);
  expect(await sharp(kept).removeAlpha().raw().toBuffer()).toEqual(await sharp(input).removeAlpha().raw().toBuffer());
});

test("transparency stays, for any purpose; a photograph of cloth becomes a JPEG", async () => {
  const clear = await upload(await aPicture(20, 20, { r: 10, g: 20, b: 30, alpha: 0.5 }), { purpose: "fabric" });
  expect(clear.mime).toBe("image/png");
  expect((await sharp(await stored(clear.url)).metadata()).hasAlpha).toBe(true);
  const photo = await upload(await noise(80, 80).jpeg().toBuffer(), { purpose: "fabric" });
  expect(photo.mime).toBe("image/jpeg");
});

test("a picture is turned upright, and camera data, position and profile are dropped", async () => {
  const input = await noise(60, 40)
    .jpeg()
    .withExif({ IFD0: { Artist: "Ada Fell" }, IFD3: { GPSLatitude: "53/1 45/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(input.includes("Ada Fell")).toBe(true);
  const image = await upload(input);
  expect([image.width, image.height]).toEqual([40, 60]);
  const kept = await stored(image.url);
  const { exif, icc, orientation } = await sharp(kept).metadata();
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  expect(kept.includes("Ada Fell")).toBe(false);
});

test("jpeg, png, webp, avif and tiff are taken in whatever their name says", async () => {
  for (const format of ["jpeg", "png", "webp", "avif", "tiff"] as const) {
    const bytes = await noise(33, 21).toFormat(format).toBuffer();
    const image = await designer.call(uploadImage, {}, { file: { bytes, name: "x.txt" } });
    expect([format, image.width, image.height]).toEqual([format, 33, 21]);
  }
});

test("everything else is refused by its content, also under the name of a picture", async () => {
  const page = Buffer.from(
    `<!doctype html><html><body><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/></body></html>`,
  );
  const gif = await noise(8, 8).gif().toBuffer();
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from("mif1heic"),
    Buffer.alloc(40),
  ]);
  for (const bytes of [
    page,
    gif,
    heic,
    Buffer.from("%PDF-1.7\n"),
    Buffer.from("hello"),
    Buffer.alloc(0),
    Buffer.from("RIFF1234WAVE"),
  ])
    expect(await send(bytes), bytes.subarray(0, 12).toString("latin1")).toMatchObject({ status: 415, code: 41500 });
});

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (text: string) => Buffer.from(text);

test("a drawing becomes pixels at print size, transparent where nothing is drawn, whatever its own figures are", async () => {
  const small = await upload(
    drawing(
      `<?xml version="1.0"?>\n<!-- a square --><svg ${SVG} width="20" height="10"><rect width="10" height="10" fill="#c81e3c"/></svg>`,
    ),
    { purpose: "artwork" },
  );
  expect(small).toMatchObject({ width: 3_000, height: 1_500, mime: "image/png" });
  const { data, info } = await sharp(await stored(small.url))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 4),
  ];
  expect([pixelAt(700, 700), pixelAt(2_300, 700)]).toEqual([
    [200, 30, 60, 255],
    [0, 0, 0, 0],
  ]);
  const large = await upload(drawing(`<svg ${SVG} width="300mm" height="100mm"><circle cx="50" cy="50" r="40"/></svg>`));
  expect(large.width).toBeCloseTo((300 / 25.4) * 300, -1);
  expect(large.width / large.height).toBeCloseTo(3, 1);
});

test("a drawing runs nothing and fetches nothing; one that multiplies without end, or is none, is refused", async () => {
  let asked = 0;
  const other = createServer((_request, answer) => {
    asked++;
    answer.end();
  });
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const { port } = other.address() as AddressInfo;
  const busy = `<svg ${SVG} width="40" height="40" onload="fetch('http://127.0.0.1:${port}/')"><script>while (true);</script>
    <image href="http://127.0.0.1:${port}/a.png" width="20" height="20"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>
    <rect x="20" width="20" height="40" fill="#123456"/></svg>`;
  const image = await upload(drawing(busy), { purpose: "artwork" });
  expect(image.dominant.map(({ hex }) => hex)).toContain("#123456");
  expect(asked).toBe(0);
  other.close();

  const levels = Array.from({ length: 12 }, (_, index) => `<g id="l${index + 1}">${`<use href="#l${index}"/>`.repeat(12)}</g>`);
  const bomb = `<svg ${SVG} width="9" height="9"><defs><rect id="l0" width="1" height="1"/>${levels.join("")}</defs><use href="#l12"/></svg>`;
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">${Array.from({ length: 12 }, (_, index) => `<!ENTITY ${String.fromCharCode(99 + index)} "${`&${String.fromCharCode(98 + index)};`.repeat(9)}">`).join("")}]><svg ${SVG} width="9" height="9"><text>&n;</text></svg>`;
  for (const text of [bomb, laughs, `<svg ${SVG} width="9" height="9"><rect`, `<svg ${SVG} width="900000" height="900000"/>`])
    expect([(await send(drawing(text))).code, text.slice(0, 60)]).toEqual([42200, text.slice(0, 60)]);
});

test("a broken or cut-off picture cannot be read", async () => {
  const whole = await noise(200, 200).png().toBuffer();
  expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 422, code: 42200 });
  expect(await send(Buffer.concat([whole.subarray(0, 8), Buffer.alloc(100)]))).toMatchObject({ code: 42200 });
  expect(await send(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toMatchObject({ code: 42200 });
});

test("pixel floods are refused by what their header claims, before anything is decoded", async () => {
  const flood = await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  expect(flood.length).toBeLessThan(MAX_IMAGE_BYTES);
  for (const bytes of [flood, pngClaiming(14_000, 14_000), pngClaiming(60_000, 1_001)])
    expect(await send(bytes)).toMatchObject({ status: 422, code: 42200, data: { maxPixels: MAX_IMAGE_PIXELS } });
  expect(await send(pngClaiming(2_000_000_000, 2_000_000_000))).toMatchObject({ code: 42200 });
  expect(await send(pngClaiming(7_000, 7_000))).toMatchObject({ code: 42200, data: null });
});

test("a file over 15 MB is too large, a missing one is marked", async () => {
  expect(await send(Buffer.alloc(MAX_IMAGE_BYTES + 1, 1))).toMatchObject({ status: 413, code: 41300 });
  expect(await designer.ask(uploadImage, { purpose: "artwork" })).toMatchObject({ status: 400 });
  expect(await send(await aPicture(), { purpose: "poster" })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "purpose" }] },
  });
});

test("the same bytes are one picture to a company, also to a colleague and at the same time; another company has its own", async () => {
  const bytes = await noise(31, 31).png().toBuffer();
  const both = await Promise.all([upload(bytes), upload(bytes)]);
  expect(both[0]!.imageId).toBe(both[1]!.imageId);
  const head = await portal.signIn(HEAD.username, HEAD.password);
  expect((await upload(bytes, {}, head)).imageId).toBe(both[0]!.imageId);
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  expect((await upload(bytes, {}, buyer)).imageId).not.toBe(both[0]!.imageId);
});

test("the dominant colours of a tricolour are its three, with their words in the caller's language", async () => {
  const band = (background: string) => ({ create: { width: 30, height: 60, channels: 3 as const, background } });
  const flag = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#ffffff" } })
    .composite([
      { input: await sharp(band("#16161a")).png().toBuffer(), left: 0, top: 0 },
      { input: await sharp(band("#b3202c")).png().toBuffer(), left: 60, top: 0 },
    ])
    .png()
    .toBuffer();
  const { dominant } = await upload(flag, { lang: "fr" });
  expect(dominant.map(({ name }) => name).sort()).toEqual(["blanc", "noir", "rouge"]);
  const white = dominant.find(({ name }) => name === "blanc")!;
  expect(white.hex).toBe("#ffffff");
  expect(white.lab![0]).toBeCloseTo(100, 0);
});

test("addresses are given of the company's own pictures only, in the order asked for", async () => {
  const [a, b] = [await upload(await aPicture(11)), await upload(await aPicture(12))];
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  const theirs = await upload(await aPicture(13), {}, buyer);
  const seen = await designer.call(getImages, { imageIds: [b.imageId, theirs.imageId, NO_ID, a.imageId] });
  expect(seen.map(({ imageId }) => imageId)).toEqual([b.imageId, a.imageId]);
  expect(await portal.anonymous().ask(getImages, { imageIds: [a.imageId] })).toMatchObject({ code: 40100 });
});

test("one's own uploads are listed by purpose, newest first", async () => {
  const head = await portal.signIn(HEAD.username, HEAD.password);
  const first = await upload(await aPicture(21), { purpose: "fabric" }, head);
  portal.clock.move(1_000);
  const second = await upload(await aPicture(22), { purpose: "fabric" }, head);
  const { list, total } = await head.call(listImages, { purpose: "fabric" });
  expect([total, ...list.map(({ imageId }) => imageId)]).toEqual([2, second.imageId, first.imageId]);
  expect((await head.call(listImages, { purpose: "fabric", pageSize: 1, pageNum: 2 })).list).toMatchObject([
    { imageId: first.imageId },
  ]);
});

test("an upload is listed under its file's name, and under the newer one when it comes again", async () => {
  const head = await portal.signIn(HEAD.username, HEAD.password);
  const bytes = await aPicture(23);
  const newest = async () => (await head.call(listImages, { purpose: "artwork", pageSize: 1 })).list[0]?.name;
  await head.call(uploadImage, {}, { file: { bytes, name: "pennant.v2.png" } });
  expect(await newest()).toBe("pennant.v2");
  await head.call(uploadImage, {}, { file: { bytes, name: "regatta.png" } });
  expect(await newest()).toBe("regatta");
});

test("anonymous callers may neither upload nor list", async () => {
  const anybody = portal.anonymous();
  expect(await send(await aPicture(), {}, anybody)).toMatchObject({ code: 40100 });
  expect(await anybody.ask(listImages, { purpose: "artwork" })).toMatchObject({ code: 40100 });
});
