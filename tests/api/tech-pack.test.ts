import {
  createShare,
  deleteProposal,
  getJob,
  getStyle,
  PREFIX,
  saveProposal,
  signDesign,
  techPack,
  uploadImage,
} from "@selvedge/contract";
import { type Artwork, type DesignDocument, dimensionsOf, landmarksOf, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { garmentMeasures } from "@selvedge/garment-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { hashOf } from "../../server/garments/proposals/revisions/document.ts";
import { PACK_TEXTS } from "../../server/garments/tech-pack/contents/texts.ts";
import type { WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import { IS_LONG } from "../run/circle.ts";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, savedDesign, startMill } from "./mill.ts";
import { textsOf } from "./pdf-text.ts";
import { sentFile } from "./sent-file.ts";

let portal: TestApp;
let designer: Client;
let imageId: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false, timeoutMs: 240_000 } });
  designer = await portal.signIn();
  const file = { bytes: await aPicture(120, 80), name: "crest.png" };
  imageId = (await designer.call(uploadImage, { purpose: "artwork" }, { file })).imageId;
});
afterAll(() => portal.close());

const LONG_MS = 240_000;
const CREST = { pieceKey: "front", x: 30, y: 260, width: 120, height: 80, angle: 0 } as const;
const NOTE = {
  id: "b".repeat(32),
  pieceKey: "front",
  x: 0,
  y: 600,
  content: "Twin needle at the hem",
  author: "Ada Fell",
  createdAt: "2026-11-20T10:00:00.000Z",
  resolved: false,
};

const SEWN = { kind: "embroidery", angle: 30, row: 0.4 } as const;

/** An embroidered crest on a coated front, a note and a colour of the customer's own. */
function furnished(document: DesignDocument): DesignDocument {
  const id = "a".repeat(32);
  const crest: Artwork = { id, name: "Crest", imageId, ...PLAIN_ARTWORK, ...CREST, finish: SEWN, showLocation: true };
  return {
    ...document,
    pieces: { ...document.pieces, front: { ...document.pieces.front!, finish: "coated" } },
    artworks: { [id]: crest },
    order: [id],
    annotations: { [NOTE.id]: NOTE },
    colours: [{ name: "Cochineal", code: "18-1763", hex: "#b0123f", lab: [37.2, 58.1, 22.4] }],
  };
}

const asked = (query: Record<string, string>) =>
  ({ method: "GET", url: `${PREFIX}${techPack.path}?${new URLSearchParams(query)}` }) as const;
const ask = (client: Client, query: Record<string, string>) => sentFile(client, asked(query));

async function packFurnished() {
  const { card, document } = await savedDesign(portal, designer, furnished);
  const answer = await ask(designer, { proposalId: card.proposalId });
  return { card, document, answer, pages: textsOf(answer.rawPayload) };
}
let packing: ReturnType<typeof packFurnished> | null = null;
/** A furnished design and what its pages say: packed once for the tests that read it. */
const furnishedPack = () => {
  packing ??= packFurnished();
  return packing;
};

