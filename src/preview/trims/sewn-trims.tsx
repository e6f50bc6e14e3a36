import type { LaidTrim } from "@selvedge/editor-core";
import { cosSinOf, degrees } from "@selvedge/geometry-core";
import { useEffect } from "react";
import { Color, InstancedMesh, Matrix4, MeshPhysicalMaterial, Quaternion, Vector3 } from "three";
import { ADAPTED } from "../light/adapted.glsl.ts";
import { placeOnCloth } from "../mesh/place-on-cloth.ts";
import { seatOnShown } from "../mesh/seat-on-shown.ts";
import type { ShownPiece } from "../mesh/shown-mesh.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import { type Part, partsOf } from "./parts.ts";
import { SHAPES, type ShapeName, shapeOf } from "./shapes.ts";

/** How the material of a shape takes the light. */
const MATERIALS: Readonly<Record<ShapeName, ConstructorParameters<typeof MeshPhysicalMaterial>[0]>> = {
  button: { roughness: 0.38, clearcoat: 0.35, clearcoatRoughness: 0.3 },
  stud: { roughness: 0.32, metalness: 0.85 },
  tooth: { roughness: 0.4, metalness: 0.6 },
  cord: { roughness: 0.95 },
};

type Dressed = Pick<SceneHandle, "garment" | "stage" | "renderer" | "invalidate">;

/** How the cloth lies that a part stands on: under what is round and stiff as a whole. */
function frameUnder(piece: ShownPiece, { shape, x, y, size }: Part) {
  if (shape === "button" || shape === "stud") {
    const seat = seatOnShown(piece, x, y, size[0]);
    if (!seat) return null;
    const [normal, up] = [new Vector3(...seat.normal), new Vector3(...seat.up)];
    return { position: new Vector3(...seat.position), normal, down: up.clone().negate(), across: up.cross(normal) };
  }
  const frame = placeOnCloth(piece, x, y);
  if (!frame) return null;
  const [position, normal, down, across] = [frame.position, frame.normal, frame.down, frame.across].map(
    (place) => new Vector3(...place),
  ) as [Vector3, Vector3, Vector3, Vector3];
  return { position, normal, down, across };
}

/** Stands a part on the cloth; null where its piece is not on the garment. */
function matrixOf({ garment }: Dressed, part: Part): Matrix4 | null {
  const piece = garment.pieces.find(({ key }) => key === part.pieceKey);
  const frame = piece && frameUnder(piece, part);
  if (!frame) return null;
  const { normal, position } = frame;
  const [cos, sin] = cosSinOf(degrees(part.angle));
  const down = frame.down.multiplyScalar(cos).addScaledVector(frame.across, -sin);
  down.addScaledVector(normal, -down.dot(normal)).normalize();
  const across = new Vector3().crossVectors(normal, down);
  const stands = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(across, normal, down));
  const foot = position.addScaledVector(normal, part.lift);
  return new Matrix4().compose(foot, stands, new Vector3(...part.size));
}

/** All parts of one shape as one mesh. */
function meshOf(scene: Dressed, shape: ShapeName, parts: readonly Part[]): InstancedMesh | null {
  const standing = parts.flatMap((part) => {
    const matrix = part.shape === shape ? matrixOf(scene, part) : null;
    return matrix ? [{ matrix, hex: part.hex }] : [];
  });
  if (standing.length === 0) return null;
  const material = new MeshPhysicalMaterial(MATERIALS[shape]);
  const { adaptation } = scene.stage;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { adaptation });
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform mat3 adaptation;")
      .replace("#include <tonemapping_fragment>", ADAPTED);
  };
  const mesh = new InstancedMesh(shapeOf(shape), material, standing.length);
  for (const [index, { matrix, hex }] of standing.entries()) {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(hex));
  }
  mesh.receiveShadow = true;
  mesh.name = `trims ${shape}`;
  return mesh;
}

/** Shows what stands on the draped cloth while it is mounted: at most one draw call for each shape. */
export default function SewnTrims({ scene, trims }: { scene: Dressed; trims: readonly LaidTrim[] }) {
  useEffect(() => {
    const parts = trims.flatMap(partsOf);
    const meshes = SHAPES.flatMap((shape) => meshOf(scene, shape, parts) ?? []);
    const { group } = scene.stage;
    for (const mesh of meshes) group.add(mesh);
    scene.stage.showButtons(!trims.some(({ isAtButton }) => isAtButton));
    scene.renderer.domElement.dataset.trims = String(meshes.reduce((sum, { count }) => sum + count, 0));
    scene.invalidate();
    return () => {
      scene.stage.showButtons(true);
      delete scene.renderer.domElement.dataset.trims;
      for (const mesh of meshes) {
        mesh.removeFromParent();
        mesh.geometry.dispose();
        (mesh.material as MeshPhysicalMaterial).dispose();
        mesh.dispose();
      }
      scene.invalidate();
    };
  }, [scene, trims]);
  return null;
}
