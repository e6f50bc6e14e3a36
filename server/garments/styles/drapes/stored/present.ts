import type { HandClass, StoredDrape } from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { styleFileUrl } from "../../queries.ts";
import { recipeHash } from "./recipe-hash.ts";

/** A stored drape of a style, with what is to be known of the style beside it. */
export type PresentDrape = {
  readonly styleId: string;
  readonly recipe: string;
  readonly defaultSize: string;
  readonly companyId: string | null;
  readonly size: string;
  readonly hand: HandClass;
  readonly fileHash: string;
};

/**
 * The drapes of styles as the solver of today hangs the recipe of today; by class, in its order of the alphabet. Others are not shown,
 * not even until those of today are there: who judges fit reads it from folds and lengths, beside another size, another cloth or the
 * pattern itself, and must not read the difference between two programs or two cuts as one of the garment. What is missing is draped
 * in seconds where somebody opens the style; what the library ships is there from the start.
 */
export async function presentDrapes(
  db: Db,
  styleIds: readonly string[],
  only: { readonly size?: string; readonly hand?: HandClass } = {},
): Promise<PresentDrape[]> {
  if (styleIds.length === 0) return [];
  const rows = await db
    .selectFrom("style_drapes as d")
    .innerJoin("styles as s", "s.id", "d.style_id")
    .select(["d.style_id", "d.size", "d.hand", "d.file_hash", "d.recipe_hash"])
    .select(["s.recipe", "s.default_size", "s.company_id"])
    .where("d.style_id", "=", sql<string>`any(${[...new Set(styleIds)]})`)
    .where("d.solver", "=", SOLVER_VERSION)
    .where("d.recipe_hash", "is not", null)
    .$if(only.size !== undefined, (query) => query.where("d.size", "=", only.size!))
    .$if(only.hand !== undefined, (query) => query.where("d.hand", "=", only.hand!))
    .orderBy("d.hand")
    .execute();
  return rows
    .filter(({ recipe, size, recipe_hash }) => recipe_hash === recipeHash(recipe, size))
    .map((row) => ({
      styleId: row.style_id,
      recipe: row.recipe,
      defaultSize: row.default_size,
      companyId: row.company_id,
      size: row.size,
      hand: row.hand,
      fileHash: row.file_hash,
    }));
}

/** As calls answer it. */
export const asStoredDrape = ({ size, hand, companyId, fileHash }: PresentDrape): StoredDrape => ({
  size,
  hand,
  url: styleFileUrl(companyId, fileHash),
  hash: fileHash,
});
