import { cross3, dot3, minus3, type Vector3 } from "@selvedge/geometry-core";
import { merge, turn } from "../form/lathe.ts";
import type { FormMesh } from "./garment-mesh.ts";

/** How closely a button is looked at: with holes through it, or only with the thread that is seen in them. */
export type ButtonDetail = "near" | "far";

/** A button of diameter 1 that lies on y = 0, y out of the cloth and z down it: what it is turned of, and the thread it is sewn on with. */
export type ButtonSolid = { readonly body: FormMesh; readonly thread: FormMesh };

const SIDES = { near: 20, far: 12 } as const;
/** From the middle of its back over the rim to the edge of its dished face: radius and height. */
const RIM = {
  near: [
    [0.4, 0],
    [0.49, 0.05],
    [0.5, 0.11],
    [0.47, 0.165],
    [0.42, 0.185],
    [0.36, 0.165],
    [0.32, 0.13],
  ],
  far: [
    [0.42, 0],
    [0.5, 0.11],
    [0.43, 0.185],
    [0.32, 0.13],
  ],
} as const;
const FACE = { radius: 0.32, height: 0.13 } as const;
/** Four holes: how far from both axes, how wide, and where the thread in them begins to be seen. */
const HOLE = { off: 0.085, radius: 0.048, bottom: 0.07 } as const;
/** Half the width of a bundle of thread between two holes, and how far it stands above the face. */
const THREAD = { half: 0.032, height: 0.03 } as const;

/** Triangles of a surface as they are added, each seen from the side that its normals point to. */
class Solid {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  /** A strip between two rows of as many places; `normalAt` gives where it faces at each of them. */
  strip(one: readonly Vector3[], other: readonly Vector3[], normalAt: (index: number) => Vector3): void {
    for (let index = 0; index + 1 < one.length; index++) {
      const [a, b, c, d] = [one[index]!, one[index + 1]!, other[index + 1]!, other[index]!];
      const [n, m] = [normalAt(index), normalAt(index + 1)];
      this.triangle([a, b, c], [n, m, m]);
      this.triangle([a, c, d], [n, m, n]);
    }
  }

  triangle(corners: readonly [Vector3, Vector3, Vector3], normals: readonly [Vector3, Vector3, Vector3]): void {
    const [a, b, c] = corners;
    const first = this.positions.length / 3;
    for (const corner of corners) this.positions.push(...corner);
    for (const normal of normals) this.normals.push(...normal);
    const facesOut = dot3(cross3(minus3(b, a), minus3(c, a)), normals[0]) > 0;
    this.indices.push(first, first + (facesOut ? 1 : 2), first + (facesOut ? 2 : 1));
  }

  get mesh(): FormMesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      indices: Uint32Array.from(this.indices),
    };
  }
}

const UP: Vector3 = [0, 1, 0];
const up = (): Vector3 => UP;
const QUARTERS = [0, 1, 2, 3] as const;

/** Round a quarter of the face, from its middle out along one axis, along the edge and back along the other; closed. */
function quarterEdge(quarter: number, sides: number): Vector3[] {
  const steps = sides / 4;
  const at = (radius: number, step: number): Vector3 => {
    const angle = ((quarter + step / steps) * Math.PI) / 2;
    return [Math.sin(angle) * radius, FACE.height, Math.cos(angle) * radius];
  };
  const middle = at(0, 0);
  const edge = Array.from({ length: steps + 1 }, (_, step) => at(FACE.radius, step));
  return [middle, at(FACE.radius / 2, 0), ...edge, at(FACE.radius / 2, steps), middle];
}

/** The dished face and the walls of its holes, and what of the thread is seen at their ends. */
function facePierced(face: Solid, thread: Solid, sides: number): void {
  for (const quarter of QUARTERS) {
    const turned = (quarter + 0.5) * (Math.PI / 2);
    const [cx, cz] = [Math.sign(Math.sin(turned)) * HOLE.off, Math.sign(Math.cos(turned)) * HOLE.off];
    const edge = quarterEdge(quarter, sides);
    const ways = edge.map(([x, , z]): Vector3 => {
      const away = Math.hypot(x - cx, z - cz);
      return [(x - cx) / away, 0, (z - cz) / away];
    });
    const ring = (y: number) => ways.map(([x, , z]): Vector3 => [cx + x * HOLE.radius, y, cz + z * HOLE.radius]);
    const [top, bottom] = [ring(FACE.height), ring(HOLE.bottom)];
    face.strip(edge, top, up);
    face.strip(top, bottom, (index) => [-ways[index]![0], 0, -ways[index]![2]]);
    for (let index = 0; index + 1 < bottom.length; index++)
      thread.triangle([[cx, HOLE.bottom, cz], bottom[index]!, bottom[index + 1]!], [UP, UP, UP]);
  }
}

/** Thread from hole to hole, along z. */
function sewnThrough(thread: Solid): void {
  const top = FACE.height + THREAD.height;
  const ends = [-HOLE.off - HOLE.radius / 2, HOLE.off + HOLE.radius / 2];
  for (const x of [-HOLE.off, HOLE.off]) {
    const row = (dx: number, y: number) => ends.map((z): Vector3 => [x + dx, y, z]);
    const [left, right] = [row(-THREAD.half, FACE.height - 0.01), row(THREAD.half, FACE.height - 0.01)];
    const middle = row(0, top);
    thread.strip(left, middle, () => [-0.6, 0.8, 0]);
    thread.strip(middle, right, () => [0.6, 0.8, 0]);
  }
}

/** The face without holes. */
function faceWhole(face: Solid, sides: number): void {
  const at = (side: number): Vector3 => {
    const angle = (side / sides) * 2 * Math.PI;
    return [Math.sin(angle) * FACE.radius, FACE.height, Math.cos(angle) * FACE.radius];
  };
  for (let side = 0; side < sides; side++) face.triangle([[0, FACE.height, 0], at(side), at(side + 1)], [UP, UP, UP]);
}

function made(detail: ButtonDetail): ButtonSolid {
  const sides = SIDES[detail];
  const rim = turn({ centre: [0, 0, 0], ratio: 1, lean: 0, tilt: 0, sides, profile: RIM[detail] });
  const [face, thread] = [new Solid(), new Solid()];
  if (detail === "near") facePierced(face, thread, sides);
  else faceWhole(face, sides);
  sewnThrough(thread);
  return { body: merge([rim, face.mesh]), thread: thread.mesh };
}

const solids = new Map<ButtonDetail, ButtonSolid>();

/** The shape of every button. */
export function buttonSolid(detail: ButtonDetail): ButtonSolid {
  const found = solids.get(detail) ?? made(detail);
  solids.set(detail, found);
  return found;
}
