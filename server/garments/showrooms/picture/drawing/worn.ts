import type { RoomPoint } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";
import { decodeDrape, displayMesh } from "@selvedge/garment-core";
import type { Canvas, Corner, Paint } from "./canvas.ts";
import type { Light } from "./surfaces.ts";

/** A garment on its form, on the floor or on a plinth. */
export type Standing = { readonly drape: Uint8Array; readonly place: RoomPoint; readonly turn: number };

/** Where the light comes from, as the room has it: from above and from where one stands. */
const FROM: RoomPoint = [0.2, 0.72, 0.66];
const [SHADED, LIT] = [0.56, 0.6];
/** The inside of the cloth gets less of the light around it. */
const INSIDE = 0.6;
const CHEST_MM = 1_200;
/** As the stored drape has it: a garment is a few hundred pixels high here. */
const LEVELS = 0;

/** Draws a garment with its form; `clothOf` paints a piece, in mm on it. */
export function worn(
  canvas: Canvas,
  { drape, place, turn }: Standing,
  how: { readonly eye: RoomPoint; readonly light: Light; readonly form: Paint; readonly clothOf: (pieceKey: string) => Paint },
): void {
  const { pieces, form } = displayMesh(decodeDrape(drape), LEVELS);
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < form.positions.length; index += 3) lowest = Math.min(lowest, form.positions[index]!);
  const chest: RoomPoint = [place[0], place[1] + CHEST_MM, place[2]];
  const sides = [0, 90, 180, 270].map((angle) => how.light(chest, inRoom([0, 0, 0], angle, [0, 0, 1])));
  const day = sides.reduce((sum, one) => sum + one, 0) / sides.length;
  const cornerOf = (mesh: Pick<typeof form, "positions" | "normals">, index: number, uv: Float32Array | null): Corner => {
    const [x, y, z] = mesh.positions.subarray(3 * index, 3 * index + 3) as unknown as RoomPoint;
    const point = inRoom(place, turn, [x, y - lowest, z]);
    const normal = inRoom([0, 0, 0], turn, [...mesh.normals.subarray(3 * index, 3 * index + 3)] as unknown as RoomPoint);
    const isTurnedAway = normal.reduce((sum, part, axis) => sum + part * (how.eye[axis]! - point[axis]!), 0) < 0;
    const facing = normal.reduce((sum, part, axis) => sum + part * FROM[axis]!, 0) * (isTurnedAway ? -1 : 1);
    return {
      place: point,
      a: uv ? uv[2 * index]! : 0,
      b: uv ? uv[2 * index + 1]! : 0,
      light: day * (SHADED + LIT * Math.max(0, facing)) * (isTurnedAway && uv ? INSIDE : 1),
    };
  };
  /** Without places on the pattern it is the form, all of one colour. */
  const draw = (mesh: typeof form, uv: Float32Array | null, paint: Paint) => {
    const corners = Array.from({ length: mesh.positions.length / 3 }, (_, index) => cornerOf(mesh, index, uv));
    for (let first = 0; first < mesh.indices.length; first += 3) {
      const [a, b, c] = [0, 1, 2].map((nth) => corners[mesh.indices[first + nth]!]!);
      canvas.triangle([a!, b!, c!], paint);
    }
  };
  draw(form, null, how.form);
  for (const piece of pieces) draw(piece, piece.uv, how.clothOf(piece.key));
}
