import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { archiveOfSwatch, type Swatch, writeU3m, writeU3ma } from "@selvedge/textile-core";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sentenceOf } from "../finding.ts";
import { readCatalogue } from "./read-catalogue.ts";

let root: string;
let folder: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "selvedge-catalogue-"));
});
beforeEach(() => {
  folder = mkdtempSync(join(root, "mill-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const SWATCH: Swatch = {
  id: "45d231aa-96a0-4d94-9aae-4a99fae0e32a",
  name: "Scanned poplin",
  description: "",
  created: "2026-11-21T09:00:00Z",
  modified: "2026-11-21T09:00:00Z",
  widthMm: 20,
  heightMm: 10,
  widthPx: 200,
  heightPx: 100,
  maps: {
    albedo: { path: "textures/albedo.png", bytes: strToU8("albedo") },
    normal: { path: "textures/normal.png", bytes: strToU8("normal") },
  },
  reliefMm: 0.2,
  colour: "#f2ead9",
  roughness: 0.7,
  opacity: 1,
  sheen: 0.1,
  sheenRoughness: 0.4,
  anisotropy: 0,
  anisotropyAngle: 0,
  physics: {
    weightGsm: 109.4,
    composition: [
      ["cotton", 0.6],
      ["milk fibre", 0.4],
    ],
  },
};
const archive = archiveOfSwatch(SWATCH);

test("a folder of materials is read, packed ones and ones with their textures beside them", async () => {
  put("AB-1.u3ma", writeU3ma(archive));
  put("AB-2/AB-2.u3m", writeU3m(archive.document));
  for (const { name, bytes } of archive.files) put(`AB-2/${name}`, bytes);
  const { entries, found } = await readCatalogue(folder);
  expect(found).toEqual([]);
  expect(entries.map(({ code }) => code)).toEqual(["AB-1", "AB-2"]);
  for (const { stated, appearance } of entries) {
    expect(stated).toEqual({
      name: "Scanned poplin",
      attrs: { composition: "60 % Cotton 40 % milk fibre", weight: 109 },
    });
    expect(appearance).toMatchObject({ kind: "pictures", mmWidth: 20, mmHeight: 10, gloss: { roughness: 0.7, sheen: 0.1 } });
    const maps = appearance?.kind === "pictures" ? appearance.maps : {};
    expect(Buffer.from(await maps.normal!())).toEqual(Buffer.from("normal"));
    expect(maps.height).toBeUndefined();
  }
});

test("a material without its textures, and a damaged one, are reported with their file", async () => {
  put("AB-2.u3m", writeU3m(archive.document));
  put("AB-3.u3ma", writeU3ma(archive).slice(0, 300));
  const { entries, found } = await readCatalogue(folder);
  expect(entries).toEqual([]);
  expect(found.map(sentenceOf)).toEqual([
    "AB-2.u3m: textures/albedo.png is missing in the archive.",
    "AB-3.u3ma: This is not a file of the format zip.",
  ]);
});

test("a zip holds a table with its pictures", async () => {
  const zip = zipSync({
    "mill/catalogue.csv": strToU8("Code,Name,Picture,Picture width mm\nA,x,a.png,50\n"),
    "mill/pictures/a.png": strToU8("picture"),
    "__MACOSX/mill/._catalogue.csv": strToU8("nothing"),
  });
  const { entries, found } = await readCatalogue(put("all.zip", zip));
  expect([found, entries.length]).toEqual([[], 1]);
  const appearance = entries[0]!.appearance;
  expect(appearance?.kind === "pictures" && new TextDecoder().decode(await appearance.maps.albedo!())).toBe("picture");
});

test("links and hidden files of a folder are not followed", async () => {
  const secret = join(root, "secret.png");
  writeFileSync(secret, "secret");
  symlinkSync(secret, join(folder, "link.png"));
  put(".hidden.png", "hidden");
  const path = put("a.csv", "Code,Name,Picture,Picture width mm\nA,x,link.png,50\nB,x,.hidden.png,50\n");
  expect((await readCatalogue(path)).found.map(sentenceOf)).toEqual([
    "Row 2, Picture: no picture “link.png” lies beside the file.",
    "Row 3, Picture: no picture “.hidden.png” lies beside the file.",
  ]);
});

test("what cannot be read is refused with what would do", async () => {
  put("a.csv", "Code\nA\n");
  put("b.csv", "Code\nB\n");
  await expect(readCatalogue(folder)).rejects.toThrow(/holds more than one table: a.csv, b.csv/);
  await expect(readCatalogue(join(folder, "none.csv"))).rejects.toThrow(/There is no file/);
  await expect(readCatalogue(put("old.xls", "x"))).rejects.toThrow(/Save it as .xlsx/);
  await expect(readCatalogue(put("x.pdf", "x"))).rejects.toThrow(/none of the files that are read/);
  await expect(readCatalogue(put("empty.csv", ""))).rejects.toThrow(/is empty/);
  await expect(readCatalogue(put("bad.zip", "PK"))).rejects.toThrow(/damaged/);
});
