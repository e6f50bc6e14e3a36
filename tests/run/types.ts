import { availableParallelism } from "node:os";
import { local, run } from "./command.ts";

const PROJECTS = [
  "contract/tsconfig.json",
  "editor-core/tsconfig.json",
  "textile-core/tsconfig.json",
  "garment-core/tsconfig.json",
  "server/tsconfig.json",
  "tsconfig.json",
  "tests/tsconfig.json",
];

/** What was found sound is remembered here, so that the next run reads only what has changed. */
const REMEMBERED = "node_modules/.cache/types";

async function isSound(project: string): Promise<boolean> {
  const name = project.split("/").slice(0, -1).join("-") || "pages";
  const memory = ["--incremental", "--tsBuildInfoFile", `${REMEMBERED}/${name}.tsbuildinfo`];
  return (await run(local("tsc"), ["-p", project, ...memory])) === 0;
}

/** The largest first, one on each core. */
const waiting = [...PROJECTS].reverse();
let failed = 0;
const takeAll = async () => {
  for (let project = waiting.shift(); project; project = waiting.shift()) if (!(await isSound(project))) failed++;
};
await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
console.log(
  failed === 0 ? `types: ${PROJECTS.length} projects sound` : `types: ${failed} of ${PROJECTS.length} projects have errors`,
);
process.exitCode = failed === 0 ? 0 : 1;
