import {
  BackSide,
  BoxGeometry,
  Color,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Side,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import type { Light } from "../light/light.ts";
import type { Rgb } from "../types.ts";

/** The smallest face, px, whose rough levels still hold what light falls on cloth; a room of soft panels looks the same by it as by 256. */
const FACE_PX = 64;
/** Bytes of six faces of half floats with their levels. */
export const ROOM_BYTES = 6 * FACE_PX ** 2 * (4 / 3) * 8;

/** The library makes no room smaller than 256 px: seconds where a processor draws, and sixteen times the memory. */
class SoftRoom extends PMREMGenerator {
  protected _setSize(): void {
    Object.assign(this, { _cubeSize: FACE_PX });
  }
}

/** The light of a room, prefiltered for every roughness. Made here; nothing is loaded. Dispose the texture. */
export function roomLight(renderer: WebGLRenderer, { walls, panels }: Pick<Light, "walls" | "panels">): Texture {
  const scene = new Scene();
  const made: { dispose(): void }[] = [];
  const basic = (light: Rgb, side: Side = FrontSide) => {
    const material = new MeshBasicMaterial({ color: new Color(...light), side });
    made.push(material);
    return material;
  };
  const room = new SphereGeometry(9, 24, 16);
  const box = new BoxGeometry(1, 1, 1);
  made.push(room, box);
  scene.add(new Mesh(room, basic(walls, BackSide)));
  for (const { at, size, light } of panels) {
    const panel = new Mesh(box, basic(light));
    panel.position.set(...at);
    panel.scale.set(...size);
    scene.add(panel);
  }
  const generator = new SoftRoom(renderer);
  const { texture } = generator.fromScene(scene, 0.03);
  generator.dispose();
  for (const one of made) one.dispose();
  return texture;
}
