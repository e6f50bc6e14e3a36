import type { ShownGarment, Stitching } from "./shown-mesh.ts";

/** What the page asks of the worker. */
export type DrapeRequest = { readonly url: string; readonly stitching: Stitching };
/** What the worker answers: first the garment, then how open each part lies; or that it could not. */
export type DrapeAnswer =
  | { readonly kind: "garment"; readonly garment: ShownGarment }
  | { readonly kind: "open"; readonly open: readonly Float32Array<ArrayBuffer>[] }
  | { readonly kind: "failed"; readonly reason: string };
