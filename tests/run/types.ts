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

let failed = 0;
for (const project of PROJECTS) {
  const name = project.split("/").slice(0, -1).join("-") || "pages";
  const memory = ["--incremental", "--tsBuildInfoFile", `${REMEMBERED}/${name}.tsbuildinfo`];
  const code = await run(local("tsc"), ["-p", project, ...memory]);
  if (code !== 0) failed++;
}
console.log(
  failed === 0 ? `types: ${PROJECTS.length} projects sound` : `types: ${failed} of ${PROJECTS.length} projects have errors`,
);
process.exitCode = failed === 0 ? 0 : 1;
