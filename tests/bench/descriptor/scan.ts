import { DESCRIPTOR_SIZE, EVEN_WEIGHTS, type Rows, randomFrom, scanDescriptors, scanRows } from "@selvedge/textile-core";
import { rankDescriptors } from "../../../server/fabrics/search/pictures/rank.ts";
import { type Pictured, pack } from "../../../server/fabrics/search/pictures/seen/replica.ts";
import type { PaletteColour } from "../../../server/fabrics/search/pictures/tables.ts";
import type { BenchTable } from "../table.ts";

/** A large catalogue: so many descriptors, of each fabric so many. */
const DESCRIPTORS = 100_000;
const DESCRIPTORS_EACH = 4;
/** Of so many fabrics a filter leaves one: 2 %. */
const ONE_OF = 50;
const COLOURS = 6;
const ROUNDS = 41;

type Random = () => number;
const descriptorOf = (random: Random) => Array.from({ length: DESCRIPTOR_SIZE }, () => Math.round(80 * (random() - 0.5)));
const paletteOf = (random: Random): readonly PaletteColour[] =>
  Array.from({ length: COLOURS }, () => [100 * random(), 80 * (random() - 0.5), 80 * (random() - 0.5), 1 / COLOURS] as const);

/** Median and longest CPU ms of some rounds. */
function timed(work: () => void): readonly [median: string, longest: string] {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }).sort((a, b) => a - b);
  return [rounds[ROUNDS >> 1]!.toFixed(1), rounds.at(-1)!.toFixed(1)];
}

/** What a search costs once a picture's descriptors are known, over a catalogue of any descriptors: an exact scan does not ask which. */
export function benchScan(): BenchTable {
  const random = randomFrom(29);
  const fabrics = Array.from(
    { length: DESCRIPTORS / DESCRIPTORS_EACH },
    (_, at): Pictured => ({
      id: String(at),
      descriptors: Int8Array.from(Array.from({ length: DESCRIPTORS_EACH }, () => descriptorOf(random)).flat()),
      drawing: null,
      meanLab: [50, 0, 0],
      palette: paletteOf(random),
    }),
  );
  const index = pack(fabrics);
  const sought = {
    descriptors: Int8Array.from(Array.from({ length: 6 }, () => descriptorOf(random)).flat()),
    palette: paletteOf(random),
  };
  const descriptor = sought.descriptors.subarray(0, DESCRIPTOR_SIZE);
  const left = Array.from(fabrics.keys()).filter((at) => at % ONE_OF === 0);
  const ids = new Set(left.map((at) => fabrics[at]!.id));
  const rows = left.map((at): Rows => [index.begins[at]!, index.begins[at + 1]!]);
  return {
    title: `Picture search over ${DESCRIPTORS} descriptors once the picture is described: ms of one core`,
    rows: [
      ["work", "median", "longest"],
      ["compare with every descriptor", ...timed(() => scanDescriptors(index.table, [descriptor], EVEN_WEIGHTS))],
      ["compare with 2 % of them", ...timed(() => scanRows(index.table, descriptor, EVEN_WEIGHTS, rows))],
      [`rank ${fabrics.length} fabrics of ${DESCRIPTORS_EACH} descriptors`, ...timed(() => rankDescriptors(index, sought))],
      ["rank 2 % of them", ...timed(() => rankDescriptors(index, sought, { isAllowed: (id) => ids.has(id) }))],
    ],
  };
}
