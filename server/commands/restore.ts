import { openPlace } from "../platform/backup/open.ts";
import { readHeader, restoreBackup } from "../platform/backup/restore.ts";
import { sayWithSeconds } from "../platform/say.ts";
import { inWords, runCommand } from "./command.ts";

/** `npm run restore -- FILE`: puts a backup into an empty portal. */
const USAGE = `npm run restore -- FILE

Puts what \`npm run backup\` wrote into an empty database (DATABASE_URL, or the embedded one) and an empty folder (SELVEDGE_DATA).
It does not matter which of the two databases the backup was made from.`;

await runCommand(USAGE, async (path, settings) => {
  const say = sayWithSeconds();
  const { madeAt, database, portalVersion } = await readHeader(path);
  say(`A backup of ${madeAt}, of ${database === "postgres" ? "PostgreSQL" : "the embedded database"}, portal ${portalVersion}`);
  const place = await openPlace(settings);
  try {
    say(`${inWords(await restoreBackup(place, path, say))} restored. The portal may be started.`);
  } finally {
    await place.close();
  }
});
