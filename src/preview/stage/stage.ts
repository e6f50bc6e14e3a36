import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshStandardMaterial,
  ShadowMaterial,
  Vector3,
} from "three";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { PreviewPiece } from "../types.ts";
import { buttonsOf } from "./buttons.ts";

/** Neutral linen, a little darker than the plate so that light cloth stands out from the form. */
const LINEN = "#d3cdc2";
const KEY_STRENGTH = 2.8;
const SHADOW_PX = 2048;
const FLOOR_BELOW_MM = 2;

/** The form, the floor's shadow and the key light. The light walks with the camera, so every side is lit from the reader's upper left. */
export class Stage {
  readonly group = new Group();
  private readonly key = new DirectionalLight(new Color(1, 0.985, 0.965), KEY_STRENGTH);
  private readonly form: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly floor: Mesh<CircleGeometry, ShadowMaterial>;
  private readonly buttons: ReturnType<typeof buttonsOf>;
  private readonly middle: Vector3;
  private readonly reach: number;
  private azimuth = Number.NaN;

  constructor(garment: ShownGarment, pieces: readonly PreviewPiece[]) {
    const { form, bounds } = garment;
    const min = new Vector3(...bounds.min);
    const max = new Vector3(...bounds.max);
    this.middle = min.clone().add(max).multiplyScalar(0.5);
    this.reach = max.distanceTo(min) / 2 + 60;

    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(form.positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(form.normals, 3));
    geometry.setAttribute("open", new BufferAttribute(form.open, 1));
    geometry.setIndex(new BufferAttribute(form.triangles, 1));
    const linen = new MeshStandardMaterial({ color: LINEN, roughness: 0.92 });
    linen.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", "#include <common>\nattribute float open; varying float vOpen;")
        .replace("#include <begin_vertex>", "#include <begin_vertex>\nvOpen = open;");
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", "#include <common>\nvarying float vOpen;")
        .replace(
          "#include <aomap_fragment>",
          "reflectedLight.indirectDiffuse *= vOpen; reflectedLight.directDiffuse *= mix(1.0, vOpen, 0.4);",
        );
    };
    this.form = new Mesh(geometry, linen);
    this.form.castShadow = true;
    this.form.receiveShadow = true;

    let lowest = min.y;
    for (let at = 1; at < form.positions.length; at += 3) lowest = Math.min(lowest, form.positions[at]!);
    this.floor = new Mesh(new CircleGeometry(1_600, 48), new ShadowMaterial({ opacity: 0.22, color: "#3a342c" }));
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.position.y = lowest - FLOOR_BELOW_MM;
    this.floor.receiveShadow = true;

    this.key.castShadow = true;
    const { shadow } = this.key;
    shadow.mapSize.set(SHADOW_PX, SHADOW_PX);
    shadow.bias = -0.0006;
    shadow.normalBias = 2.2;
    shadow.radius = 4;
    const reach = Math.max(this.reach, 500);
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 200, far: 4_600 });
    this.key.target.position.copy(this.middle);
    this.buttons = buttonsOf(garment, pieces);
    this.group.add(this.form, this.floor, this.key, this.key.target);
    if (this.buttons) this.group.add(this.buttons);
  }

  /** The meshes a look at the cloth may be hidden by. */
  get blocker(): Mesh {
    return this.form;
  }

  /** Takes the shade of the form once it is known. */
  shade(open: Float32Array): void {
    this.form.geometry.setAttribute("open", new BufferAttribute(open, 1));
  }

  /** Puts the light where it belongs for a camera at this azimuth; true when it has moved. */
  light(azimuth: number): boolean {
    if (Math.abs(azimuth - this.azimuth) < 1e-4) return false;
    this.azimuth = azimuth;
    const round = azimuth - 0.72;
    const up = 0.72;
    this.key.position.set(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up));
    this.key.position.multiplyScalar(2_400).add(this.middle);
    this.key.target.updateMatrixWorld();
    return true;
  }

  dispose(): void {
    this.form.geometry.dispose();
    this.form.material.dispose();
    this.floor.geometry.dispose();
    this.floor.material.dispose();
    this.key.dispose();
    this.buttons?.geometry.dispose();
    this.buttons?.material.dispose();
    this.buttons?.dispose();
  }
}
