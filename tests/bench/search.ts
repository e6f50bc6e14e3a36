import { FACET_FIELDS, type FabricFilters } from "@selvedge/contract";
import { ask, idsInOrder, type Question } from "../../server/search/ask.ts";
import { emptyIndex, type FabricIndex, putFabric, removeFabric } from "../../server/search/fabric-index.ts";
import { countFacets, measureRanges } from "../../server/search/facets.ts";
import { suggest } from "../../server/search/suggest.ts";
import { manyFabrics } from "./many-fabrics.ts";
import { type BenchTable, median } from "./table.ts";

const SIZES = [600, 20_000, 100_000, 1_000_000];
const PAGE = 24;
/** A case is asked at least so often, and until it took this long. */
const LEAST_ROUNDS = 20;
const MOST_ROUNDS = 400;
const FOR_MS = 1_500;

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
const CASES: readonly (readonly [name: string, run: (index: FabricIndex) => number])[] = [
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

/** Wall time of each round in ms, and CPU ms a round. */
function time(run: () => number): { readonly p50: number; readonly p99: number; readonly cpu: number; readonly answer: number } {
  let answer = run();
  const rounds: number[] = [];
  const before = process.cpuUsage();
  const began = performance.now();
  while (rounds.length < LEAST_ROUNDS || (rounds.length < MOST_ROUNDS && performance.now() - began < FOR_MS)) {
    const start = performance.now();
    answer = run();
    rounds.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = rounds.sort((a, b) => a - b);
  return {
    p50: median(sorted),
    p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]!,
    cpu: (user + system) / 1_000 / rounds.length,
    answer,
  };
}

const heapMb = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

/** Figures of the index at each size: its building, its memory, what a changed fabric costs, and each kind of question. */
export function* benchSearch(sizes: readonly number[] = SIZES): Generator<BenchTable> {
  for (const size of sizes) {
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
    const change = time(() => changeOne(index));
    yield {
      title: `Search index of ${size.toLocaleString("en")} fabrics: ${(spent / 1_000).toFixed(2)} s to build, ${warm.toFixed(0)} ms for the first questions, ${memory.toFixed(0)} MB`,
      rows: [
        ["asked", "found", "p50 ms", "p99 ms", "CPU ms"],
        ...CASES.map(([name, run]) => {
          const { p50, p99, cpu, answer } = time(() => run(index));
          return [name, String(answer), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(2)];
        }),
        ["a fabric changed", "1", change.p50.toFixed(2), change.p99.toFixed(2), change.cpu.toFixed(2)],
      ],
    };
  }
}

function changeOne(index: FabricIndex): number {
  const [fabric] = manyFabrics(1);
  removeFabric(index, fabric!.id);
  putFabric(index, fabric!);
  return 1;
}
