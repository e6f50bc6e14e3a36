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

/** A wall of light: where it hangs about the middle of the room (m), how large it is, how bright. */
type Panel = {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly light: number;
};

const ROOM_LIGHT = 0.5;
const PANELS: readonly Panel[] = [
  { at: [0, 5.6, 1.5], size: [7, 0.1, 6], light: 2.3 },
  { at: [-6, 2.2, 4], size: [0.1, 5, 5], light: 2.1 },
  { at: [6.4, 1, 2], size: [0.1, 6, 4], light: 1.05 },
  { at: [0, 1, -7], size: [9, 5, 0.1], light: 0.75 },
];

/** The light of a neutral photographer's studio, prefiltered for every roughness. Made here; nothing is loaded. Dispose the texture. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const made: { dispose(): void }[] = [];
  const basic = (light: number, side: Side = FrontSide) => {
    const material = new MeshBasicMaterial({ color: new Color(light, light, light), side });
    made.push(material);
    return material;
  };
  const room = new SphereGeometry(9, 24, 16);
  const box = new BoxGeometry(1, 1, 1);
  made.push(room, box);
  scene.add(new Mesh(room, basic(ROOM_LIGHT, BackSide)));
  for (const { at, size, light } of PANELS) {
    const panel = new Mesh(box, basic(light));
    panel.position.set(...at);
    panel.scale.set(...size);
    panel.lookAt(0, 0, 0);
    panel.rotation.set(0, 0, 0);
    scene.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.03);
  generator.dispose();
  for (const one of made) one.dispose();
  return texture;
}
