import {
  DOWNLOAD_KINDS,
  type DownloadKind,
  downloadSwatch,
  downloadSwatchSheet,
  getDownloads,
  LANGUAGES,
  type Lang,
  PREFIX,
} from "@selvedge/contract";
import { MAX_ON_SHEET } from "@selvedge/contract/swatch-sheet";
import { readU3ma, readWif } from "@selvedge/textile-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import { IS_LONG } from "../run/circle.ts";
import type { Client, TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, startMill } from "./mill.ts";
import { says } from "./pdf-text.ts";
import { sentFile } from "./sent-file.ts";

let portal: TestApp;
let designer: Client;
let productIds: string[];
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  productIds = await productIdsOf(portal);
});
afterAll(() => portal.close());

const download = (productId: string, kind: DownloadKind, extra = "", client = designer) =>
  client.send({ method: "GET", url: `${PREFIX}${downloadSwatch.path}?productId=${productId}&kind=${kind}${extra}` });

async function codeOf(productId: string): Promise<string> {
  return (await portal.db.selectFrom("products").select("code").where("id", "=", productId).executeTakeFirstOrThrow()).code;
}

describe("a fabric from its construction", () => {
  test("is had as U3M with its weight and its maps at true scale", async () => {
    const [id] = productIds as [string];
    const code = await codeOf(id);
    const answer = await download(id, "u3m");
    expect(answer.headers["content-disposition"]).toContain(`${code}.u3ma`);
    const archive = readU3ma(new Uint8Array(answer.rawPayload));
    if (!archive.ok) throw new Error(archive.problem.code);
    const { material } = archive.value.document;
    const seeded = FABRICS.find((fabric) => fabric.code === code)!;
    expect(material.physics?.weight).toBeCloseTo(seeded.attrs.weight!, -1);
    const shown = material.front!.basecolor.texture!.image;
    const file = archive.value.files.find(({ name }) => name === shown.path)!;
    const { width } = await sharp(file.bytes).metadata();
    expect((width / shown.width) * 25.4).toBeCloseTo(shown.dpi.x, 6);
    expect(archive.value.files.map(({ name }) => name).sort()).toEqual(
      ["albedo", "height", "normal", "roughness"].map((map) => `textures/${map}.png`),
    );
    const maps = await download(id, "maps");
    expect(maps.headers["content-disposition"]).toContain(`${code}.zip`);
    expect(maps.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("is had as glTF, as a picture for printing, and as a draft", async () => {
    const [id] = productIds as [string];
    const glb = await download(id, "glb");
    expect([glb.headers["content-type"], glb.rawPayload.subarray(0, 4).toString()]).toEqual(["model/gltf-binary", "glTF"]);
    const png = await sharp((await download(id, "png")).rawPayload).metadata();
    expect([png.density, Math.round((png.width / png.density!) * 25.4)]).toEqual([300, 200]);
    const draft = readWif(new Uint8Array((await download(id, "wif")).rawPayload));
    expect(draft.ok && draft.value.text.Title).toContain(await codeOf(id));
  });

  test("stands on a sheet in the reader's language, six to a page", async () => {
    const english = await download(productIds[0]!, "pdf");
    const sheet = await sentFile(designer, {
      method: "GET",
      url: `${PREFIX}${downloadSwatchSheet.path}?productIds=${productIds.join(",")}&lang=arab`,
    });
    const inArabic = IS_LONG ? [sheet, await download(productIds[0]!, "pdf", "&lang=arab")] : [sheet];
    for (const { rawPayload } of [english, ...inArabic]) expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    for (const { rawPayload } of inArabic) expect(rawPayload.toString("latin1")).toContain("Arabic");
    expect(english.rawPayload.toString("latin1")).not.toContain("Arabic");
    expect(sheet.rawPayload.toString("latin1").match(/\/MediaBox/g)).toHaveLength(Math.ceil(productIds.length / 6));
  });

  test("has its title in each language on the sheet", async () => {
    const sheetIn = (lang: Lang) =>
      sentFile(designer, { method: "GET", url: `${PREFIX}${downloadSwatchSheet.path}?productIds=${productIds[0]}&lang=${lang}` });
    const dictionaries = readDictionaries();
    for (const lang of LANGUAGES)
      expect([lang, says((await sheetIn(lang)).rawPayload, dictionaries[lang].catalogue("Swatches"))]).toEqual([lang, true]);
    expect(dictionaries.arab.catalogue("Swatches")).toBe("عيّنات الأقمشة");
    expect(dictionaries.cn.catalogue("Swatches")).toBe("面料小样");
  });

  test("says which files there are of it", async () => {
    expect(await designer.call(getDownloads, { productId: productIds[0]! })).toEqual([...DOWNLOAD_KINDS]);
  });
});

test("a fabric of pictures has no draft; everything else follows from the pictures", async () => {
  const [id] = productIds as [string];
  const hash = await portal.files.put(await aPicture(60, 40, "#204060"));
  const photographed = NO_ID.replace(/.$/, "7");
  const row = await portal.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await portal.db
    .insertInto("products")
    .values({
      ...row,
      id: photographed,
      code: "PH-1",
      attrs: JSON.stringify(row.attrs),
      construction: null,
      cloth_hash: null,
      image_hash: hash,
      albedo_hash: hash,
      mm_width: 30,
      mm_height: 20,
    })
    .execute();
  expect(await designer.call(getDownloads, { productId: photographed })).toEqual(["u3m", "maps", "glb", "png", "pdf"]);
  const archive = readU3ma(new Uint8Array((await download(photographed, "u3m")).rawPayload));
  expect(archive.ok && archive.value.document.material.front!.basecolor.constant.b).toBeCloseTo(0x60 / 255, 2);
  const { data } = await sharp((await download(photographed, "png")).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x20, 0x40, 0x60]);
  expect((await download(photographed, "wif")).json()).toMatchObject({ code: 40400 });
});

test("strangers, wrong words and unknown fabrics get their sentence", async () => {
  const [id] = productIds as [string];
  expect((await download(id, "u3m", "", portal.anonymous())).json()).toMatchObject({ code: 40100 });
  expect((await download(id, "dxf" as DownloadKind)).json()).toMatchObject({ code: 40001 });
  expect((await download(NO_ID, "png")).json()).toMatchObject({ code: 40400 });
  expect(await designer.ask(getDownloads, { productId: NO_ID })).toMatchObject({ code: 40400 });
  const sheet = (ids: string) =>
    designer.send({ method: "GET", url: `${PREFIX}${downloadSwatchSheet.path}?productIds=${ids}&lang=fr` });
  expect((await sheet(`${id},${NO_ID}`)).json()).toMatchObject({ code: 40400 });
  expect((await sheet("abc")).json()).toMatchObject({ code: 40001 });
  const tooMany = Array.from({ length: MAX_ON_SHEET + 1 }, (_, index) => index.toString(16).padStart(32, "0"));
  expect((await sheet(tooMany.join(","))).json()).toMatchObject({ code: 40001 });
});
