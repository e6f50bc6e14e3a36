import type { RoomCaption, RoomPoint, RoomScene } from "@selvedge/contract";
import { Color, DirectionalLight, Group, type InstancedMesh, Mesh, MeshBasicMaterial } from "three";
import type { Light } from "../../preview/light/light.ts";
import { type Built, buildRoom, floorShadows, openings, skyColours } from "../building/build-room.ts";
import { BUILDING_BYTES, floorBoards, softShadow } from "../building/textures.ts";
import { captionsOf } from "../words/captions.ts";
import { type Pictured, picturesOf } from "../words/pictures.ts";

const ROOM_STRENGTH = 0.82;

/** What lights the cloth: the openings of each architecture, as soft panels round it. */
export const ROOM_LIGHT: Readonly<Record<RoomScene["architecture"], Pick<Light, "walls" | "panels" | "roomStrength">>> = {
  gallery: {
    roomStrength: ROOM_STRENGTH,
    walls: [0.62, 0.61, 0.59],
    panels: [
      { at: [0, 6, 0], size: [5, 0.1, 13], light: [3, 3, 3.05] },
      { at: [0, -6, 0], size: [12, 0.1, 12], light: [0.5, 0.45, 0.38] },
    ],
  },
  loft: {
    roomStrength: ROOM_STRENGTH,
    walls: [0.55, 0.53, 0.5],
    panels: [
      { at: [-7, 1.6, 0], size: [0.1, 6, 13], light: [3.6, 3.65, 3.8] },
      { at: [0, 6, 0], size: [8, 0.1, 12], light: [1.1, 1.08, 1.05] },
      { at: [0, -6, 0], size: [12, 0.1, 12], light: [0.4, 0.35, 0.28] },
    ],
  },
};
const LAMP: Readonly<Record<RoomScene["architecture"], RoomPoint>> = { gallery: [0.15, 1, 0.35], loft: [-1, 0.75, 0.3] };
const LAMP_STRENGTH = 0.95;
const SHADOW = new Color("#2b241b");
const SHADOW_STRENGTH = 0.42;

/** The building, what stands in it and its words: lit once, drawn in a handful of calls. */
export class Surroundings {
  readonly group = new Group();
  readonly built: Built;
  readonly bytes: number;
  private readonly pictures: Pictured | null;
  private readonly disposed: { dispose(): void }[] = [];

  constructor(scene: RoomScene, how: { anisotropy: number; say: (caption: RoomCaption) => string; onArrival: () => void }) {
    this.built = buildRoom(scene);
    const boards = this.held(floorBoards(scene.architecture, how.anisotropy));
    this.add(new Mesh(this.built.walls, new MeshBasicMaterial({ vertexColors: true })));
    this.add(new Mesh(this.built.floor, new MeshBasicMaterial({ vertexColors: true, map: boards })));
    const sky = openings(scene, new MeshBasicMaterial({ vertexColors: true }));
    skyColours(sky.geometry);
    this.add(sky);
    const soft = this.held(softShadow());
    const dark = new MeshBasicMaterial({
      color: SHADOW,
      map: soft,
      transparent: true,
      opacity: SHADOW_STRENGTH,
      depthWrite: false,
    });
    this.add(floorShadows(scene.fixtures, scene.boxes, dark));
    const pictures = picturesOf(scene, how.onArrival);
    this.pictures = pictures;
    if (pictures) {
      this.held(pictures);
      this.add(new Mesh(pictures.geometry, new MeshBasicMaterial({ map: pictures.texture })));
    }
    const words = captionsOf(scene, how.say, how.anisotropy);
    this.held(words.texture);
    const ink = new MeshBasicMaterial({ map: words.texture, transparent: true, depthWrite: false });
    const written = new Mesh(words.geometry, ink);
    written.renderOrder = 2;
    this.add(written);
    const lamp = new DirectionalLight(new Color(1, 0.99, 0.97), LAMP_STRENGTH);
    lamp.position.set(...LAMP[scene.architecture]);
    this.group.add(lamp);
    this.held(lamp);
    this.bytes = BUILDING_BYTES + words.bytes + (pictures?.bytes ?? 0);
  }

  /** Whether the pictures of garments that hang on the walls are here, or cannot be had. */
  get isComplete(): boolean {
    return this.pictures?.isComplete() ?? true;
  }

  /** Has the pictures fetched that are nearest to the eye, which is here now. */
  lookFrom(place: RoomPoint): void {
    this.pictures?.lookFrom(place);
  }

  private held<Thing extends { dispose(): void }>(thing: Thing): Thing {
    this.disposed.push(thing);
    return thing;
  }

  private add(mesh: Mesh | InstancedMesh): void {
    this.held(mesh.geometry);
    this.held(mesh.material as MeshBasicMaterial);
    if ("instanceMatrix" in mesh) this.held(mesh);
    mesh.updateMatrixWorld();
    this.group.add(mesh);
  }

  dispose(): void {
    for (const thing of this.disposed) thing.dispose();
  }
}