test(
  "says the style, the design and its artwork's place as the document has it, on numbered pages of A4 across",
  async () => {
    const { card, document, answer, pages } = await furnishedPack();
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers["content-disposition"]).toContain(encodeURIComponent(`${card.name} Tech pack 1.pdf`));
    expect(answer.rawPayload.length).toBeLessThan(8_000_000);
    const boxes = [...answer.rawPayload.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    for (const [, width, height] of boxes)
      expect([width, height].map((pt) => Math.round((Number(pt) / 72) * 25.4))).toEqual([297, 210]);
    expect(pages).toHaveLength(boxes.length);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    for (const text of ["Tech pack", card.name, "Crew T-shirt", document.size, card.proposalId]) expect(pages[0]).toContain(text);

    const style = await designer.call(getStyle, { id: document.styleId });
    const front = style.pieces.find(({ key }) => key === "front")!;
    const marks = landmarksOf(style, "front");
    const mm = Object.fromEntries(
      dimensionsOf(CREST, { outline: front.outline, ...marks }).map((line) => [line.key, `${line.mm.toFixed(1)} mm`]),
    );
    const page = pages.find(([title]) => title === "Artwork placement: Front")!;
    expect(page).toContain("120.0 × 80.0 mm");
    // A measure is a run of its own, so that no language turns it round.
    expect(page.join("")).toContain("30.0 mm right");
    expect(page.join("")).toMatch(/Embroidery · Stitches 7,089 · ?Threads 1: #b0123f/);
    for (const key of ["shoulder", "top", "bottom", "left", "right"]) expect(page, key).toContain(mm[key]!);
    for (const name of ["Centre front", "High point shoulder (HPS)", "Hem", "Left seam", "Right seam", "Seam above"])
      expect(page).toContain(name);
    // Drawn as well, without their unit.
    for (const key of ["shoulder", "bottom", "left", "right"]) expect(page, key).toContain(mm[key]!.replace(" mm", ""));
  },
  LONG_MS,
);

test(
  "says who approved what is printed, by its hash, and that a later revision is another one",
  async () => {
    const { card, document } = await savedDesign(portal, designer, furnished);
    const { proposalId } = card;
    const bare = { ...document, artworks: {}, order: [] };
    const covers = async (revision: string) =>
      textsOf((await ask(designer, { proposalId, revision })).rawPayload).map((page) => page.join(" "));
    const [unsigned, ...rest] = await covers("1");
    expect(unsigned).toContain("This revision is not signed.");
    expect(unsigned).toContain(hashOf(document));
    expect(rest.some((page) => page.startsWith("Sign-offs"))).toBe(false);
    const { shareToken } = await designer.call(createShare, { kind: "proposal", id: proposalId, canApprove: true });
    const word = { proposalId, shareToken, documentHash: hashOf(document), name: "Ines Moreau" };
    const visitor = portal.anonymous();
    await visitor.call(signDesign, { ...word, decision: "changes", note: "The crest 10 mm higher" });
    const [changed] = await covers("1");
    expect(changed).toContain("This revision is to be changed.");
    expect(changed).toMatch(/Ines Moreau\s+\(visitor\)\s+asked for changes on/);
    portal.clock.move(60_000);
    await visitor.call(signDesign, { ...word, decision: "approved" });
    await designer.call(saveProposal, { proposalId, designId: document.styleId, name: card.name, document: bare, version: 1 });
    const [approved, ...pages] = await covers("1");
    expect(approved).toContain("This revision is approved.");
    expect(approved).toMatch(/Approved by\s+Ines Moreau/);
    expect(approved).not.toContain("asked for changes");
    const all = pages.find((page) => page.startsWith("Sign-offs"))!;
    for (const text of ["The crest 10 mm higher", "asked for changes", "the one printed here", hashOf(document)])
      expect(all).toContain(text);
    const [later, ...laterPages] = await covers("2");
    expect(later).toContain("Revision 1 is approved; this is another one.");
    expect(later).toContain(hashOf(bare));
    expect(laterPages.find((page) => page.startsWith("Sign-offs"))).not.toContain("the one printed here");
  },
  LONG_MS,
);

test(
  "has the fabric, the colours, the lay, the notes and every size; nothing of what there is not",
  async () => {
    const { document, pages } = await furnishedPack();
    const { fabric } = Object.values(document.pieces).find((piece) => piece.fabric)!;
    const productId = fabric?.kind === "product" ? fabric.productId : "";
    const { code } = await portal.db.selectFrom("products").select("code").where("id", "=", productId).executeTakeFirstOrThrow();
    const materials = pages.find((texts) => texts.includes("Fabrics used"))!;
    for (const text of [code, "Cochineal", "L* 37.2  a* 58.1  b* 22.4"]) expect(materials).toContain(text);
    expect(materials.join("")).toContain("Front · Coated");
    expect(materials).not.toContain("Trims and buttons");
    const lay = pages.find(([title]) => title === "Fabric consumption")!;
    expect(lay.join("")).toMatch(/For one garment: \d+\.\d\d m \(estimate\)/);
    expect(pages.find(([title, ...texts]) => title === "Annotations" && texts.includes(NOTE.content))).toBeDefined();
    const chart = pages.find((texts) => texts.includes("Point of measure"))!;
    const style = await designer.call(getStyle, { id: document.styleId });
    for (const size of style.garment.sizes) {
      expect(chart).toContain(size);
      for (const { name, mm } of garmentMeasures("tee", size)) expect(chart, `${name} ${size}`).toContain((mm / 10).toFixed(1));
    }
    const bare = await savedDesign(portal, designer, (one) => ({
      ...one,
      pieces: Object.fromEntries(Object.entries(one.pieces).map(([key, piece]) => [key, { ...piece, fabric: null }])),
    }));
    const few = textsOf((await ask(designer, { proposalId: bare.card.proposalId })).rawPayload);
    expect(few).toHaveLength(3);
    expect(few.map(([title]) => title)).toEqual(["Tech pack", "Pieces of the garment", "Measurement chart"]);
  },
  LONG_MS,
);

test(
  "speaks the reader's language, Arabic in its own letters",
  async () => {
    const { card } = await savedDesign(portal, designer, furnished);
    const words = async (lang: string) => textsOf((await ask(designer, { proposalId: card.proposalId, lang })).rawPayload).flat();
    const arabic = (await words("arab")).join("");
    expect(arabic.match(/\p{Script=Arabic}/gu)!.length).toBeGreaterThan(400);
    for (const text of ["Centre front", "Measurement chart", "Scale", "Page"]) expect(arabic).not.toContain(text);
    expect(arabic).toContain("120.0 × 80.0 mm");
    if (IS_LONG) expect(await words("cn")).toEqual(expect.arrayContaining(["前中线", "尺寸表"]));
  },
  LONG_MS,
);

test(
  "shows an earlier revision as it was, a colleague's design, and nobody else's",
  async () => {
    const { card, document } = await savedDesign(portal, designer, furnished);
    const { proposalId } = card;
    const bare = { ...document, artworks: {}, order: [] };
    await designer.call(saveProposal, { proposalId, designId: document.styleId, name: "Renamed", document: bare, version: 1 });
    const titles = async (query: Record<string, string>) => textsOf((await ask(designer, query)).rawPayload).flat();
    const [first, newest] = [await titles({ proposalId, revision: "1" }), await titles({ proposalId })];
    expect(first).toEqual(expect.arrayContaining([card.name, "Artwork placement: Front"]));
    expect(newest).toContain("Renamed");
    expect(newest).not.toContain("Artwork placement: Front");
    const head = await portal.signIn(HEAD.username, HEAD.password);
    expect((await ask(head, { proposalId })).statusCode).toBe(200);
    const buyer = await portal.signIn(BUYER.username, BUYER.password);
    expect((await ask(buyer, { proposalId })).json()).toMatchObject({ code: 40400 });
    expect((await ask(designer, { proposalId, revision: "3" })).json()).toMatchObject({ code: 40400 });
    await designer.call(deleteProposal, { proposalId });
    expect((await ask(designer, { proposalId })).json()).toMatchObject({ code: 40400 });
  },
  LONG_MS,
);

test(
  "one that takes long is a job of who asked for it, and is there when it is made",
  async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const workers: WorkerPool = {
      ...inlinePool,
      do: async (name, input, how) => {
        if (name === "techPack") await held;
        return name === "techPack" ? (new TextEncoder().encode("%PDF-made") as never) : inlinePool.do(name, input, how);
      },
    };
    const slow = await startMill({ limits: { rates: false }, workers });
    try {
      const maker = await slow.signIn();
      const { card } = await savedDesign(slow, maker);
      const answer = await maker.send(asked({ proposalId: card.proposalId }));
      expect([answer.statusCode, answer.json()]).toEqual([202, expect.objectContaining({ data: { jobId: expect.any(String) } })]);
      const { jobId } = answer.json().data;
      expect(await maker.call(getJob, { jobId })).not.toHaveProperty("url");
      const head = await slow.signIn(HEAD.username, HEAD.password);
      expect(await head.ask(getJob, { jobId })).toMatchObject({ code: 40400 });
      release();
      await expect.poll(async () => (await maker.call(getJob, { jobId })).state).toBe("done");
      const { url } = await maker.call(getJob, { jobId });
      const file = await maker.send({ method: "GET", url: url! });
      expect([file.headers["content-type"], file.payload]).toEqual(["application/pdf", "%PDF-made"]);
      expect(file.headers["content-disposition"]).toContain(encodeURIComponent(`${card.name} Tech pack 1.pdf`));
    } finally {
      release();
      await slow.close();
    }
  },
  LONG_MS,
);

test("is refused to strangers and to what is no design", async () => {
  expect((await ask(portal.anonymous(), { proposalId: NO_ID })).json()).toMatchObject({ code: 40100 });
  expect((await ask(designer, { proposalId: NO_ID })).json()).toMatchObject({ code: 40400 });
  expect((await ask(designer, { proposalId: "1" })).json()).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "proposalId" }] },
  });
  expect((await ask(designer, { proposalId: NO_ID, revision: "0" })).json()).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "revision" }] },
  });
});

test("has all its words in ten languages", async () => {
  const { readDictionaries } = await import("../../server/platform/http/language/language.ts");
  const { en, ...others } = readDictionaries();
  for (const text of PACK_TEXTS) expect(en.catalogue(text)).toBe(text);
  for (const [lang, { catalogue }] of Object.entries(others))
    for (const text of PACK_TEXTS) {
      if (text !== "Annotations" && text !== "Inseam") expect(catalogue(text), `${lang} ${text}`).not.toBe(text);
      expect(
        catalogue(text)
          .match(/\{\{\w+\}\}/g)
          ?.sort(),
        `${lang} ${text}`,
      ).toEqual(text.match(/\{\{\w+\}\}/g)?.sort());
    }
});
