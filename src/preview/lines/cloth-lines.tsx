import { useEffect } from "react";
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial } from "three";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import type { PreviewLine } from "../types.ts";
import { placesOf, ribbonOf } from "./ribbon.ts";

/** Every line as one mesh: a band of its colour that lies just over the cloth. */
function meshOf(garment: ShownGarment, lines: readonly PreviewLine[]): Mesh {
  const positions: number[] = [];
  const colours: number[] = [];
  const byKey = new Map(garment.pieces.map((piece) => [piece.key, piece]));
  for (const { pieceKey, points, hex } of lines) {
    const piece = byKey.get(pieceKey);
    if (!piece) continue;
    const { r, g, b } = new Color(hex);
    const corners = ribbonOf(placesOf(garment, piece, points));
    positions.push(...corners);
    for (let corner = 0; corner < corners.length; corner += 3) colours.push(r, g, b);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false });
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = false;
  return mesh;
}

/** Shows lines on the draped cloth while it is mounted. */
export default function ClothLines({ scene, lines }: { scene: SceneHandle; lines: readonly PreviewLine[] }) {
  useEffect(() => {
    const mesh = meshOf(scene.garment, lines);
    scene.stage.group.add(mesh);
    scene.invalidate();
    return () => {
      mesh.removeFromParent();
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
      scene.invalidate();
    };
  }, [scene, lines]);
  return null;
}
