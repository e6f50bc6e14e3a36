import { stat } from "node:fs/promises";
import { CannotBackUp } from "../platform/backup/contents.ts";
import { hasEmbedded, openPlace } from "../platform/backup/open.ts";
import { writeBackup } from "../platform/backup/write.ts";
import { sayWithSeconds } from "../platform/say.ts";
import { inWords, megabytes, runCommand } from "./command.ts";

/** `npm run backup -- FILE`: writes the whole portal into one file. */
const USAGE = `npm run backup -- FILE

Writes the database and the stored files into FILE, a .tar.gz. On PostgreSQL the portal may run on; the embedded database
serves one process, so stop the portal first. FILE holds what people entrusted to the portal: keep it where only you can read it.`;

await runCommand(USAGE, async (path, settings) => {
  if (!settings.databaseUrl && !hasEmbedded(settings)) throw new CannotBackUp(`There is no portal in ${settings.dataFolder}.`);
  const say = sayWithSeconds();
  const place = await openPlace(settings);
  try {
    const written = await writeBackup(place, path, new Date(), say);
    say(`${inWords(written)} are in ${path} (${megabytes((await stat(path)).size)})`);
    if (written.damaged.length === 0) return;
    console.error(`These stored files are damaged in ${place.filesFolder} and not in the backup:\n${written.damaged.join("\n")}`);
    process.exitCode = 1;
  } finally {
    await place.close();
  }
});
