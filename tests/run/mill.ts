import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./command.ts";
import { keptFolder } from "./kept.ts";

/** The folder of the small demo mill with the pictures of its cloths drawn, but for the threads of near, made by the real setting-up. */
const preparedMill = (): Promise<string> =>
  keptFolder("mill", async (folder) => {
    if ((await run(process.execPath, ["tests/run/make-mill.ts", folder])) !== 0)
      throw new Error("The mill of the tests could not be set up.");
  });

/** A copy of the prepared mill in a folder of its own. */
export async function copyOfMill(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-"));
  cpSync(await preparedMill(), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
