import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Call,
  type DataOf,
  ERRORS,
  getListByKeys,
  getMenuFabrics,
  getSuggestKeys,
  type InputOf,
  PREFIX,
  productDet,
  searchPicture,
  searchSimilar,
} from "@selvedge/contract";
import sharp from "sharp";
import { type Caller, DESIGNER, signInByCall } from "../run/caller.ts";
import { fillFolder } from "./scale/fill.ts";
import { served } from "./scale/served.ts";
import { SIZES } from "./search.ts";
import type { BenchTable } from "./table.ts";
import { TIMING_HEADS, time, timingCells } from "./timing.ts";

/** How long to wait between two questions to an index that is being built. */
const AGAIN_MS = 100;
const PHOTO_PX = 528;

type Ask = (caller: Caller, target: { url: string; productId: string; photo: Blob; imageId: string }) => Promise<number>;
const list =
  (body: InputOf<typeof getListByKeys>): Ask =>
  async (caller) =>
    (await caller.call(getListByKeys, body)).total;

const CASES: readonly (readonly [name: string, ask: Ask])[] = [
  ["all fabrics, facets", async (caller) => (await caller.call(getMenuFabrics, {})).total],
  ["three filters, facets", list({ filters: { color: ["navy", "white"], pattern: ["solid"], weight: [90, 250] } })],
  ["a word, facets", list({ keys: "poplin" })],
  ["words with a typo, facets", list({ keys: "navy corduory" })],
  ["suggestions", async (caller) => (await caller.call(getSuggestKeys, { queryKey: "navy pop" })).length],
  ["a fabric's detail", async (caller, { productId }) => [await caller.call(productDet, { productId })].length],
  ["picture, its description too", (caller, { url, photo }) => findPicture(caller, url, photo)],
  ["picture, weighed anew", (caller, { imageId }) => weighAnew(caller, imageId)],
  ["similar by look", similar("look")],
  ["similar by colour", similar("colour")],
  ["similar by construction", similar("attributes")],
];

function similar(by: InputOf<typeof searchSimilar>["by"]): Ask {
  return async (caller, { productId }) => (await caller.call(searchSimilar, { productId, by })).list.length;
}

/** More than one bench asks, and than descriptions are kept. */
const ASKS_APART = 5_000;
let asks = 0;

/** Asks with another region each time: one that was described lately is not described again. */
async function findPicture({ cookie }: Caller, url: string, photo: Blob): Promise<number> {
  asks += 1;
  const form = new FormData();
  form.append("region", JSON.stringify({ x: (asks % ASKS_APART) / (2 * ASKS_APART), y: 0, width: 0.5, height: 1 }));
  form.append("file", photo, "photograph.jpg");
  const answer = await fetch(url + PREFIX + searchPicture.path, {
    method: "POST",
    headers: { "x-requested-with": "XMLHttpRequest", cookie: `${cookie.name}=${cookie.value}` },
    body: form,
  });
  return ((await answer.json()) as { data: DataOf<typeof searchPicture> }).data.total;
}

async function weighAnew(caller: Caller, imageId: string): Promise<number> {
  asks += 1;
  return (await caller.call(searchPicture, { imageId, weights: { colour: (asks % 20) / 10, texture: 1, scale: 1 } })).total;
}

/** Stripes a camera might have seen. */
async function photograph(): Promise<Blob> {
  const [chalk, navy] = [
    [232, 228, 218],
    [39, 64, 107],
  ];
  const stripes = Uint8Array.from(
    { length: PHOTO_PX * PHOTO_PX * 3 },
    (_, index) => (index % 72 < 27 ? navy : chalk)[index % 3]!,
  );
  return new Blob(
    [
      (await sharp(stripes, { raw: { width: PHOTO_PX, height: PHOTO_PX, channels: 3 } })
        .jpeg({ quality: 85 })
        .toBuffer()) as BlobPart,
    ],
    { type: "image/jpeg" },
  );
}

/** How a call says that the index is still being built. */
const BEING_PREPARED = `answered ${ERRORS.indexBuilding.code}`;

/** Asks until the index is there. */
async function patiently<C extends Call>(caller: Caller, call: C, body: InputOf<C>): Promise<DataOf<C>> {
  for (;;)
    try {
      return await caller.call(call, body);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes(BEING_PREPARED)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
}

/** Figures of the calls over the network, on a database of each size in a process of its own: its own CPU, the database's included. */
export async function* benchSearchCalls(sizes: readonly number[] = SIZES): AsyncGenerator<BenchTable> {
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-scale-"));
    try {
      yield await benchFolder(folder, size);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function benchFolder(folder: string, size: number): Promise<BenchTable> {
  const seconds = async (work: () => Promise<unknown>): Promise<string> => {
    const from = performance.now();
    await work();
    return ((performance.now() - from) / 1_000).toFixed(1);
  };
  const filled = await seconds(() => fillFolder(folder, size));
  const server = await served(folder);
  try {
    const caller = await signInByCall(server.url, DESIGNER);
    const words = await seconds(() => patiently(caller, getListByKeys, { keys: "poplin" }));
    const { list: some } = await caller.call(getMenuFabrics, { pageSize: 1 });
    const productId = some[0]!.productId;
    const looks = await seconds(() => patiently(caller, searchSimilar, { productId }));
    const photo = await photograph();
    const { imageId } = await caller.upload(new Uint8Array(await photo.arrayBuffer()), "search");
    const target = { url: server.url, productId, photo, imageId };
    const rows: string[][] = [];
    for (const [name, ask] of CASES) {
      const timing = await time(
        () => ask(caller, target),
        async () => (await server.spent()).cpuMs,
      );
      rows.push([name, String(timing.answer), ...timingCells(timing)]);
    }
    const { residentMb } = await server.spent();
    return {
      title: `Calls over ${size.toLocaleString("en")} fabrics: ${words} s from the start to the first list, ${looks} s to the first likeness, ${residentMb.toFixed(0)} MB resident, database and all; ${filled} s to fill`,
      rows: [["asked over HTTP", "found", ...TIMING_HEADS], ...rows],
    };
  } finally {
    await server.stop();
  }
}
