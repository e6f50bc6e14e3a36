import { applyPlan, type Stores } from "./apply.ts";
import { isError } from "./finding.ts";
import { type Plan, planImport } from "./plan.ts";
import { reportOf } from "./report.ts";
import { readCatalogue } from "./source/read-catalogue.ts";

/** How an import ended: errors keep everything out, a preview changed nothing because it was not confirmed. */
export type Outcome = "applied" | "nothing to do" | "previewed" | "errors";

/**
 * Reads a mill's catalogue, shows what it would change, and changes it when `agreed` says so: all of it, or nothing.
 * Throws `CannotImport` for a file that cannot be read at all.
 */
export async function importCatalogue(
  stores: Stores,
  path: string,
  { agreed, say }: { readonly agreed: (plan: Plan) => Promise<boolean>; readonly say: (line: string) => void },
): Promise<Outcome> {
  const catalogue = await readCatalogue(path);
  say(`${catalogue.entries.length} fabrics in ${path}`);
  const plan = await planImport(stores, catalogue, say);
  say(reportOf(plan));
  if (plan.found.some(isError)) return "errors";
  if (plan.changes.length === 0) return "nothing to do";
  if (!(await agreed(plan))) return "previewed";
  await applyPlan(stores, plan, say);
  return "applied";
}
