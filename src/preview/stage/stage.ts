import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  Matrix3,
  Mesh,
  type MeshPhysicalMaterial,
  MeshStandardMaterial,
  ShadowMaterial,
  Vector3,
} from "three";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import { ADAPTED } from "../light/adapted.glsl.ts";
import type { Light } from "../light/light.ts";
import { STUDIO } from "../light/studio.ts";
import type { DetailLevels } from "../mesh/detail-levels.ts";
import { bytesOf, indexLevels, type LevelRanges } from "../mesh/level-index.ts";
import type { Change } from "../mesh/morph.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { PreviewPiece } from "../types.ts";
import { Buttons, buttonMaterial, buttonMatrices } from "./buttons.ts";
import type { ShadowCaster } from "./shadow-caster.ts";

/** Neutral linen, a little darker than the plate so that light cloth stands out from the form. */
const LINEN = "#d3cdc2";
const SHADOW_PX = 2048;
/** Where a processor draws, a quarter of the shadow's points. */
const SOFTWARE_SHADOW_PX = 1024;
/** How far the edge of a shadow is softened: in its points, so that it is as soft in either size. */
const SOFT_SHARE = 4 / SHADOW_PX;
const FLOOR_BELOW_MM = 2;

/** The form, the floor's shadow and the key light. The lamp walks with the camera, so every side is lit from the same side of the viewer. */
export class Stage {
  readonly group = new Group();
  private readonly key = new DirectionalLight();
  readonly adaptation = { value: new Matrix3() };
  private lamp: Light["lamp"] = STUDIO.lamp;
  private readonly form: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly floor: Mesh<CircleGeometry, ShadowMaterial>;
  private readonly buttons: Buttons<MeshPhysicalMaterial> | null;
  private readonly middle: Vector3;
  private readonly reach: number;
  private azimuth = Number.NaN;
  private caster: ShadowCaster | null = null;
  private ranges: LevelRanges | null = null;

