/** One piece within the arrays of a stored drape: its vertices and triangles lie together. */
export type StoredPiece = {
  readonly key: string;
  readonly vertexStart: number;
  readonly vertexCount: number;
  /** In indices, not triangles. */
  readonly indexStart: number;
  readonly indexCount: number;
};

/**
 * A settled cloth as the solver left it. A vertex belongs to one piece and has a place on it; vertices that are sewn together share a particle.
 * Lengths in mm; y up, the wearer faces +z, the wearer's left is +x.
 */
export type StoredDrape = {
  readonly pieces: readonly StoredPiece[];
  /** x, y of each vertex on its piece, y down. */
  readonly uv: Float32Array;
  /** The particle of each vertex. */
  readonly weld: Uint32Array;
  /** x, y, z of each particle. */
  readonly particles: Float32Array;
  /** Vertices of each triangle, anticlockwise seen from outside. */
  readonly indices: Uint32Array;
  /** The form as it is shown. */
  readonly form: { readonly positions: Float32Array; readonly indices: Uint32Array };
};
