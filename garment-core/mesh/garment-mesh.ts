/** One piece of a draped garment, ready to be drawn. All arrays are per vertex unless said otherwise. */
export type PieceMesh = {
  readonly key: string;
  /** mm; y up, the wearer faces +z, the wearer's left is +x. */
  readonly positions: Float32Array;
  /** Unit vectors out of the cloth's right side, smooth across seams. */
  readonly normals: Float32Array;
  /** mm on the piece: the same x, y (y down) as `Piece.outline`. */
  readonly uv: Float32Array;
  /** mm in the pattern plane to the outline of the piece, at most 40. */
  readonly edgeDistance: Float32Array;
  readonly indices: Uint32Array;
  /** Pairs of vertices along edges that are sewn to nothing (hems, openings), the cloth on their left seen from outside. */
  readonly openEdges: Uint32Array;
};

/** The form a garment hangs on. */
export type FormMesh = { readonly positions: Float32Array; readonly normals: Float32Array; readonly indices: Uint32Array };

/** Corners of the box around something, mm. */
export type Bounds = {
  readonly min: readonly [x: number, y: number, z: number];
  readonly max: readonly [x: number, y: number, z: number];
};

/** A draped garment on its form; `bounds` holds the cloth alone. */
export type GarmentMesh = { readonly pieces: readonly PieceMesh[]; readonly form: FormMesh; readonly bounds: Bounds };

/** A place on the cloth: position in mm, unit normal out of the cloth, unit tangent along +x of the piece. */
export type SurfacePoint = {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly tangent: readonly [number, number, number];
};

/** Where a piece hangs flattest: the point, its normal, the direction of the piece's upward grain, and the place on the piece in mm. */
export type FlatPlace = {
  readonly point: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly uv: readonly [number, number];
};
