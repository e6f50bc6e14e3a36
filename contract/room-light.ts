import { radians } from "./room-view.ts";
import type { RoomPoint, RoomScene } from "./rooms.ts";

/** A part of a window or of a roof light: where it is, where it shines to, how large it is, mm². */
type Lamp = { readonly place: RoomPoint; readonly normal: RoomPoint; readonly area: number };

/** Each opening is taken in so many parts along its longer sides. */
const PARTS = 5;
/** What the sky gives through an opening, against 1 for a wall in full daylight; and what comes back from walls and floor everywhere. */
const SKY = 2.3;
const BOUNCED = 0.74;
/** What the floor throws up to what looks down. */
const FROM_FLOOR = 0.14;
/** Corners are darker within this, mm. */
const CORNER_MM = 420;
const CORNER_SHADE = 0.16;

function lampsOf({ boxes }: Pick<RoomScene, "boxes">): Lamp[] {
  return boxes.flatMap(({ kind, place, extent, turn }): Lamp[] => {
    if (kind === "roofLight") return parts(place, [extent[0], 0, extent[2]], [0, -1, 0], turn);
    if (kind !== "window") return [];
    const isAlongX = extent[0] >= extent[2];
    const side: RoomPoint = isAlongX ? [0, 0, 1] : [1, 0, 0];
    const angle = radians(turn);
    const across: RoomPoint = [
      side[0] * Math.cos(angle) + side[2] * Math.sin(angle),
      0,
      side[2] * Math.cos(angle) - side[0] * Math.sin(angle),
    ];
    // A window shines into the room, whose middle is the origin.
    const inward = across[0] * place[0] + across[2] * place[2] > 0 ? -1 : 1;
    const normal: RoomPoint = [across[0] * inward, 0, across[2] * inward];
    return parts(place, isAlongX ? [extent[0], extent[1], 0] : [0, extent[1], extent[2]], normal, turn);
  });
}

function parts(place: RoomPoint, [w, h, d]: RoomPoint, normal: RoomPoint, turn: number): Lamp[] {
  const angle = radians(turn);
  const counts = [w, h, d].map((length) => (length > 0 ? PARTS : 1)) as [number, number, number];
  const area = [w, h, d].filter((length) => length > 0).reduce((all, length) => all * length, 1) / (PARTS * PARTS);
  const lamps: Lamp[] = [];
  for (let i = 0; i < counts[0]; i++)
    for (let j = 0; j < counts[1]; j++)
      for (let k = 0; k < counts[2]; k++) {
        const x = ((i + 0.5) / counts[0] - 0.5) * w;
        const y = ((j + 0.5) / counts[1] - 0.5) * h;
        const z = ((k + 0.5) / counts[2] - 0.5) * d;
        const turned: RoomPoint = [x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle)];
        lamps.push({ place: [place[0] + turned[0], place[1] + turned[1], place[2] + turned[2]], normal, area });
      }
  return lamps;
}

/** Surfaces are lit at points so far apart, mm: finer than daylight changes on a wall. */
export const LIT_EVERY_MM = 450;

/** What walls and a wooden floor throw back is a little warmer than the light of the day: of a white surface in linear light, red, green and blue. */
export const SHADE_TINT = [0.985, 0.955, 0.91] as const;
const [SHADE_UP_TO, DAY_FROM] = [0.45, 1.05];

/** How far this much light is that of the day: 0 is of the tint of the shade, 1 is white. */
export const dayShare = (light: number): number => Math.min(1, Math.max(0, (light - SHADE_UP_TO) / (DAY_FROM - SHADE_UP_TO)));

/** A lamp in the row of all: its place, what it faces, its area. */
const LAMP_NUMBERS = 7;

/** The daylight of a room, worked out once: what comes straight from its openings, and what its walls throw back. */
export function daylightIn(scene: Pick<RoomScene, "boxes" | "extent">): (place: RoomPoint, normal: RoomPoint) => number {
  // A large room asks for fourteen million pairs of a place and a lamp: in a row of numbers they take a quarter of the time.
  const lamps = Float64Array.from(lampsOf(scene).flatMap((lamp) => [...lamp.place, ...lamp.normal, lamp.area]));
  const [width, height, depth] = scene.extent;
  return (place, normal) => {
    const [x, y, z] = place;
    const [u, v, w] = normal;
    let light = 0;
    for (let lamp = 0; lamp < lamps.length; lamp += LAMP_NUMBERS) {
      const dx = lamps[lamp]! - x;
      const dy = lamps[lamp + 1]! - y;
      const dz = lamps[lamp + 2]! - z;
      const received = dx * u + dy * v + dz * w;
      if (received <= 0) continue;
      const sent = -(dx * lamps[lamp + 3]! + dy * lamps[lamp + 4]! + dz * lamps[lamp + 5]!);
      if (sent <= 0) continue;
      // Nearer than half a metre a part is no longer a point.
      const squared = Math.max(250_000, dx * dx + dy * dy + dz * dz);
      light += (lamps[lamp + 6]! * received * sent) / (Math.PI * squared * squared);
    }
    const distances = [width / 2 - Math.abs(place[0]), place[1], height - place[1], depth / 2 - Math.abs(place[2])];
    const facing = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[1]), Math.abs(normal[2])];
    let open = 1;
    distances.forEach((away, side) => {
      // A wall is not in its own corner.
      open *= 1 - CORNER_SHADE * (1 - facing[side]!) * Math.exp(-Math.max(0, away) / CORNER_MM);
    });
    return (BOUNCED + FROM_FLOOR * Math.max(0, -normal[1]) + SKY * light) * open;
  };
}
