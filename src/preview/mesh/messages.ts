import type { DetailLevels } from "./detail-levels.ts";
import type { ShownGarment, Stitching } from "./shown-mesh.ts";

/** What the page asks of the worker. */
export type DrapeRequest = { readonly url: string; readonly stitching: Stitching };
/** What the worker answers: first the garment, in a browser that can make them with its levels of detail; then how much light reaches each vertex; or that it could not. */
export type DrapeAnswer =
  | { readonly kind: "garment"; readonly garment: ShownGarment; readonly levels: DetailLevels | null }
  | { readonly kind: "occlusion"; readonly occlusion: readonly Float32Array<ArrayBuffer>[] }
  | { readonly kind: "failed"; readonly reason: string };
