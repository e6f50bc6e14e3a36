import { displayMesh } from "../mesh/display-mesh.ts";
import type { GarmentMesh } from "../mesh/garment-mesh.ts";
import { crossedTriangles } from "./crossing.ts";
import type { Drape } from "./drape.ts";
import { storedDrape } from "./store.ts";

/** What is wrong with a drape as it is shown: counts, and a share of 1. */
export type DrapeFaults = {
  /** Vertices of the displayed garment inside the form, and triangles with a corner, the middle of an edge or their own middle inside. */
  readonly verticesInside: number;
  readonly trianglesInside: number;
  /** Share of the cloth's triangles that another one goes through. */
  readonly selfCrossing: number;
};

/** Looks for faults in a drape: as it is displayed against its form, and the cloth against itself. */
export function inspectDrape(drape: Drape): DrapeFaults {
  const { mesh, weld, positions } = drape;
  const corners = Uint32Array.from(mesh.triangles, (vertex) => weld.particleOf[vertex]!);
  const inside = displayMesh(storedDrape(drape)).pieces.map((piece) => insideOf(piece, drape.body.distance));
  return {
    verticesInside: inside.reduce((sum, { vertices }) => sum + vertices, 0),
    trianglesInside: inside.reduce((sum, { triangles }) => sum + triangles, 0),
    selfCrossing: (3 * crossedTriangles(corners, positions).size) / corners.length,
  };
}

type Distance = (x: number, y: number, z: number) => number;

/** A triangle farther from the form than the longest edge displayed cannot reach inside it. */
const NEAR_MM = 12;

function insideOf({ positions, indices }: GarmentMesh["pieces"][number], distance: Distance) {
  const off = Float32Array.from({ length: positions.length / 3 }, (_, v) =>
    distance(positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!),
  );
  const middle = (...corners: readonly number[]): number => {
    const [x, y, z] = [0, 1, 2].map((k) => corners.reduce((sum, v) => sum + positions[3 * v + k]!, 0) / corners.length);
    return distance(x!, y!, z!);
  };
  let triangles = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const least = Math.min(off[a]!, off[b]!, off[c]!);
    if (least > NEAR_MM) continue;
    if (least < 0 || middle(a, b, c) < 0 || middle(a, b) < 0 || middle(b, c) < 0 || middle(c, a) < 0) triangles++;
  }
  return { vertices: off.filter((mm) => mm < 0).length, triangles };
}
