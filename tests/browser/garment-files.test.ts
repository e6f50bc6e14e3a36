import { readFile } from "node:fs/promises";
import { type Design, listDecorates, type TexturedProduct } from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, type TestBrowser } from "./house.ts";

const LABELS = {
  glb: "For 3D programs and shops, GLB",
  usdz: "For augmented reality, USDZ",
  obj: "For rendering, OBJ",
} as const;

/** A busy machine that draws 3D in software besides. */
const MADE_MS = 120_000;

let browser: TestBrowser;
let designer: Caller;
let person: BrowserUser;
let style: Design;
let fabric: TexturedProduct;
/** A T-shirt in gingham stands in its presentation. */
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
  person = await browserUser(browser);
  await letIn(person, designer);
  [style, fabric] = [await styleNamed(designer, T_SHIRT), await fabricCoded(designer, GINGHAM)];
  await person.go(`/styleShow?${new URLSearchParams({ designId: style.id, productId: fabric.productId })}`);
  await person.page.getByRole("heading", { name: "The garment in 3D" }).scrollIntoViewIfNeeded();
});
afterAll(() => browser.close());

async function made(page: Page, format: keyof typeof LABELS) {
  const button = page.getByRole("button", { name: LABELS[format], exact: true });
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: MADE_MS }), button.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

function jsonOf(glb: Uint8Array) {
  const textBytes = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  return JSON.parse(strFromU8(glb.subarray(20, 20 + textBytes)));
}
/** Bytes of a glTF that are no picture. */
function withoutPictures(glb: Uint8Array): number {
  const { images = [], bufferViews } = jsonOf(glb);
  return (
    glb.length -
    images.reduce((sum: number, { bufferView }: { bufferView: number }) => sum + bufferViews[bufferView].byteLength, 0)
  );
}

testLong(
  "a T-shirt in gingham is had from its presentation as a sound GLB with both colourways, below 400 kB without its pictures",
  async () => {
    const { page } = person;
    const { name, bytes } = await made(page, "glb");
    expect(name).toBe(`${style.name}.glb`);
    const { issues } = await validateBytes(bytes, { maxIssues: 20 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const json = jsonOf(bytes);
    expect(json.extensions.KHR_materials_variants.variants).toEqual([{ name: GINGHAM }, { name: "As the style opens" }]);
    const { scale } = json.materials[0].pbrMetallicRoughness.baseColorTexture.extensions.KHR_texture_transform;
    const { mmWidth, mmHeight } = fabric.texture;
    expect(scale[0] * mmWidth).toBeCloseTo(scale[1] * mmHeight, 6);
    expect(withoutPictures(bytes)).toBeLessThan(400_000);
    await person.picture("garment-files-desk-en", page);
    await person.accessible("/styleShow, files of 3D", page);
  },
);

test("as USDZ and as OBJ it brings the pictures of its cloth", async () => {
  const usdz = unzipSync((await made(person.page, "usdz")).bytes);
  expect(Object.keys(usdz)[0]).toBe("garment.usda");
  expect(strFromU8(usdz["garment.usda"]!)).toContain("@textures/1-colour.jpg@");
  const obj = unzipSync((await made(person.page, "obj")).bytes);
  expect(obj["textures/1-colour.jpg"]).toEqual(usdz["textures/1-colour.jpg"]);
  expect(strFromU8(obj["garment.obj"]!).match(/^g /gm)!.length).toBeGreaterThanOrEqual(5);
});

test("where the device shows USDZ in the room, the file is a link that opens it there, with one picture in it and nothing else", async () => {
  const { page } = person;
  await page.evaluate(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token === "ar" || supports.call(this, token);
    };
  });
  await page.getByRole("button", { name: LABELS.usdz, exact: true }).click();
  const link = page.getByRole("link", { name: "View it in your room" });
  await link.waitFor({ timeout: MADE_MS });
  expect(await link.getAttribute("rel")).toBe("ar");
  expect(await link.evaluate((a) => [...a.childNodes].map(({ nodeName }) => nodeName))).toEqual(["IMG"]);
  expect(await link.getAttribute("href")).toMatch(/^blob:/);
  expect(await link.getAttribute("download")).toMatch(/\.usdz$/);
  await person.accessible("/styleShow, a link into the room", page);
});

testLong("a design is had from the editor with its artwork on the piece that bears it, the others in cloth alone", async () => {
  const picture = await designer.upload(pennant(), "artwork");
  const cloth = dressed(style, fabric);
  const pennants = withArtworks(cloth, [
    { imageId: picture.imageId, pieceKey: "front", x: 0, y: 250, width: 160, height: 100, finish: { kind: "puff" } },
  ]);
  const decorate = (await designer.call(listDecorates, {})).find(({ trim }) => trim?.kind === "rivet");
  const stud = { id: "c".repeat(32), decorateId: decorate!.id, pieceKey: "front", x: 0, y: 400, angle: 0 };
  const look = { name: "Stud", code: "", kind: "rivet", thick: 3, hex: "#b8924a" } as const;
  const document = {
    ...pennants,
    pieces: { ...pennants.pieces, back: { ...pennants.pieces.back!, finish: "metallic" as const } },
    trims: { [stud.id]: { ...stud, width: 12, height: 12, look } },
  };
  const { page } = person;
  await person.go(addressOf(await keep(designer, style, document, "With a pennant")));
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export in 3D" }).click();
  await page.getByRole("dialog", { name: "The garment in 3D" }).waitFor();
  const { name, bytes } = await made(page, "glb");
  expect(name).toMatch(/^With a pennant.*\.glb$/);
  const { issues } = await validateBytes(bytes, { maxIssues: 20 });
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  const { materials, meshes } = jsonOf(bytes);
  const colourOf = (piece: string) =>
    materials[meshes.find((mesh: { name: string }) => mesh.name === piece).primitives[0].material].pbrMetallicRoughness
      .baseColorTexture;
  expect([colourOf("front").texCoord, colourOf("back").texCoord]).toEqual([1, undefined]);
  const named = (piece: string) => materials[meshes.find((mesh: { name: string }) => mesh.name === piece).primitives[0].material];
  expect(named("back").pbrMetallicRoughness.metallicFactor).toBe(0.85);
  expect([named("front").normalTexture.texCoord, named("front").pbrMetallicRoughness.metallicRoughnessTexture.texCoord]).toEqual([
    1, 1,
  ]);
  expect(named("trims_1_stud").pbrMetallicRoughness.metallicFactor).toBe(0.85);
  await person.accessible("the editor, files of 3D", page);
  await person.picture("garment-files-editor-en", page);
});

test("nothing else went wrong", () => {
  expect(person.troubles).toEqual([]);
});
