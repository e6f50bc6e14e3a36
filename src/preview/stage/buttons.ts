import { type ButtonDetail, buttonColours, buttonMarks, buttonSolid, type SewnButton } from "@selvedge/garment-core";
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  type Matrix3,
  Matrix4,
  MeshPhysicalMaterial,
  Vector3,
} from "three";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import { ADAPTED } from "../light/adapted.glsl.ts";
import { buttonsOnShown } from "../mesh/seat-on-shown.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { PreviewPiece } from "../types.ts";

/** What buttons and their thread are drawn with: their colours are those of their corners. */
export function buttonMaterial(adaptation: { value: Matrix3 }): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ vertexColors: true, roughness: 0.38, clearcoat: 0.35, clearcoatRoughness: 0.3 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { adaptation });
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform mat3 adaptation;")
      .replace("#include <tonemapping_fragment>", ADAPTED);
  };
  return material;
}

/** Body and thread of a button as one geometry; the thread's corners come last. */
function geometryOf(detail: ButtonDetail): { readonly geometry: BufferGeometry; readonly bodyCorners: number } {
  const { body, thread } = buttonSolid(detail);
  const joined = (one: Float32Array, other: Float32Array) => new BufferAttribute(Float32Array.from([...one, ...other]), 3);
  const bodyCorners = body.positions.length / 3;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", joined(body.positions, thread.positions));
  geometry.setAttribute("normal", joined(body.normals, thread.normals));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(body.positions.length + thread.positions.length), 3));
  geometry.setIndex([...body.indices, ...Array.from(thread.indices, (corner) => corner + bodyCorners)]);
  return { geometry, bodyCorners };
}

/** Stands a button of diameter 1 on the cloth. */
function matrixOf({ position, normal, up, diameter }: SewnButton, into: Matrix4): Matrix4 {
  const [out, above] = [new Vector3(...normal), new Vector3(...up)];
  into.makeBasis(new Vector3().crossVectors(above, out), out, above.negate());
  return into.scale(new Vector3(diameter, diameter, diameter)).setPosition(...position);
}

/** The buttons of a pattern on the draped cloth, in one draw call. */
export class Buttons<Drawn extends Material> {
  readonly object: InstancedMesh<BufferGeometry, Drawn>;
  /** The piece that the first of them is sewn to: they go with its cloth. */
  private readonly pieceKey: string;
  private readonly bodyCorners: number;
  private readonly cloth = new Color(Number.NaN, Number.NaN, Number.NaN);

  private constructor(sewn: readonly SewnButton[], material: Drawn, detail: ButtonDetail) {
    const { geometry, bodyCorners } = geometryOf(detail);
    this.bodyCorners = bodyCorners;
    this.pieceKey = sewn[0]!.pieceKey;
    this.object = new InstancedMesh(geometry, material, sewn.length);
    const matrix = new Matrix4();
    for (const [index, button] of sewn.entries()) this.object.setMatrixAt(index, matrixOf(button, matrix));
    this.object.name = "buttons";
    this.object.castShadow = true;
    this.object.receiveShadow = true;
    this.goWith(new Color(1, 1, 1));
  }

  /** Those marked on the pieces; null where there are none. */
  static of<Drawn extends Material>(
    garment: ShownGarment,
    marked: readonly PreviewPiece[],
    material: Drawn,
    detail: ButtonDetail = "near",
  ): Buttons<Drawn> | null {
    const sewn = buttonsOnShown(garment, buttonMarks(marked));
    return sewn.length > 0 ? new Buttons(sewn, material, detail) : null;
  }

  /** Takes the colours that go with what their piece wears. */
  match(pieces: Iterable<DressedPiece>): void {
    for (const { keys, cloth } of pieces) if (keys.includes(this.pieceKey)) this.goWith(cloth.clothAverage.value);
  }

  private goWith(cloth: Color): void {
    if (this.cloth.equals(cloth)) return;
    this.cloth.copy(cloth);
    const { body, thread } = buttonColours([cloth.r, cloth.g, cloth.b]);
    const colours = this.object.geometry.getAttribute("color");
    for (let corner = 0; corner < colours.count; corner++) colours.setXYZ(corner, ...(corner < this.bodyCorners ? body : thread));
    colours.needsUpdate = true;
  }

  /** Gives back all but the material. */
  dispose(): void {
    this.object.geometry.dispose();
    this.object.dispose();
  }
}

/** Where the buttons of a pattern stand on another drape of its cut, as the matrices of their instances. */
export function buttonMatrices(garment: ShownGarment, marked: readonly PreviewPiece[]): Float32Array {
  const matrix = new Matrix4();
  return Float32Array.from(buttonsOnShown(garment, buttonMarks(marked)).flatMap((button) => matrixOf(button, matrix).toArray()));
}
