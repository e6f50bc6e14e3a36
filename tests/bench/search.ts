import { FACET_FIELDS, type FabricFilters } from "@selvedge/contract";
import { DESCRIPTOR_SIZE } from "@selvedge/textile-core";
import { ask, idsInOrder, type Question } from "../../server/fabrics/search/asked/ask.ts";
import { countFacets, measureRanges } from "../../server/fabrics/search/facets.ts";
import { emptyIndex, type FabricIndex, putFabric, removeFabric } from "../../server/fabrics/search/index/fabric-index.ts";
import { likeColour } from "../../server/fabrics/search/pictures/by-colour.ts";
import type { DescriptorIndex } from "../../server/fabrics/search/pictures/nearest/descriptor-index.ts";
import { exactScan } from "../../server/fabrics/search/pictures/nearest/exact-scan.ts";
import { rankDescriptors, type Sought } from "../../server/fabrics/search/pictures/rank.ts";
import type { Pictured, PictureIndex } from "../../server/fabrics/search/pictures/seen/replica.ts";
import { suggest } from "../../server/fabrics/search/suggest.ts";
import { manyDescriptors } from "./scale/many-descriptors.ts";
import { manyFabrics } from "./scale/many-fabrics.ts";
import { pictureIndexOf } from "./scale/picture-index.ts";
import type { BenchTable } from "./table.ts";
import { TIMING_HEADS, time, timingCells } from "./timing.ts";

export const SIZES = [600, 20_000, 100_000, 1_000_000];
const PAGE = 24;

const same = (english: string) => english;

/** A list as the call answers it, but for the rows of its page, which are read by their ids. */
function list(index: FabricIndex, question: Omit<Question, "lang">): number {
  const found = ask(index, { ...question, lang: "en" });
  idsInOrder(found, "relevance", 0, PAGE);
  countFacets(found, same, FACET_FIELDS);
  measureRanges(found, same);
  return found.total;
}

const filters: FabricFilters = { color: ["navy", "white"], pattern: ["solid"], weight: [90, 250] };
const WORDS: readonly (readonly [name: string, run: (index: FabricIndex) => number])[] = [
  ["all fabrics, facets", (index) => list(index, {})],
  ["a category, facets", (index) => list(index, { menuId: 163 })],
  ["three filters, facets", (index) => list(index, { filters })],
  ["a word, facets", (index) => list(index, { keys: "poplin" })],
  ["words with a typo, facets", (index) => list(index, { keys: "navy corduory" })],
  ["words, number and filters", (index) => list(index, { keys: "cotton twill under 220 g", filters: { color: ["navy"] } })],
  ["Chinese words, facets", (index) => list(index, { keys: "藏青府绸" })],
  ["suggestions, one letter", (index) => suggest(index, "p", "en").length],
  ["suggestions, a word begun", (index) => suggest(index, "navy pop", "en").length],
  ["suggestions, a typo", (index) => suggest(index, "poplni", "en").length],
];

/** The fabric that descriptors are asked with, and how far its photograph is from it, in a descriptor's whole numbers. */
const ASKED = 17;
const OFF = 5;

/** A photograph of a fabric: its first descriptor and its parts, all a little off. */
function photograph({ descriptors, palette }: Pictured): Sought {
  const off = descriptors.map((number, position) => Math.max(-127, Math.min(127, number + (position % 2 === 0 ? OFF : -OFF))));
  return { descriptors: Int8Array.from([...off, ...off.subarray(0, 2 * DESCRIPTOR_SIZE)]), palette };
}

const others = (own: Pictured) => (id: string) => id !== own.id;
type Found = { readonly length: number };
const PICTURES: readonly (readonly [name: string, run: (index: PictureIndex, own: Pictured) => Found | Promise<Found>])[] = [
  ["picture, after its description", (index, own) => rankDescriptors(index, photograph(own))],
  ["similar by look", (index, own) => rankDescriptors(index, own, { isAllowed: others(own) })],
  ["similar by colour", (index, own) => likeColour(index, own.meanLab, { isAllowed: others(own) })],
];

const heapMb = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** Figures of both indexes at each size: building, memory, what a changed fabric costs, and each kind of question; of descriptors by any index. */
export async function* benchSearch(
  sizes: readonly number[] = SIZES,
  emptyDescriptors: () => DescriptorIndex = exactScan,
): AsyncGenerator<BenchTable> {
  for (const size of sizes) {
    yield await benchWords(size);
    yield await benchPictures(size, emptyDescriptors());
  }
}

async function benchWords(size: number): Promise<BenchTable> {
  const empty = heapMb();
  const index = emptyIndex();
  let spent = 0;
  for (const fabric of manyFabrics(size)) {
    const start = performance.now();
    putFabric(index, fabric);
    spent += performance.now() - start;
  }
  const first = performance.now();
  list(index, { keys: "poplin" });
  suggest(index, "p", "en");
  const warm = performance.now() - first;
  const memory = heapMb() - empty;
  const rows: string[][] = [];
  for (const [name, run] of WORDS) {
    const timing = await time(() => run(index));
    rows.push([name, String(timing.answer), ...timingCells(timing)]);
  }
  rows.push(["a fabric changed", "1", ...timingCells(await time(() => changeOne(index)))]);
  return {
    title: `Words and attributes of ${size.toLocaleString("en")} fabrics: ${seconds(spent)} to build, ${warm.toFixed(0)} ms for the first questions, ${memory.toFixed(0)} MB`,
    rows: [["asked of the index", "found", ...TIMING_HEADS], ...rows],
  };
}

async function benchPictures(size: number, descriptors: DescriptorIndex): Promise<BenchTable> {
  const ids = Array.from(manyFabrics(size), ({ id }) => id);
  const empty = heapMb();
  const fabrics = [...manyDescriptors(ids, size)];
  const own = fabrics[ASKED]!;
  const start = performance.now();
  const index = await pictureIndexOf(fabrics, descriptors);
  // The first question lays out what was put in.
  await rankDescriptors(index, own);
  const spent = performance.now() - start;
  const memory = heapMb() - empty;
  const rows: string[][] = [];
  for (const [name, run] of PICTURES) {
    const timing = await time(() => run(index, own));
    rows.push([name, String(timing.answer.length), ...timingCells(timing)]);
  }
  return {
    title: `Looks of ${size.toLocaleString("en")} fabrics, four each: ${seconds(spent)} to pack, ${memory.toFixed(0)} MB`,
    rows: [["asked of the index", "found", ...TIMING_HEADS], ...rows],
  };
}

function changeOne(index: FabricIndex): number {
  const [fabric] = manyFabrics(1);
  removeFabric(index, fabric!.id);
  putFabric(index, fabric!);
  return 1;
}
