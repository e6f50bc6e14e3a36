import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addFavorite, addFavoriteGroup, editFavorite, exportExcelWithPic, PREFIX } from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, TestApp } from "./harness.ts";
import { productIdsOf, startMill } from "./mill.ts";
import { sentFile } from "./sent-file.ts";

const HAS_SOFFICE = spawnSync("soffice", ["--version"]).status === 0;
const SIDE_PX = 224;
const HEADS = ["Picture", "Code", "Name", "Composition"];

let portal: TestApp;
let designer: Client;
let fabrics: string[];
let folder: string;
beforeAll(async () => {
  if (!HAS_SOFFICE) return;
  folder = mkdtempSync(join(tmpdir(), "selvedge-office-"));
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  fabrics = await productIdsOf(portal);
});
afterAll(async () => {
  if (!HAS_SOFFICE) return;
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Tests that need a program which not every machine has say so where it is missing. */
const testOffice = (name: string, run: () => Promise<void>) =>
  test(name, (context) => (HAS_SOFFICE ? run() : context.skip("no LibreOffice (soffice) is installed")), 300_000);

async function workbook(body: unknown): Promise<Uint8Array> {
  const answer = await sentFile(designer, {
    method: "POST",
    url: PREFIX + exportExcelWithPic.path,
    headers: { "content-type": "application/json", "x-requested-with": "1" },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** What LibreOffice understood of a workbook: its own document of it, by the names of the parts. */
function opened(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  const source = join(folder, `${name}.xlsx`);
  writeFileSync(source, bytes);
  // With a profile of its own, one that somebody works with meanwhile is not touched.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
  execFileSync("soffice", ["--headless", profile, "--convert-to", "ods", "--outdir", folder, source], { stdio: "ignore" });
  return unzipSync(readFileSync(join(folder, `${name}.ods`)));
}

type Picture = { readonly href: string; readonly box: readonly [x: number, y: number, width: number, height: number] };
type OpenedCell = {
  readonly text: string;
  readonly number: number | null;
  readonly formula: boolean;
  readonly picture: Picture | null;
};
type Row = { readonly heightIn: number; readonly cells: readonly OpenedCell[] };

const attributeOf = (tag: string, name: string): string | null => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? null;
const inches = (length: string | null): number => Number(/^([\d.]+)in$/.exec(length ?? "")?.[1]);
const plain = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

function cellOf([, attributes, inner = ""]: RegExpMatchArray): OpenedCell {
  const frame = inner.match(/<draw:frame [^>]*>/)?.[0];
  const number = attributeOf(attributes!, "office:value");
  const box = ["svg:x", "svg:y", "svg:width", "svg:height"].map((name) => inches(attributeOf(frame ?? "", name)));
  return {
    text: plain(inner),
    number: number === null ? null : Number(number),
    formula: attributes!.includes("table:formula"),
    picture: frame ? { href: attributeOf(inner, "xlink:href")!, box: box as unknown as Picture["box"] } : null,
  };
}

/** The first sheet's rows that hold anything, how wide its first column is, and whether it runs from right to left. */
function sheetOf(parts: Record<string, Uint8Array>) {
  const content = strFromU8(parts["content.xml"]!);
  const styleOf = (name: string | null) =>
    content.match(new RegExp(`<style:style style:name="${name}".*?</style:style>`, "s"))?.[0] ?? "";
  const table = content.match(/<table:table [\s\S]*?<\/table:table>/)![0];
  const rows = [...table.matchAll(/(<table:table-row[^>]*>)([\s\S]*?)<\/table:table-row>/g)].map(([, tag, inner]): Row => {
    const cells = [...inner!.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].map(cellOf);
    return { cells, heightIn: inches(attributeOf(styleOf(attributeOf(tag!, "table:style-name")), "style:row-height")) };
  });
  const widthIn = inches(
    attributeOf(styleOf(attributeOf(table.match(/<table:table-column[^>]*>/)![0], "table:style-name")), "style:column-width"),
  );
  const rightToLeft = /style:writing-mode="rl-tb"/.test(styleOf(attributeOf(table, "table:style-name")));
  return { rows: rows.filter(({ cells }) => cells.some(({ text, picture }) => text || picture)), widthIn, rightToLeft };
}

testOffice(
  "an exported workbook opens with every fabric in its row, its figures as numbers and its picture inside its cell",
  async () => {
    const bytes = await workbook({ productIds: fabrics });
    const parts = opened("fabrics", bytes);
    const { rows, widthIn, rightToLeft } = sheetOf(parts);
    const [heads, ...body] = rows;
    expect(heads!.cells.slice(0, HEADS.length).map(({ text }) => text)).toEqual(HEADS);
    expect(rightToLeft).toBe(false);
    const known = await portal.db.selectFrom("products").select(["id", "code", "name", "attrs"]).execute();
    const ordered = fabrics.map((id) => known.find((row) => row.id === id)!);
    const at = (head: string) => heads!.cells.findIndex(({ text }) => text === head);
    expect(body.map(({ cells }) => cells[at("Code")]!.text)).toEqual(ordered.map(({ code }) => code));
    expect(body.map(({ cells }) => cells[at("Name")]!.text)).toEqual(ordered.map(({ name }) => name));
    expect(body.map(({ cells }) => cells[at("Weight (g/m²)")]!.number)).toEqual(ordered.map(({ attrs }) => attrs.weight));
    const media = unzipSync(bytes);
    for (const [row, { cells, heightIn }] of body.entries()) {
      expect(cells.flatMap(({ picture }, column) => (picture ? [column] : []))).toEqual([0]);
      const { href, box } = cells[0]!.picture!;
      const [x, y, width, height] = box;
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.min(width, height)).toBeGreaterThan(1);
      expect(x + width).toBeLessThanOrEqual(widthIn);
      expect(y + height).toBeLessThanOrEqual(heightIn);
      expect(Buffer.compare(parts[href]!, media[`xl/media/sheet1-image${row + 1}.jpeg`]!)).toBe(0);
      expect(await sharp(parts[href]!).metadata()).toMatchObject({ format: "jpeg", width: SIDE_PX, height: SIDE_PX });
    }
  },
);

testOffice("in Arabic the sheet runs from right to left, and a note that looks like a formula stays text", async () => {
  const { groupId } = await designer.call(addFavoriteGroup, { groupName: "Office" });
  const { itemIds } = await designer.call(addFavorite, { productIds: fabrics, groupId });
  await designer.call(editFavorite, { itemId: itemIds[0]!, note: "=1+1", version: 1 });
  const { rows, rightToLeft } = sheetOf(opened("group", await workbook({ groupId, lang: "arab" })));
  expect(rightToLeft).toBe(true);
  expect(rows).toHaveLength(1 + fabrics.length);
  expect(rows.slice(1).every(({ cells }) => cells[0]!.picture)).toBe(true);
  const cells = rows.flatMap((row) => row.cells);
  expect(cells.filter(({ text }) => text.includes("=1+1"))).toHaveLength(1);
  expect(cells.filter(({ formula }) => formula)).toEqual([]);
});
