import { bootstrap } from "@vendure/core";
import { configOf } from "./config.mjs";

/** The shop on a filled folder, in a process of its own that tells what it spends. */
const app = await bootstrap(configOf(process.argv[2]));
process.on("message", async (asked) => {
  if (asked === "spent") {
    const { user, system } = process.cpuUsage();
    process.send({ spent: { cpuMs: (user + system) / 1_000, residentMb: process.memoryUsage.rss() / 2 ** 20 } });
    return;
  }
  await app.close();
  process.exit(0);
});
process.on("disconnect", () => process.exit());
process.send({ url: (await app.getUrl()).replace("[::1]", "127.0.0.1") });
