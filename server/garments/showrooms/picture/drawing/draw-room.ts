import type { RoomPoint } from "@selvedge/contract";
import { daylightIn } from "@selvedge/contract/room-light";
import { PAINT, type Side, type SolidRoom, sidesOf, solidsOf } from "@selvedge/contract/room-solids";
import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import { Canvas, type Eye, type Paint } from "./canvas.ts";
import { floorOf } from "./floor.ts";
import { hungCloth, inLayers, type Light, side } from "./surfaces.ts";
import { type Standing, worn } from "./worn.ts";

/** A room as it is pictured, with what its cloth, its garments and its pictures are painted with. */
export type DrawnRoom = {
  readonly room: Omit<SolidRoom, "hangers" | "folded"> & {
    readonly hangers: readonly (SolidRoom["hangers"][number] & { readonly productId: string; readonly drop: number })[];
    readonly folded: readonly (SolidRoom["folded"][number] & {
      readonly productId: string;
      readonly extent: RoomPoint;
      readonly turn: number;
    })[];
  };
  /** The cloth of a fabric, in mm on it. */
  readonly clothOf: (productId: string) => Paint;
  readonly garments: readonly (Standing & { readonly fabrics: Readonly<Record<string, string>> })[];
  readonly pictures: readonly {
    readonly place: RoomPoint;
    readonly turn: number;
    readonly width: number;
    readonly height: number;
    readonly paint: Paint;
  }[];
};

/** A form without a garment, and a fabric of which nothing is known. */
export const LINEN = "#d3cdc2";
/** What is seen of the sky. */
const SKY = "#f2f4f5";
const SKY_LIGHT = 1.15;

/** One colour all over, given as in CSS: six hex digits. */
export function plain(hex: string): Paint {
  const [red, green, blue] = [1, 3, 5].map((from) => LIGHT_OF_BYTE[Number.parseInt(hex.slice(from, from + 2), 16)]!);
  return (_a, _b, out) => out.set([red!, green!, blue!]);
}

/** Draws a room as somebody sees it: sRGB, three bytes a pixel. Pure; the same room is the same picture. */
export function drawRoom(drawn: DrawnRoom, eye: Eye, size: { readonly width: number; readonly height: number }): Uint8Array {
  const { room, garments, clothOf, pictures } = drawn;
  const canvas = new Canvas(eye, size.width, size.height);
  const light = daylightIn(room);
  building(canvas, room, light);
  for (const hanger of room.hangers) hungCloth(canvas, hanger, light, clothOf(hanger.productId));
  for (const { place, extent, turn, productId } of room.folded) {
    const middle: RoomPoint = [place[0], place[1] + extent[1] / 2, place[2]];
    const [cloth, layered] = [clothOf(productId), inLayers(clothOf(productId), extent[1])];
    for (const one of sidesOf({ place: middle, extent, turn, without: ["bottom"] }))
      side(canvas, one, light, one.normal[1] > 0.5 ? cloth : layered);
  }
  for (const { fabrics, ...standing } of garments)
    worn(canvas, standing, {
      eye: eye.place,
      light,
      form: plain(LINEN),
      clothOf: (pieceKey) => {
        const productId = fabrics[pieceKey] ?? fabrics["*"];
        return productId ? clothOf(productId) : plain(LINEN);
      },
    });
  for (const { place, turn, width, height, paint } of pictures) {
    const [front] = sidesOf({
      place,
      extent: [width, height, 4],
      turn,
      without: ["back", "left", "right", "top", "bottom"],
    });
    side(canvas, front!, light, paint);
  }
  return canvas.pixels();
}

function building(canvas: Canvas, room: SolidRoom, light: Light): void {
  const [width, height, depth] = room.extent;
  const floor: Side = { corner: [-width / 2, 0, depth / 2], u: [width, 0, 0], v: [0, 0, -depth], normal: [0, 1, 0] };
  side(canvas, floor, light, floorOf(room));
  const ceiling: Side = { corner: [-width / 2, height, -depth / 2], u: [width, 0, 0], v: [0, 0, depth], normal: [0, -1, 0] };
  side(canvas, ceiling, light, plain(PAINT[room.architecture].ceiling));
  for (const solid of solidsOf(room)) {
    const thick = solid.kind === "bar" ? 2 * solid.radius : 0;
    const box = solid.kind === "bar" ? { ...solid, extent: [solid.length, thick, thick] as RoomPoint, without: [] } : solid;
    for (const one of sidesOf(box)) side(canvas, one, light, plain(solid.colour));
  }
  for (const { kind, place, extent, turn } of room.boxes) {
    if (kind !== "window" && kind !== "roofLight") continue;
    for (const one of sidesOf({ place, extent, turn, without: [] })) side(canvas, one, () => SKY_LIGHT, plain(SKY));
  }
}
