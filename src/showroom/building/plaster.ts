import type { RoomPoint } from "@selvedge/contract";
import { dayShare, LIT_EVERY_MM, SHADE_TINT } from "@selvedge/contract/room-light";
import type { Side } from "@selvedge/contract/room-solids";
import { inRoom } from "@selvedge/contract/room-view";
import { BufferAttribute, BufferGeometry, Color } from "three";

/** A texture of a surface covers so much of it, mm. */
export const TEXTURE_MM = 2_400;

type Light = (place: RoomPoint, normal: RoomPoint) => number;

const [DAY, SHADE] = [new Color(1, 1, 1), new Color(...SHADE_TINT)];

const along = (from: RoomPoint, u: RoomPoint, a: number, v: RoomPoint, b: number): RoomPoint => [
  from[0] + u[0] * a + v[0] * b,
  from[1] + u[1] * a + v[1] * b,
  from[2] + u[2] * a + v[2] * b,
];
const lengthOf = (v: RoomPoint) => Math.hypot(...v);

/** Flat surfaces whose light is worked out while they are written: all of them are one mesh that no lamp has to light again. */
export class Plaster {
  private readonly light: Light;
  private readonly positions: number[] = [];
  private readonly colours: number[] = [];
  private readonly uvs: number[] = [];
  private readonly triangles: number[] = [];

  constructor(light: Light) {
    this.light = light;
  }

  /** A rectangle from a corner along u and v, seen from where `normal` points to. */
  wall({ corner, u, v, normal }: Side, colour: Color, cell = LIT_EVERY_MM): void {
    const [columns, rows] = [Math.max(1, Math.ceil(lengthOf(u) / cell)), Math.max(1, Math.ceil(lengthOf(v) / cell))];
    const first = this.positions.length / 3;
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [a, b] = [column / columns, row / rows];
        const place = along(corner, u, a, v, b);
        this.positions.push(...place);
        this.uvs.push((a * lengthOf(u)) / TEXTURE_MM, (b * lengthOf(v)) / TEXTURE_MM);
        this.colours.push(...this.lit(place, normal, colour));
      }
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const a = first + row * (columns + 1) + column;
        const above = a + columns + 1;
        this.triangles.push(a, a + 1, above, above, a + 1, above + 1);
      }
  }

  private lit(place: RoomPoint, normal: RoomPoint, colour: Color): [number, number, number] {
    const light = this.light(place, normal);
    const tint = SHADE.clone().lerp(DAY, dayShare(light));
    return [colour.r * light * tint.r, colour.g * light * tint.g, colour.b * light * tint.b];
  }

  /** A round bar along x of what is turned, on its middle. */
  bar(place: RoomPoint, length: number, radius: number, turn: number, colour: Color): void {
    const sides = 8;
    const first = this.positions.length / 3;
    for (const end of [-length / 2, length / 2])
      for (let side = 0; side < sides; side++) {
        const angle = (2 * Math.PI * side) / sides;
        const out: RoomPoint = [0, Math.cos(angle), Math.sin(angle)];
        const point = inRoom(place, turn, [end, out[1] * radius, out[2] * radius]);
        this.positions.push(...point);
        this.uvs.push(0, 0);
        this.colours.push(...this.lit(point, inRoom([0, 0, 0], turn, out), colour));
      }
    for (let side = 0; side < sides; side++) {
      const [a, b] = [first + side, first + ((side + 1) % sides)];
      this.triangles.push(a, b, a + sides, b, b + sides, a + sides);
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(Float32Array.from(this.positions), 3));
    geometry.setAttribute("color", new BufferAttribute(Float32Array.from(this.colours), 3));
    geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(this.uvs), 2));
    geometry.setIndex(new BufferAttribute(Uint32Array.from(this.triangles), 1));
    geometry.computeBoundingSphere();
    return geometry;
  }
}
