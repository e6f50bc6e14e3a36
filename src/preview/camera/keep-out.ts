import type { Vector3 } from "@selvedge/geometry-core";
import type { ShownGarment } from "../mesh/shown-mesh.ts";

const SECTORS = 48;
const SLICE_MM = 30;
/** The camera stays this far outside, which is farther than what is cut off in front of it. */
const CLEAR_MM = 90;

/**
 * Where a camera may not be: within the garment and its form, given as how far they reach from their middle in each direction round and at
 * each height. Coarse and outside the truth, so that a look never goes through cloth.
 */
export class KeepOut {
  private readonly middle: readonly [number, number];
  private readonly foot: number;
  private readonly reach: Float32Array;
  private readonly slices: number;

  constructor({ pieces, form, bounds: { min, max } }: Pick<ShownGarment, "pieces" | "form" | "bounds">) {
    this.middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const meshes = [...pieces, form].map(({ positions }) => positions);
    let [foot, top] = [Infinity, -Infinity];
    for (const positions of meshes)
      for (let index = 1; index < positions.length; index += 3) {
        foot = Math.min(foot, positions[index]!);
        top = Math.max(top, positions[index]!);
      }
    this.foot = foot;
    this.slices = Math.max(1, Math.ceil((top - foot) / SLICE_MM) + 1);
    const exact = new Float32Array(this.slices * SECTORS);
    for (const positions of meshes)
      for (let index = 0; index < positions.length; index += 3) {
        const [x, z] = [positions[index]! - this.middle[0], positions[index + 2]! - this.middle[1]];
        const cell = this.cell(Math.floor((positions[index + 1]! - foot) / SLICE_MM), Math.atan2(x, z));
        exact[cell] = Math.max(exact[cell]!, Math.hypot(x, z));
      }
    this.reach = this.widened(exact);
  }

  private cell(slice: number, azimuth: number): number {
    const sector = Math.floor((azimuth / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS;
    return slice * SECTORS + sector;
  }

  /** Each cell as far as those round it: a camera has a width. */
  private widened(exact: Float32Array): Float32Array {
    const high = Math.ceil(CLEAR_MM / SLICE_MM);
    return exact.map((_, index) => {
      const [slice, sector] = [Math.floor(index / SECTORS), index % SECTORS];
      let most = 0;
      for (let s = Math.max(0, slice - high); s <= Math.min(this.slices - 1, slice + high); s++)
        for (let turn = -1; turn <= 1; turn++) most = Math.max(most, exact[s * SECTORS + ((sector + turn + SECTORS) % SECTORS)]!);
      return most;
    });
  }

  /** The nearest place straight outward where a camera may be; the place itself where that is so already. */
  outside([px, py, pz]: Vector3): Vector3 {
    const slice = Math.floor((py - this.foot) / SLICE_MM);
    const beyond = Math.ceil(CLEAR_MM / SLICE_MM);
    if (slice < -beyond || slice >= this.slices + beyond) return [px, py, pz];
    const within = Math.min(this.slices - 1, Math.max(0, slice));
    const [x, z] = [px - this.middle[0], pz - this.middle[1]];
    const reach = this.reach[this.cell(within, Math.atan2(x, z))]!;
    const away = Math.hypot(x, z);
    if (reach === 0 || away >= reach + CLEAR_MM) return [px, py, pz];
    const [ux, uz] = away > 1e-6 ? [x / away, z / away] : [0, 1];
    return [this.middle[0] + ux * (reach + CLEAR_MM), py, this.middle[1] + uz * (reach + CLEAR_MM)];
  }
}
