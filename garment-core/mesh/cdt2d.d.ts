declare module "cdt2d" {
  /** Constrained Delaunay triangulation of points with edges by their places. */
  export default function cdt2d(
    points: readonly (readonly [number, number])[],
    edges: readonly (readonly [number, number])[],
    options?: { readonly exterior?: boolean },
  ): [number, number, number][];
}
