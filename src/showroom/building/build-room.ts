import type { RoomScene } from "@selvedge/contract";
import { daylightIn } from "@selvedge/contract/room-light";
import { PAINT, sidesOf, solidsOf } from "@selvedge/contract/room-solids";
import { radiansOf } from "@selvedge/geometry-core";
import { BoxGeometry, BufferAttribute, type BufferGeometry, Color, InstancedMesh, type Material, Matrix4, Vector3 } from "three";
import { Plaster } from "./plaster.ts";

const WHITE = new Color("#ffffff");
/** A shadow reaches so far beyond both sides of a thing together. */
const SHADE_MM = 420;

export type Built = {
  /** Everything but the floor, lit already. */
  readonly walls: BufferGeometry;
  readonly floor: BufferGeometry;
  readonly lightAt: ReturnType<typeof daylightIn>;
};

/** The building and what stands in it, of two meshes whose light is worked out once. */
export function buildRoom(scene: RoomScene): Built {
  const lightAt = daylightIn(scene);
  const walls = new Plaster(lightAt);
  const floor = new Plaster(lightAt);
  const [width, height, depth] = scene.extent;
  const paint = PAINT[scene.architecture];
  floor.wall({ corner: [-width / 2, 0, depth / 2], u: [width, 0, 0], v: [0, 0, -depth], normal: [0, 1, 0] }, WHITE);
  walls.wall(
    { corner: [-width / 2, height, -depth / 2], u: [width, 0, 0], v: [0, 0, depth], normal: [0, -1, 0] },
    new Color(paint.ceiling),
  );
  for (const solid of solidsOf(scene)) {
    const colour = new Color(solid.colour);
    if (solid.kind === "bar") walls.bar(solid.place, solid.length, solid.radius, solid.turn, colour);
    else for (const side of sidesOf(solid)) walls.wall(side, colour);
  }
  return { walls: walls.geometry(), floor: floor.geometry(), lightAt };
}

/** Openings as they shine: windows and roof lights. */
export function openings({ boxes }: RoomScene, material: Material): InstancedMesh {
  const shining = boxes.filter(({ kind }) => kind === "window" || kind === "roofLight");
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, Math.max(1, shining.length));
  mesh.count = shining.length;
  shining.forEach(({ place, extent, turn }, index) => {
    const matrix = new Matrix4().makeRotationY(radiansOf(turn));
    matrix.setPosition(...place).scale(new Vector3(...extent));
    mesh.setMatrixAt(index, matrix);
  });
  mesh.frustumCulled = false;
  return mesh;
}

/** Soft shadows under what stands on the floor: one square for each, darkest in its middle. */
export function floorShadows(fixtures: RoomScene["fixtures"], boxes: RoomScene["boxes"], material: Material): InstancedMesh {
  const standing = [
    ...fixtures
      .filter(({ bottom, kind }) => bottom < 50 && kind !== "sign")
      .map(({ place, extent, turn }) => ({ place, extent, turn })),
    ...boxes.filter(({ kind }) => kind === "bench" || kind === "column"),
  ];
  const plane = new BoxGeometry(1, 0.001, 1);
  const mesh = new InstancedMesh(plane, material, Math.max(1, standing.length));
  mesh.count = standing.length;
  standing.forEach(({ place, extent, turn }, index) => {
    const matrix = new Matrix4().makeRotationY(radiansOf(turn));
    matrix.setPosition(place[0], 3, place[2]).scale(new Vector3(extent[0] + SHADE_MM, 1, extent[2] + SHADE_MM));
    mesh.setMatrixAt(index, matrix);
  });
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return mesh;
}

/** A window shines less where nothing is to be seen but the sky; vertex colours make it so. */
export function skyColours(geometry: BufferGeometry): void {
  const place = geometry.getAttribute("position");
  const colours = new Float32Array(3 * place.count);
  const [low, high] = [new Color("#e4e6e4"), new Color("#fbfcfd")];
  for (let vertex = 0; vertex < place.count; vertex++) {
    const sky = low.clone().lerp(high, place.getY(vertex) + 0.5);
    sky.toArray(colours, 3 * vertex);
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
}
