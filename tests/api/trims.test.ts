import {
  createShare,
  type DataOf,
  type Decorate,
  getDecoratePage,
  getImages,
  listDecorates,
  PREFIX,
  saveProposal,
  techPack,
} from "@selvedge/contract";
import type { DesignDocument, Trim } from "@selvedge/editor-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { idOf } from "../../server/platform/ids.ts";
import { fileUrl } from "../../server/platform/image/urls.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID, savedDesign, startMill } from "./mill.ts";
import { textsOf } from "./pdf-text.ts";
import { sentFile } from "./sent-file.ts";

/** A tech pack takes some seconds of a core. */
const PACK_MS = 120_000;

let portal: TestApp;
let designer: Client;
let pictureHash: string;
const HORN = idOf("decorate", "trim", "BT-1");
const TAPE = idOf("decorate", "trim", "TP-1");

const factsOf = (code: string, kind: "button" | "tape") => ({
  kind,
  code,
  material: "Horn",
  colour: "black",
  hex: "#23211f",
  accent: null,
  mmWidth: 20,
  mmHeight: 20,
  mmThick: 3.6,
  unit: kind === "tape" ? ("m" as const) : ("pc" as const),
  minimum: 300,
  per: 100,
  tiers: [{ min: 300, price: { amount: 4_800, currency: "USD" } }],
});

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false, timeoutMs: PACK_MS } });
  designer = await portal.signIn();
  const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#23211f" } })
    .png()
    .toBuffer();
  pictureHash = await portal.files.put(new Uint8Array(png));
  const row = (id: string, name: string, code: string, kind: "button" | "tape", sort: number) => ({
    id,
    name,
    type: "trim" as const,
    scene_hash: null,
    cloth_hash: null,
    picture_hash: pictureHash,
    trim: JSON.stringify(factsOf(code, kind)),
    width: 40,
    height: 40,
    tags: ["jacket"],
    link_url: null,
    sort,
  });
  await portal.db
    .insertInto("decorates")
    .values([row(HORN, "Jacket button", "BT-1", "button", 0), row(TAPE, "Twill tape", "TP-1", "tape", 1)])
    .execute();
});
beforeEach(() => portal.clock.move(1_000));
afterAll(() => portal.close());

const sewn = (changes: Partial<Trim> = {}): Record<string, Trim> => ({
  [NO_ID]: {
    id: NO_ID,
    decorateId: HORN,
    pieceKey: "front",
    x: 0,
    y: 200,
    angle: 0,
    width: 20,
    height: 20,
    look: { name: "Jacket button", code: "BT-1", kind: "button", thick: 3.6, hex: "#23211f" },
    ...changes,
  },
});

const trimsOf = (decorates: DataOf<typeof listDecorates>) => decorates.filter(({ trim }: Decorate) => trim !== null);

test("trims are listed with their true sizes, material in the caller's language, and prices by quantity", async () => {
  const [horn, tape] = trimsOf(await designer.call(listDecorates, { lang: "fr" } as never));
  expect(horn).toMatchObject({ name: "Bouton de veste", imageUrl: fileUrl(pictureHash), type: "trim" });
  expect(horn!.trim).toMatchObject({ material: "Corne", mmWidth: 20, minimum: 300, tiers: [{ min: 300 }] });
  expect(tape!.trim).toMatchObject({ kind: "tape", unit: "m" });
  const named = async (keyword: string) => (await designer.call(getDecoratePage, { keyword })).list.map(({ id }) => id);
  expect(await named("bt-1")).toEqual([HORN]);
  expect(await named("corne")).toEqual([HORN, TAPE]);
  expect(await portal.anonymous().ask(listDecorates, {})).toMatchObject({ code: 40100 });
});

const wearing = (trims: Record<string, Trim>) => (document: DesignDocument) => ({ ...document, trims });

test("a design is saved with a trim of the list, and one that is not there is named", async () => {
  const { card, document } = await savedDesign(portal, designer, wearing(sewn()));
  const ask = (trims: Record<string, Trim>) =>
    designer.ask(saveProposal, {
      designId: document.styleId,
      proposalId: card.proposalId,
      name: card.name,
      version: card.version,
      document: { ...document, trims },
    });
  expect(await ask(sewn({ decorateId: NO_ID }))).toMatchObject({
    code: 40001,
    data: { fields: [{ path: `document.trims.${NO_ID}.decorateId`, rule: "exists" }] },
  });
  expect(await ask(sewn({ angle: 400 }))).toMatchObject({ code: 40001 });
  expect(await ask(sewn({ x: 12.5 }))).toMatchObject({ code: 20000 });
});

test("through a link the picture of a trim that is sewn on is seen, that of another is not, and no price", async () => {
  const { card } = await savedDesign(portal, designer, wearing(sewn()));
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const seen = await portal.anonymous().call(getImages, { imageIds: [HORN, TAPE], shareToken });
  expect(seen).toEqual([expect.objectContaining({ imageId: HORN, url: fileUrl(pictureHash), width: 40, height: 40 })]);
  for (const { trim } of trimsOf(await portal.anonymous().call(listDecorates, { shareToken }))) expect(trim!.tiers).toBeNull();
  expect((await designer.call(getImages, { imageIds: [TAPE] })).map(({ imageId }) => imageId)).toEqual([TAPE]);
  expect(await portal.anonymous().ask(getImages, { imageIds: [HORN] })).toMatchObject({ code: 40100 });
});

test(
  "the tech pack lists what is sewn on with its code, its piece, its size and how often",
  async () => {
    const second = { ...sewn()[NO_ID]!, id: idOf("trim", "second"), y: 300 };
    const { card } = await savedDesign(portal, designer, wearing({ ...sewn(), [second.id]: second }));
    const packOf = async (lang: string) => {
      const query = new URLSearchParams({ proposalId: card.proposalId, lang });
      return textsOf((await sentFile(designer, { method: "GET", url: `${PREFIX}${techPack.path}?${query}` })).rawPayload);
    };
    const page = (await packOf("en")).find((texts) => texts.includes("Trims and buttons"))!;
    const from = page.indexOf("BT-1");
    expect(page.slice(from - 1, from + 4)).toEqual(["Jacket button, black", "BT-1", "Front", "20.0 × 20.0 mm", "2"]);
    expect((await packOf("fr")).flat()).toContain("Bouton de veste, noir");
  },
  PACK_MS,
);
