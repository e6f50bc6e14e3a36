import { local, run } from "./command.ts";

/**
 * Checks all projects, each against the declarations of those it stands on. What was found sound is remembered in `node_modules/.cache/types`,
 * so that the next run reads only what has changed. Projects are checked side by side, each by one checker: several at one project
 * work out the same types again, which takes two cores half as long again.
 */
process.exitCode = await run(local("tsc"), ["--build", "tests/tsconfig.json", "--checkers", "1"]);
