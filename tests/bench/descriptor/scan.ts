import { EVEN_WEIGHTS, LOOK_SIZE, type Rows, randomFrom, scanLooks, scanRows } from "@selvedge/textile-core";
import { rankLooks } from "../../../server/fabrics/search/pictures/rank.ts";
import { type Pictured, pack } from "../../../server/fabrics/search/pictures/seen/replica.ts";
import type { PaletteColour } from "../../../server/fabrics/search/pictures/tables.ts";
import type { BenchTable } from "../table.ts";

/** A large catalogue: so many looks, of each fabric so many. */
const LOOKS = 100_000;
const LOOKS_EACH = 4;
/** Of so many fabrics a filter leaves one: 2 %. */
const ONE_OF = 50;
const COLOURS = 6;
const ROUNDS = 41;

type Random = () => number;
const lookOf = (random: Random) => Array.from({ length: LOOK_SIZE }, () => Math.round(80 * (random() - 0.5)));
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

/** What a search costs once a picture's looks are known, over a catalogue of any looks: an exact scan does not ask which. */
export function benchScan(): BenchTable {
  const random = randomFrom(29);
  const fabrics = Array.from(
    { length: LOOKS / LOOKS_EACH },
    (_, at): Pictured => ({
      id: String(at),
      looks: Int8Array.from(Array.from({ length: LOOKS_EACH }, () => lookOf(random)).flat()),
      drawing: null,
      meanLab: [50, 0, 0],
      palette: paletteOf(random),
    }),
  );
  const index = pack(fabrics);
  const sought = { looks: Int8Array.from(Array.from({ length: 6 }, () => lookOf(random)).flat()), palette: paletteOf(random) };
  const look = sought.looks.subarray(0, LOOK_SIZE);
  const left = Array.from(fabrics.keys()).filter((at) => at % ONE_OF === 0);
  const ids = new Set(left.map((at) => fabrics[at]!.id));
  const rows = left.map((at): Rows => [index.begins[at]!, index.begins[at + 1]!]);
  return {
    title: `Picture search over ${LOOKS} looks once the picture is described: ms of one core`,
    rows: [
      ["work", "median", "longest"],
      ["compare with every look", ...timed(() => scanLooks(index.table, [look], EVEN_WEIGHTS))],
      ["compare with 2 % of them", ...timed(() => scanRows(index.table, look, EVEN_WEIGHTS, rows))],
      [`rank ${fabrics.length} fabrics of ${LOOKS_EACH} looks`, ...timed(() => rankLooks(index, sought))],
      ["rank 2 % of them", ...timed(() => rankLooks(index, sought, { isAllowed: (id) => ids.has(id) }))],
    ],
  };
}
