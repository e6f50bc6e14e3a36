import { InstancedMesh, LatheGeometry, type Matrix3, Matrix4, MeshPhysicalMaterial, Quaternion, Vector2, Vector3 } from "three";
import { ADAPTED } from "../light/adapted.glsl.ts";
import { placeOnCloth } from "../mesh/place-on-cloth.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { PreviewPiece } from "../types.ts";

const DIAMETER_MM = 11;
const OFF_THE_CLOTH_MM = 1.1;
const PEARL = "#ece5d8";

/** Half the section of a shirt button in mm, from its middle out: a dished face inside a rounded rim. */
const SECTION = [
  [0, 0.9],
  [3.1, 0.9],
  [3.7, 1.6],
  [4.7, 1.7],
  [5.4, 1.1],
  [5.5, 0.4],
  [5, 0],
] as const;

/** The buttons marked on the pieces, sewn to the draped cloth; one draw call. Null where there are none. */
export function buttonsOf(
  { pieces }: ShownGarment,
  marked: readonly PreviewPiece[],
  adaptation: { value: Matrix3 },
): InstancedMesh<LatheGeometry, MeshPhysicalMaterial> | null {
  const places = marked.flatMap(({ key, internal = [] }) => {
    const piece = pieces.find((one) => one.key === key);
    return internal.flatMap(({ kind, points }) => {
      const [at] = points;
      const frame = kind === "button" && piece && at ? placeOnCloth(piece, at[0], at[1]) : null;
      return frame ? [frame] : [];
    });
  });
  if (places.length === 0) return null;
  const scale = DIAMETER_MM / 11;
  const geometry = new LatheGeometry(SECTION.map(([x, y]) => new Vector2(x * scale, y * scale)).reverse(), 24);
  const material = new MeshPhysicalMaterial({ color: PEARL, roughness: 0.38, clearcoat: 0.35, clearcoatRoughness: 0.3 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { adaptation });
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform mat3 adaptation;")
      .replace("#include <tonemapping_fragment>", ADAPTED);
  };
  const buttons = new InstancedMesh(geometry, material, places.length);
  const up = new Vector3(0, 1, 0);
  const matrix = new Matrix4();
  for (const [index, { position, normal }] of places.entries()) {
    const out = new Vector3(...normal);
    matrix.compose(
      new Vector3(...position).addScaledVector(out, OFF_THE_CLOTH_MM),
      new Quaternion().setFromUnitVectors(up, out),
      new Vector3(1, 1, 1),
    );
    buttons.setMatrixAt(index, matrix);
  }
  buttons.castShadow = true;
  buttons.receiveShadow = true;
  return buttons;
}
