import type { Bounds } from "@selvedge/garment-core";

/** One piece ready for the graphics card. */
export type ShownPiece = {
  readonly key: string;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Two numbers a vertex: mm on the piece, y down. */
  readonly mm: Float32Array;
  /**
   * Three numbers a vertex, in mm on the piece and at most `FAR_MM`: distance to the nearest sewn edge, to the nearest open edge, and to the
   * nearest line of topstitching, which is negative on the line's right.
   */
  readonly edges: Float32Array;
  /** Ambient occlusion: the share of the light around it that reaches each vertex, 0 to 1. */
  readonly occlusion: Float32Array;
  readonly triangles: Uint32Array;
};

/** The form under the cloth. */
export type ShownForm = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly occlusion: Float32Array;
  readonly triangles: Uint32Array;
};

/** A draped garment as it is shown; `bounds` holds the cloth alone. */
export type ShownGarment = { readonly pieces: readonly ShownPiece[]; readonly form: ShownForm; readonly bounds: Bounds };

/** Lines of topstitching by piece, in mm on it. */
export type Stitching = ReadonlyMap<string, readonly (readonly (readonly [x: number, y: number])[])[]>;

/** Distances to an edge are capped at this. */
export const FAR_MM = 80;
