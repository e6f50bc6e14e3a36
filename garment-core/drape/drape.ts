import type { Body } from "../form/body.ts";
import type { FormMesh } from "../mesh/garment-mesh.ts";
import type { PatternMesh } from "../mesh/pattern-mesh.ts";
import type { Weld } from "../mesh/weld.ts";
import type { RecipeName } from "../recipes/recipe.ts";

/** Raised when the same recipe would hang differently than before: by the solver, the form or the mesh. Stored drapes of an older version are made again. */
export const SOLVER_VERSION = 3;

/** How fine a drape is: coarse is a preview, fine is what is stored. */
export type DrapeLevel = "coarse" | "fine";

/** A garment that hangs still on its form. */
export type Drape = {
  readonly recipeKey: RecipeName;
  readonly size: string;
  readonly level: DrapeLevel;
  /** The flat pieces as triangles; x, y of every vertex in mm on its piece. */
  readonly mesh: PatternMesh;
  readonly weld: Weld;
  /** x, y, z in mm per welded particle: y up, the wearer faces +z. */
  readonly positions: Float64Array;
  readonly form: FormMesh;
  readonly body: Body;
  /** Widest opening of a seam at the moment it was sewn shut, mm. */
  readonly openSeam: number;
  /** Mean speed of the particles when the drape was taken, mm/s. */
  readonly speed: number;
};

/** Share of the work done, 0…1, and what is being done. */
export type DrapeProgress = { readonly share: number; readonly phase: "form" | "sew" | "hang" | "settle" };
