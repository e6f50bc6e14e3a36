import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startPortal } from "../../run/portal.ts";
import { openBenchSession } from "../bench-page.ts";
import type { BenchTable } from "../table.ts";
import { benchLeft } from "./left.ts";
import { millWithRooms } from "./rooms.ts";
import { benchWalked } from "./walked.ts";
import { benchRoomWeight } from "./weight.ts";

/** Rooms that are entered and left again and again have no more fabrics than this. */
const MAX_FABRICS_LEFT = 100;

/** Rooms of 20, 100 and 400 fabrics in both architectures on the whole demo mill: what a view costs, what they weigh, and what is left of them. */
export async function* benchShowroom(browser: Browser): AsyncGenerator<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-showroom-"));
  try {
    const rooms = await millWithRooms(folder);
    const portal = await startPortal({ dataFolder: folder, env: { SELVEDGE_AHEAD: "off" }, timeoutMs: 900_000 });
    try {
      const session = await openBenchSession(browser, portal.url);
      yield await benchRoomWeight(session, rooms[0]!);
      yield await benchWalked(session, rooms);
      yield await benchLeft(
        session,
        rooms.filter(({ fabrics }) => fabrics <= MAX_FABRICS_LEFT),
      );
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
