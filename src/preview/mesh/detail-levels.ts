import { coarser } from "./levels.ts";
import type { ShownForm, ShownPiece } from "./shown-mesh.ts";

/** Most triangles of a garment on its form: near, in a small picture, and on a card among many. */
export const LEVEL_BUDGETS = [60_000, 15_000, 4_000] as const;
/** The form has this share of them; what it has too few for, the cloth gets. */
const FORM_SHARE = 0.22;

/** Triangles of each piece, and last of the form, level by level. */
export type DetailLevels = readonly (readonly Uint32Array<ArrayBuffer>[])[];
type Levelled = {
  readonly pieces: readonly Pick<ShownPiece, "positions" | "normals" | "triangles" | "edges">[];
  readonly form: Pick<ShownForm, "positions" | "normals" | "triangles">;
};

/** The levels of a garment: within its budget each, over the vertices it has. Rejects where no WebAssembly may be compiled. */
export async function detailLevels({ pieces, form }: Levelled): Promise<DetailLevels> {
  const forForm = LEVEL_BUDGETS.map((budget) => Math.min(form.triangles.length / 3, Math.floor(FORM_SHARE * budget)));
  const forms = await coarser([form], forForm);
  const cloths = await coarser(
    pieces,
    LEVEL_BUDGETS.map((budget, level) => budget - forms[level]![0]!.length / 3),
  );
  return cloths.map((cloth, level) => [...cloth, forms[level]![0]!]);
}
