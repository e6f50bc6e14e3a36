import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from "three";
import type { DetailLevels } from "../mesh/detail-levels.ts";
import { indexLevels, type LevelRanges } from "../mesh/level-index.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";

/** All pieces and the form as one mesh that is seen by the lamp only: the shadows of a garment cost one draw call. */
export class ShadowCaster {
  readonly object: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly ranges: LevelRanges;
  level = 0;

  constructor({ pieces, form }: ShownGarment, levels: DetailLevels) {
    const meshes = [...pieces, form];
    const starts: number[] = [];
    let vertices = 0;
    for (const { positions } of meshes) {
      starts.push(vertices);
      vertices += positions.length / 3;
    }
    const positions = new Float32Array(3 * vertices);
    meshes.forEach((mesh, index) => {
      positions.set(mesh.positions, 3 * starts[index]!);
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(positions, 3));
    const together = levels.map((level) => {
      const all = new Uint32Array(level.reduce((sum, { length }) => sum + length, 0));
      let to = 0;
      level.forEach((triangles, index) => {
        for (const vertex of triangles) all[to++] = vertex + starts[index]!;
      });
      return all;
    });
    this.ranges = indexLevels(geometry, together);
    geometry.setDrawRange(0, 0);
    this.object = new Mesh(geometry, new MeshBasicMaterial({ colorWrite: false, depthWrite: false }));
    this.object.castShadow = true;
    this.object.raycast = () => undefined;
    this.object.onBeforeShadow = () => {
      const { start, count } = this.ranges[this.level]!;
      geometry.setDrawRange(start, count);
    };
    this.object.onAfterShadow = () => geometry.setDrawRange(0, 0);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}
