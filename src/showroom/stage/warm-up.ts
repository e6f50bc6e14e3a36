import { BufferAttribute, BufferGeometry, type Camera, Group, InstancedMesh, Mesh, type Scene, type WebGLRenderer } from "three";
import { ClothMaterial, clothUniforms } from "../../preview/cloth/material.ts";
import type { RoomMaterials } from "../garments/form.ts";

const VERTICES = 3;

function corner(): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["mm", 2],
    ["uv", 2],
    ["color", 3],
    ["edges", 3],
    ["occlusion", 1],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(VERTICES * size), size));
  return geometry;
}

/** Compiles what cloth held close and garments are drawn with, so that nobody waits for it on the way: closed cloth, open cloth, cloth with a shine of its own, the form, and buttons. Returns what keeps it ready until it is disposed. */
export function warmUp(gl: WebGLRenderer, scene: Scene, camera: Camera, { linen, button }: RoomMaterials): () => void {
  const group = new Group();
  const geometry = corner();
  const materials = [
    { transparent: false, anisotropy: 0 },
    { transparent: true, anisotropy: 0 },
    { transparent: false, anisotropy: 0.5 },
  ].map((kind) => Object.assign(new ClothMaterial(clothUniforms()), kind));
  for (const material of [...materials, linen]) group.add(new Mesh(geometry, material));
  const buttons = new InstancedMesh(geometry, button, 1);
  group.add(buttons);
  scene.add(group);
  gl.compile(scene, camera);
  scene.remove(group);
  return () => {
    geometry.dispose();
    buttons.dispose();
    for (const material of materials) material.dispose();
  };
}
