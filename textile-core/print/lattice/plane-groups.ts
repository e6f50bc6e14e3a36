import type { Matrix, Point } from "@selvedge/geometry-core";

/**
 * General positions of the seventeen plane groups in the basis of the lattice vectors
 * (International Tables for Crystallography A, 2016; cm and cmm on their primitive cell).
 */
export const PLANE_GROUPS = {
  p1: ["x,y"],
  p2: ["x,y", "-x,-y"],
  pm: ["x,y", "-x,y"],
  pg: ["x,y", "-x,y+1/2"],
  cm: ["x,y", "y,x"],
  pmm: ["x,y", "-x,-y", "-x,y", "x,-y"],
  pmg: ["x,y", "-x,-y", "-x+1/2,y", "x+1/2,-y"],
  pgg: ["x,y", "-x,-y", "-x+1/2,y+1/2", "x+1/2,-y+1/2"],
  cmm: ["x,y", "-x,-y", "y,x", "-y,-x"],
  p4: ["x,y", "-x,-y", "-y,x", "y,-x"],
  p4m: ["x,y", "-x,-y", "-y,x", "y,-x", "-x,y", "x,-y", "y,x", "-y,-x"],
  p4g: ["x,y", "-x,-y", "-y,x", "y,-x", "-x+1/2,y+1/2", "x+1/2,-y+1/2", "y+1/2,x+1/2", "-y+1/2,-x+1/2"],
  p3: ["x,y", "-y,x-y", "-x+y,-x"],
  p3m1: ["x,y", "-y,x-y", "-x+y,-x", "-y,-x", "-x+y,y", "x,x-y"],
  p31m: ["x,y", "-y,x-y", "-x+y,-x", "y,x", "x-y,-y", "-x,-x+y"],
  p6: ["x,y", "-y,x-y", "-x+y,-x", "-x,-y", "y,-x+y", "x-y,x"],
  p6m: ["x,y", "-y,x-y", "-x+y,-x", "-x,-y", "y,-x+y", "x-y,x", "-y,-x", "-x+y,y", "x,x-y", "y,x", "x-y,-y", "-x,-x+y"],
} as const satisfies Record<string, readonly string[]>;

export type PlaneGroup = keyof typeof PLANE_GROUPS;

/** How far a mapped length may differ before the group does not fit its lattice: vectors are rounded to 0.001 mm. */
const TOLERANCE = 1e-3;

/** "-x+1/2" as its factors of x and y and its shift. */
function rowOf(coordinate: string): readonly [x: number, y: number, shift: number] {
  const row: [number, number, number] = [0, 0, 0];
  for (const [, sign, term] of coordinate.matchAll(/([+-]?)(x|y|1\/2)/g)) {
    const value = sign === "-" ? -1 : 1;
    if (term === "x") row[0] += value;
    else if (term === "y") row[1] += value;
    else row[2] += value / 2;
  }
  return row;
}

/** The group's maps in mm on a lattice; throws a RangeError where the group asks for other vectors (a square, a rhomb …). */
export function operationsOf(group: PlaneGroup, [ax, ay]: Point, [bx, by]: Point): readonly Matrix[] {
  const det = ax * by - bx * ay;
  return PLANE_GROUPS[group].map((position): Matrix => {
    const [first, second] = position.split(",");
    const [ux, uy, us] = rowOf(first!);
    const [vx, vy, vs] = rowOf(second!);
    // B · M · B⁻¹ with the lattice vectors as the columns of B.
    const columns = (x: number, y: number): Point => {
      const u = (by * x - bx * y) / det;
      const v = (ax * y - ay * x) / det;
      const [mu, mv] = [ux * u + uy * v, vx * u + vy * v];
      return [ax * mu + bx * mv, ay * mu + by * mv];
    };
    const [across, down] = [columns(1, 0), columns(0, 1)];
    const skew = Math.abs(across[0] * down[0] + across[1] * down[1]);
    const stretch = Math.abs(Math.hypot(...across) - 1) + Math.abs(Math.hypot(...down) - 1);
    if (skew + stretch > TOLERANCE) throw new RangeError(`The plane group ${group} does not fit the vectors of this lattice.`);
    return [...across, ...down, ax * us + bx * vs, ay * us + by * vs];
  });
}
