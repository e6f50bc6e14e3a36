import { BufferAttribute, BufferGeometry, CanvasTexture, Mesh, MeshBasicMaterial, SRGBColorSpace, type Texture } from "three";

type Corner = readonly [x: number, y: number, z: number];

/** Rectangles, each of four corners: below at the start and the end, above at the start and the end. They have no normals, so that they are drawn by the program that the words on the walls are drawn by. */
function sheets(all: readonly (readonly [Corner, Corner, Corner, Corner])[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(all.flat(2)), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(all.flatMap(() => [0, 0, 1, 0, 0, 1, 1, 1])), 2));
  geometry.setIndex(all.flatMap((_, index) => [0, 1, 2, 2, 1, 3].map((corner) => 4 * index + corner)));
  return geometry;
}

/** A rectangle that faces +z, about its middle. */
export const upright = (width: number, height: number): BufferGeometry => {
  const [x, y] = [width / 2, height / 2];
  return sheets([
    [
      [-x, -y, 0],
      [x, -y, 0],
      [-x, y, 0],
      [x, y, 0],
    ],
  ]);
};

/** Squares that lie on the floor, each about its spot. */
export const onFloor = (spots: readonly (readonly [number, number])[], sizeMm: number, y: number): BufferGeometry => {
  const half = sizeMm / 2;
  return sheets(
    spots.map(([x, z]) => [
      [x - half, y, z + half],
      [x + half, y, z + half],
      [x - half, y, z - half],
      [x + half, y, z - half],
    ]),
  );
};

/** A rod of length 1 along −z, seen from all sides. */
export const rod = (thickMm: number): BufferGeometry => {
  const half = thickMm / 2;
  const side = (x: number, y: number): readonly [Corner, Corner, Corner, Corner] => [
    [-x, -y, 0],
    [x, y, 0],
    [-x, -y, -1],
    [x, y, -1],
  ];
  return sheets([side(half, 0), side(-half, 0), side(0, half), side(0, -half)]);
};

export const drawnWith = (
  geometry: BufferGeometry,
  map: Texture,
  paint: { colour?: string; opacity?: number; order?: number },
) => {
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, opacity: paint.opacity ?? 1 });
  if (paint.colour) material.color.set(paint.colour);
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = paint.order ?? 2;
  return mesh;
};

const RING_PX = 128;

/** A ring with a soft disc in it, white, to be coloured. */
export function ringTexture(): CanvasTexture<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(RING_PX, RING_PX);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  const middle = RING_PX / 2;
  context.fillStyle = "#ffffff";
  context.strokeStyle = "#ffffff";
  context.lineWidth = 6;
  context.beginPath();
  context.arc(middle, middle, middle - 8, 0, 2 * Math.PI);
  context.globalAlpha = 0.18;
  context.fill();
  context.globalAlpha = 1;
  context.stroke();
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
