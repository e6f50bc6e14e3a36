import { crossedTriangles } from "../../../../garment-core/drape/crossing.ts";
import { drapeJolt } from "./jolt.mjs";
import { drapeRapier } from "./rapier.mjs";
import { drapeOurs } from "./selvedge.mjs";
import { FRAMES, judge, sheet } from "./sheet.mjs";

/** Particles; given on the command line, or these. */
const given = process.argv.slice(2).map(Number);
const SIZES = given.length > 0 ? given : [2_500, 5_000, 10_000];

/** Above this many particles rapier is only timed, over so many frames: a whole second would take it minutes. */
const WHOLE_RAPIER = 2_500;
const FEW_FRAMES = 6;

/** Runs each solver a second time where its code is warm, and keeps the quicker one. */
async function twice(run) {
  const [first, second] = [await run(), await run()];
  return first.ms < second.ms ? first : second;
}

console.log("A metre of poplin falls on a ball for one second, 40 substeps a frame; one thread.\n");
console.log(
  "particles  solver                       ms/substep       ×  strain mean %  strain p99 %  hangs to mm  self-crossing %",
);
for (const size of SIZES) {
  const cloth = sheet(size);
  const runs = [
    ["Selvedge", () => drapeOurs(cloth, { touching: false })],
    ["Selvedge, with self-contact", () => drapeOurs(cloth, { touching: true })],
    ["jolt-physics", () => drapeJolt(cloth)],
    ["rapier, springs", () => drapeRapier(cloth, size > WHOLE_RAPIER ? FEW_FRAMES : FRAMES)],
  ];
  let base = null;
  for (const [name, run] of runs) {
    const { ms, at } = name.startsWith("rapier") ? await run() : await twice(run);
    base ??= ms;
    const { mean, p99 } = judge(cloth, at);
    const places = cloth.flat.flatMap((_, i) => at(i));
    const isWhole = !name.startsWith("rapier") || size <= WHOLE_RAPIER;
    const shown = (figure, digits) => (isWhole ? figure.toFixed(digits) : "–");
    const lowest = 1_000 * Math.min(...cloth.flat.map((_, i) => at(i)[1]));
    const crossed = (100 * crossedTriangles(cloth.triangles.flat(), places).size) / cloth.triangles.length;
    console.log(
      [
        String(cloth.flat.length).padStart(9),
        name.padEnd(27),
        ms.toFixed(3).padStart(11),
        `${(ms / base).toFixed(1)}×`.padStart(7),
        shown(mean, 2).padStart(13),
        shown(p99, 2).padStart(12),
        shown(lowest, 0).padStart(11),
        shown(crossed, 2).padStart(15),
      ].join("  "),
    );
  }
}
