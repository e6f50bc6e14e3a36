import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { BUDGET_KB, weigh } from "../run/weight.ts";
import { type BenchSession, onPage } from "./bench-page.ts";
import type { BenchTable } from "./table.ts";

/** gzip bytes of script each route fetches in a browser that has nothing of the portal. */
export async function benchWeights(session: BenchSession): Promise<BenchTable> {
  const { id } = await styleNamed(session.designer, T_SHIRT);
  const routes: readonly (readonly [name: string, path: string, budget?: number])[] = [
    ["/nav", "/nav", BUDGET_KB["/nav"]],
    ["/login", "/login?redirect=%2Fhome", BUDGET_KB["/login"]],
    ["/home", "/home"],
    ["/goods", "/goods?primaryId=163&secondaryId=250", BUDGET_KB["/goods"]],
    ["/designlist", "/designlist?parentId=4&id=125"],
    ["/myDesign", "/myDesign"],
    ["/shapeDetails", `/shapeDetails?designId=${id}`, BUDGET_KB.editor],
    ["/shareShapeDetails", `/shareShapeDetails?designId=${id}`],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, budget] of routes) {
    const isPublic = name === "/nav" || name === "/login";
    const { totalKb, threeKb, files } = await onPage(session, async (page, context) => {
      if (isPublic) await context.clearCookies();
      return weigh(page, () => page.goto(session.url + path));
    });
    rows.push([
      name,
      files.length,
      totalKb.toFixed(1),
      threeKb.toFixed(1),
      (totalKb - threeKb).toFixed(1),
      budget === undefined ? "–" : `${budget} (${Math.round(((totalKb - threeKb) / budget) * 100)} %)`,
    ]);
  }
  return {
    title: "Scripts by route, gzip kB (nav and login as a stranger, the others signed in; the budget is without 3D)",
    rows: [["route", "files", "all", "3D", "without 3D", "budget, used"], ...rows],
  };
}
