import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type HandClass, ownFamily, RECIPES } from "@selvedge/garment-core";
import type { BenchTable } from "../table.ts";
import type { DrapeAnswer, Draped, DrapeInput } from "./drape-worker.ts";
import { PICTURE, type SheetRow, writeSheet } from "./sheet.ts";

/** The lightest, the middle and the heaviest of the classes. */
const HANDS: readonly HandClass[] = ["voile", "suiting", "coating"];
const SHEETS = fileURLToPath(new URL("../../pictures/garments", import.meta.url));
const HEADS = [
  "garment, size, cloth",
  "s",
  "particles",
  "seam gap mm",
  "strain mean %",
  "strain p99 %",
  "vertices inside",
  "triangles inside",
  "self-crossing %",
  "speed mm/s",
  "kB",
  "hash",
];

/** Drapes every input, one on each core at a time; `heard` is told each answer as it comes. */
async function drapeAll(inputs: readonly DrapeInput[], heard: (input: DrapeInput, answer: DrapeAnswer) => Promise<void>) {
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL("./drape-worker.ts", import.meta.url));
    while (next < inputs.length) {
      const input = inputs[next++]!;
      worker.postMessage(input);
      const [answer] = (await once(worker, "message")) as [DrapeAnswer];
      await heard(input, answer);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), inputs.length) }, work));
}

const percent = (share: number) => (share * 100).toFixed(1);
const rowOf = (name: string, draped: Draped): BenchTable["rows"][number] => [
  name,
  draped.seconds.toFixed(1),
  draped.particles,
  draped.openSeam.toFixed(2),
  percent(draped.strainMean),
  percent(draped.strainP99),
  draped.verticesInside,
  draped.trianglesInside,
  percent(draped.selfCrossing),
  draped.speed.toFixed(2),
  Math.round(draped.bytes / 1_000),
  draped.hash,
];

type Named = readonly [name: string, draped: Draped];

/** How many of the drapes are as they should be, and the farthest from it. `woven` are those of garments cut for woven cloth. */
function summary(all: readonly Named[], woven: readonly Named[], failed: number): BenchTable {
  const worst = (figure: (draped: Draped) => number, shown: (figure: number) => string, among = all) => {
    if (among.length === 0) return ["", ""];
    const [name, draped] = among.reduce((a, b) => (figure(b[1]) > figure(a[1]) ? b : a));
    return [shown(figure(draped)), name];
  };
  const share = (holds: (draped: Draped) => boolean) =>
    `${all.filter(([, draped]) => holds(draped)).length} of ${all.length + failed}`;
  return {
    title: "What is asked of every drape, how many keep it, and the one that is farthest from it",
    rows: [
      ["asked", "kept by", "farthest", "by"],
      [
        "seam gap at most 2 mm",
        share((d) => d.openSeam <= 2),
        ...worst(
          (d) => d.openSeam,
          (mm) => `${mm.toFixed(2)} mm`,
        ),
      ],
      [
        "strain p99 of woven cloth at most 6 %",
        `${woven.filter(([, { strainP99 }]) => strainP99 <= 0.06).length} of ${woven.length}`,
        ...worst(
          (d) => d.strainP99,
          (s) => `${percent(s)} %`,
          woven,
        ),
      ],
      ["no vertex inside the form", share((d) => d.verticesInside === 0), ...worst((d) => d.verticesInside, String)],
      ["no triangle inside the form", share((d) => d.trianglesInside === 0), ...worst((d) => d.trianglesInside, String)],
      [
        "still to 1 mm/s",
        share((d) => d.speed <= 1),
        ...worst(
          (d) => d.speed,
          (v) => `${v.toFixed(2)} mm/s`,
        ),
      ],
      [
        "at most 400 kB",
        share((d) => d.bytes <= 400_000),
        ...worst(
          (d) => d.bytes,
          (b) => `${Math.round(b / 1_000)} kB`,
        ),
      ],
    ],
  };
}

/**
 * Drapes garments (all, or those named by key) in every size and three classes of cloth, a core each; writes a sheet of pictures of
 * each garment in the size it opens in to `tests/pictures/garments`. Seconds are those of a core that shares its machine.
 */
export async function* benchGarments(keys: readonly string[]): AsyncGenerator<BenchTable> {
  const wanted = RECIPES.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const inputs = wanted.flatMap(({ key, sizes, defaultSize }) =>
    sizes.flatMap((size) =>
      HANDS.map((hand): DrapeInput => ({ key, size, hand, pictured: size === defaultSize ? PICTURE : null })),
    ),
  );
  const names = new Map(wanted.map(({ key, name }) => [key, name]));
  const found = new Map<DrapeInput, DrapeAnswer>();
  await drapeAll(inputs, async (input, answer) => {
    found.set(input, answer);
    process.stderr.write(`\r${found.size} of ${inputs.length} drapes`);
  });
  process.stderr.write("\n");
  const nameOf = ({ key, size, hand }: DrapeInput) => `${names.get(key)}, ${size}, ${hand}`;
  const all: Named[] = [];
  const woven: Named[] = [];
  const isWoven = new Map(wanted.map(({ key, hand }) => [key, ownFamily(hand) === "woven"]));
  const rows: BenchTable["rows"][number][] = [];
  const sheets = new Map<string, SheetRow[]>();
  for (const input of inputs) {
    const answer = found.get(input)!;
    const name = nameOf(input);
    if ("fault" in answer) {
      rows.push([name, answer.fault, ...HEADS.slice(2).map(() => "")]);
      continue;
    }
    const { draped } = answer;
    all.push([name, draped]);
    if (isWoven.get(input.key)) woven.push([name, draped]);
    rows.push(rowOf(name, draped));
    if (draped.pictures.length > 0)
      sheets.set(input.key, [...(sheets.get(input.key) ?? []), { name, pictures: draped.pictures }]);
  }
  for (const [key, pictures] of sheets) await writeSheet(SHEETS, key, pictures);
  yield { title: "Garments: what was measured on each drape", rows: [HEADS, ...rows] };
  yield summary(all, woven, inputs.length - all.length);
}
