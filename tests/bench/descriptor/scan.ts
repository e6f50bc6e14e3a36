import {
  DESCRIPTOR_SIZE,
  descriptorTable,
  EVEN_WEIGHTS,
  type Rows,
  randomFrom,
  scanDescriptors,
  scanRows,
} from "@selvedge/textile-core";
import { exactScan } from "../../../server/fabrics/search/pictures/nearest/exact-scan.ts";
import { rankDescriptors } from "../../../server/fabrics/search/pictures/rank.ts";
import type { Pictured } from "../../../server/fabrics/search/pictures/seen/replica.ts";
import type { PaletteColour } from "../../../server/fabrics/search/pictures/tables.ts";
import { pictureIndexOf } from "../scale/picture-index.ts";
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
async function timed(work: () => unknown): Promise<readonly [median: string, longest: string]> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1_000);
  }
  rounds.sort((a, b) => a - b);
  return [rounds[ROUNDS >> 1]!.toFixed(1), rounds.at(-1)!.toFixed(1)];
}

/** What a search costs once a picture's descriptors are known, over a catalogue of any descriptors: an exact scan does not ask which. */
export async function benchScan(): Promise<BenchTable> {
  const random = randomFrom(29);
  const fabrics = Array.from(
    { length: DESCRIPTORS / DESCRIPTORS_EACH },
    (_, position): Pictured => ({
      id: String(position),
      descriptors: Int8Array.from(Array.from({ length: DESCRIPTORS_EACH }, () => descriptorOf(random)).flat()),
      drawing: null,
      meanLab: [50, 0, 0],
      palette: paletteOf(random),
    }),
  );
  const table = descriptorTable(Int8Array.from(fabrics.flatMap(({ descriptors }) => [...descriptors])));
  const index = await pictureIndexOf(fabrics, exactScan());
  const sought = {
    descriptors: Int8Array.from(Array.from({ length: 6 }, () => descriptorOf(random)).flat()),
    palette: paletteOf(random),
  };
  const descriptor = sought.descriptors.subarray(0, DESCRIPTOR_SIZE);
  const left = Array.from(fabrics.keys()).filter((position) => position % ONE_OF === 0);
  const ids = new Set(left.map((position) => fabrics[position]!.id));
  const rows = left.map((position): Rows => [position * DESCRIPTORS_EACH, (position + 1) * DESCRIPTORS_EACH]);
  return {
    title: `Picture search over ${DESCRIPTORS} descriptors once the picture is described: ms of one core`,
    rows: [
      ["work", "median", "longest"],
      ["compare with every descriptor", ...(await timed(() => scanDescriptors(table, [descriptor], EVEN_WEIGHTS)))],
      ["compare with 2 % of them", ...(await timed(() => scanRows(table, descriptor, EVEN_WEIGHTS, rows)))],
      [
        `rank ${fabrics.length} fabrics of ${DESCRIPTORS_EACH} descriptors`,
        ...(await timed(() => rankDescriptors(index, sought))),
      ],
      ["rank 2 % of them", ...(await timed(() => rankDescriptors(index, sought, { isAllowed: (id) => ids.has(id) })))],
    ],
  };
}