  constructor(garment: ShownGarment, pieces: readonly PreviewPiece[], isSoftware: boolean) {
    const { form, bounds } = garment;
    const min = new Vector3(...bounds.min);
    const max = new Vector3(...bounds.max);
    this.middle = min.clone().add(max).multiplyScalar(0.5);
    this.reach = max.distanceTo(min) / 2 + 60;

    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(form.positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(form.normals, 3));
    geometry.setAttribute("occlusion", new BufferAttribute(form.occlusion, 1));
    geometry.setIndex(new BufferAttribute(form.triangles, 1));
    const linen = new MeshStandardMaterial({ color: LINEN, roughness: 0.92 });
    linen.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { adaptation: this.adaptation });
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", "#include <common>\nattribute float occlusion; varying float vOcclusion;")
        .replace("#include <begin_vertex>", "#include <begin_vertex>\nvOcclusion = occlusion;");
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", "#include <common>\nvarying float vOcclusion; uniform mat3 adaptation;")
        .replace("#include <tonemapping_fragment>", ADAPTED)
        .replace(
          "#include <aomap_fragment>",
          "reflectedLight.indirectDiffuse *= vOcclusion; reflectedLight.directDiffuse *= mix(1.0, vOcclusion, 0.4);",
        );
    };
    this.form = new Mesh(geometry, linen);
    this.form.castShadow = true;
    this.form.receiveShadow = true;

    let lowest = min.y;
    for (let index = 1; index < form.positions.length; index += 3) lowest = Math.min(lowest, form.positions[index]!);
    this.floor = new Mesh(new CircleGeometry(1_600, 48), new ShadowMaterial({ color: "#3a342c" }));
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.position.y = lowest - FLOOR_BELOW_MM;
    this.floor.receiveShadow = true;

    this.key.castShadow = true;
    const { shadow } = this.key;
    const shadowPx = isSoftware ? SOFTWARE_SHADOW_PX : SHADOW_PX;
    shadow.mapSize.set(shadowPx, shadowPx);
    shadow.bias = -0.0006;
    shadow.normalBias = 2.2;
    shadow.radius = SOFT_SHARE * shadowPx;
    const reach = Math.max(this.reach, 500);
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 200, far: 4_600 });
    this.key.target.position.copy(this.middle);
    this.buttons = Buttons.of(garment, pieces, buttonMaterial(this.adaptation));
    this.group.add(this.form, this.floor, this.key, this.key.target);
    if (this.buttons) this.group.add(this.buttons.object);
    this.take(STUDIO, new Matrix3());
  }

  /** Hangs another lamp; `adaptation` is what the eye sees of it. */
  take({ lamp, floorShadow }: Light, adaptation: Matrix3): void {
    this.lamp = lamp;
    this.key.color.copy(new Color(...lamp.colour));
    this.key.intensity = lamp.strength;
    this.floor.material.opacity = floorShadow;
    this.adaptation.value = adaptation;
    this.azimuth = Number.NaN;
  }

  /** The meshes a look at the cloth may be hidden by. */
  get blocker(): Mesh {
    return this.form;
  }

  /** Takes the buttons of the pattern off, where others are sewn in their place. */
  showButtons(shown: boolean): void {
    if (this.buttons) this.buttons.object.visible = shown;
  }

  /** Lets the buttons go with the cloth that the garment wears now. */
  matchButtons(pieces: Iterable<DressedPiece>): void {
    this.buttons?.match(pieces);
  }

  /** What moves the buttons to where they are on another drape of the same cut. */
  buttonsTo(garment: ShownGarment, pieces: readonly PreviewPiece[]): Change[] {
    if (!this.buttons) return [];
    const { instanceMatrix } = this.buttons.object;
    const to = buttonMatrices(garment, pieces);
    return to.length === instanceMatrix.array.length ? [{ attribute: instanceMatrix, to }] : [];
  }

  /** Takes the shade of the form once it is known. */
  shade(occlusion: Float32Array): void {
    this.form.geometry.setAttribute("occlusion", new BufferAttribute(occlusion, 1));
  }

  /** Takes the levels of detail of a garment: all its shadows are cast by one mesh from now on. */
  takeLevels(levels: DetailLevels, caster: ShadowCaster): void {
    this.ranges = indexLevels(
      this.form.geometry,
      levels.map((level) => level.at(-1)!),
    );
    this.caster?.dispose();
    this.caster = caster;
    this.group.add(caster.object);
    this.showLevel(0);
  }

  showLevel(level: number): void {
    const range = this.ranges?.[level];
    if (!range || !this.caster) return;
    this.form.geometry.setDrawRange(range.start, range.count);
    this.caster.level = level;
    this.azimuth = Number.NaN;
  }

  /** Lets one mesh cast all shadows, or each its own; false while there is no such mesh. */
  castTogether(together: boolean): boolean {
    const isTogether = together && this.caster !== null;
    if (this.caster) this.caster.object.castShadow = isTogether;
    this.form.castShadow = !isTogether;
    return isTogether;
  }

  /** Bytes on the graphics card: what is drawn, and the shadow. */
  get bytes(): number {
    const drawn = [
      this.form,
      this.floor,
      ...(this.buttons ? [this.buttons.object] : []),
      ...(this.caster ? [this.caster.object] : []),
    ];
    return drawn.reduce((sum, { geometry }) => sum + bytesOf(geometry), 4 * this.key.shadow.mapSize.x ** 2);
  }

  /** Puts the light where it belongs for a camera at this azimuth; true when it has moved. */
  light(azimuth: number): boolean {
    if (Math.abs(azimuth - this.azimuth) < 1e-4) return false;
    this.azimuth = azimuth;
    const { up } = this.lamp;
    const round = azimuth + this.lamp.round;
    this.key.position.set(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up));
    this.key.position.multiplyScalar(2_400).add(this.middle);
    this.key.target.updateMatrixWorld();
    return true;
  }

  dispose(): void {
    this.caster?.dispose();
    this.form.geometry.dispose();
    this.form.material.dispose();
    this.floor.geometry.dispose();
    this.floor.material.dispose();
    this.key.dispose();
    this.buttons?.object.material.dispose();
    this.buttons?.dispose();
  }
}
