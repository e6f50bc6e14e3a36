import { determinantOf, type Matrix } from "@selvedge/geometry-core";
import type { PieceMesh } from "../../mesh/garment-mesh.ts";
import { directionsOf } from "../../mesh/surface.ts";

/**
 * Where the cloth's +x runs on the garment, four numbers a vertex: a unit vector within the surface, and 1 where the cloth is seen from
 * its right side, -1 where it lies mirrored (glTF 2.0, section 3.7.2.1).
 */
export function tangentsOf(piece: PieceMesh, onCloth: Matrix): Float32Array {
  const { normals, indices } = piece;
  const turn = Math.sign(determinantOf(onCloth)) || 1;
  // The direction on the piece along which the place on the cloth moves in x alone.
  const [dx, dy] = [onCloth[3] * turn, -onCloth[1] * turn];
  const sums = new Float64Array(normals.length);
  for (let start = 0; start < indices.length; start += 3) {
    const { along, down } = directionsOf(piece, start);
    for (let corner = 0; corner < 3; corner++)
      for (let k = 0; k < 3; k++) sums[3 * indices[start + corner]! + k]! += along[k]! * dx + down[k]! * dy;
  }
  const tangents = new Float32Array((4 * normals.length) / 3);
  for (let v = 0; v < normals.length / 3; v++) {
    const [nx, ny, nz] = [normals[3 * v]!, normals[3 * v + 1]!, normals[3 * v + 2]!];
    let [x, y, z] = [sums[3 * v]!, sums[3 * v + 1]!, sums[3 * v + 2]!];
    const out = x * nx + y * ny + z * nz;
    [x, y, z] = [x - nx * out, y - ny * out, z - nz * out];
    // A place whose cloth is folded flat on itself has no direction of its own: any within the surface will do.
    if (Math.hypot(x, y, z) < 1e-9) [x, y, z] = Math.abs(nx) < 0.9 ? [0, nz, -ny] : [-nz, 0, nx];
    const length = Math.hypot(x, y, z);
    tangents.set([x / length, y / length, z / length, turn], 4 * v);
  }
  return tangents;
}
