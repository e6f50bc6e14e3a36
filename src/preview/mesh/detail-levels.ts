import { coarser } from "./levels.ts";
import type { ShownForm, ShownPiece } from "./shown-mesh.ts";

/** Most triangles of a garment on its form: near, in a small picture, and on a card among many. */
export const LEVEL_BUDGETS = [60_000, 15_000, 4_000] as const;
/** The form has this share of them; what it has too few for, the cloth gets. */
const FORM_SHARE = 0.22;

/** Triangles of each piece, and last of the form, level by level. */
export type DetailLevels = readonly (readonly Uint32Array[])[];
export type LevelsRequest = {
  readonly pieces: readonly Pick<ShownPiece, "positions" | "normals" | "triangles" | "edges">[];
  readonly form: Pick<ShownForm, "positions" | "normals" | "triangles">;
};

/** Along seams and stitches, whose places the drawing reads from the vertices beside them, cloth is kept this much longer. */
const MADE_CARE = 5;
const MADE_MM = 7;

/** How much each vertex of a piece is kept for what is sewn there. */
function careOf({ edges }: Pick<ShownPiece, "edges">): Float32Array {
  return Float32Array.from({ length: edges.length / 3 }, (_, v) =>
    Math.abs(edges[3 * v]!) < MADE_MM || Math.abs(edges[3 * v + 2]!) < MADE_MM ? MADE_CARE : 1,
  );
}

/** The levels of a garment: within its budget each, over the vertices it has. */
export function detailLevels({ pieces, form }: LevelsRequest): DetailLevels {
  const forForm = LEVEL_BUDGETS.map((budget) => Math.min(form.triangles.length / 3, Math.floor(FORM_SHARE * budget)));
  const forms = coarser([form], forForm);
  const cloths = coarser(
    pieces.map((piece) => ({ ...piece, care: careOf(piece) })),
    LEVEL_BUDGETS.map((budget, level) => budget - forms[level]![0]!.length / 3),
  );
  return cloths.map((cloth, level) => [...cloth, forms[level]![0]!]);
}
