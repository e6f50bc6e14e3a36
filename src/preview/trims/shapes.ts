import { BoxGeometry, type BufferGeometry, CylinderGeometry, ExtrudeGeometry, LatheGeometry, Path, Shape, Vector2 } from "three";

/** What stands on the cloth in 3D; every instance of one shape is one draw call. */
export const SHAPES = ["button", "stud", "tooth", "cord"] as const;
export type ShapeName = (typeof SHAPES)[number];

const HOLES = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A disc of diameter 1 and thickness 1 with four holes through it; y is up. */
function button(): BufferGeometry {
  const disc = new Shape();
  disc.absarc(0, 0, 0.46, 0, 2 * Math.PI);
  disc.holes = HOLES.map(([x, y]) => new Path().absarc(x * 0.105, y * 0.105, 0.05, 0, 2 * Math.PI, true));
  const geometry = new ExtrudeGeometry(disc, {
    depth: 0.6,
    bevelEnabled: true,
    bevelThickness: 0.2,
    bevelSize: 0.04,
    bevelSegments: 2,
    curveSegments: 12,
  });
  return geometry.translate(0, 0, 0.2).rotateX(-Math.PI / 2);
}

/** Half the section of a domed stud of diameter 1 and height 1, from the middle out. */
const DOME = [
  [0, 1],
  [0.14, 0.97],
  [0.3, 0.78],
  [0.4, 0.62],
  [0.46, 0.56],
  [0.5, 0.3],
  [0.48, 0],
] as const;

const MAKERS: Readonly<Record<ShapeName, () => BufferGeometry>> = {
  button,
  stud: () => new LatheGeometry(DOME.map(([x, y]) => new Vector2(x, y)).reverse(), 20),
  tooth: () => new BoxGeometry(1, 1, 1).translate(0, 0.5, 0),
  cord: () => new CylinderGeometry(0.5, 0.5, 1, 8).rotateX(Math.PI / 2).translate(0, 0.5, 0),
};

/** A shape of one mm in every direction: x across, y off the cloth, z down the piece. */
export const shapeOf = (name: ShapeName): BufferGeometry => MAKERS[name]();
