import { BUDGET_KB, type Weight, weigh } from "../../run/weight.ts";
import { withoutWebGl } from "../../run/without-web-gl.ts";
import { type BenchSession, onPage } from "../bench-page.ts";
import type { BenchTable } from "../table.ts";
import type { MeasuredRoom } from "./rooms.ts";

/** What a room to walk through fetches beside its list, which is the same page in a browser without WebGL. */
export async function benchRoomWeight(session: BenchSession, { chanelId }: MeasuredRoom): Promise<BenchTable> {
  const weightOf = (isDrawn: boolean): Promise<Weight> =>
    onPage(session, async (page) => {
      if (!isDrawn) await page.addInitScript(withoutWebGl);
      return weigh(page, () => page.goto(`${session.url}/VRChanel?chanelId=${chanelId}`));
    });
  const [listed, walked] = [await weightOf(false), await weightOf(true)];
  const row = (name: string, files: number, kb: number, budget: string | number) => [name, files, kb.toFixed(1), budget];
  return {
    title: "Scripts of a room to walk through, gzip kB",
    rows: [
      ["page", "files", "kB", "budget"],
      row("its list alone", listed.files.length, listed.totalKb, "–"),
      row("the room beside it", walked.files.length - listed.files.length, walked.totalKb - listed.totalKb, BUDGET_KB.room),
    ],
  };
}
