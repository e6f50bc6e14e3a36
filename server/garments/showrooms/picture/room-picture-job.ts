import type { RoomPoint, RoomScene } from "@selvedge/contract";
import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import sharp from "sharp";
import { type StoredTile, sampleCloth } from "../../../fabrics/cloths/pictures/tile.ts";
import { readTile } from "../../../fabrics/portraits/folds-job.ts";
import { SCENE_PX } from "../../scenes/scene.ts";
import type { Paint } from "./drawing/canvas.ts";
import { type DrawnRoom, drawRoom, LINEN, plain } from "./drawing/draw-room.ts";
import { viewOf } from "./drawing/view.ts";

type OnSpot = { readonly place: RoomPoint; readonly turn: number };

/** A room to be pictured: what is built and hangs there, the tiles of the fabrics that are near and the mean colour of each by their ids, and what stands and hangs in it besides. */
export type RoomPictureInput = {
  readonly room: DrawnRoom["room"] & Pick<RoomScene, "start">;
  readonly tiles: Readonly<Record<string, StoredTile>>;
  readonly colours: Readonly<Record<string, string>>;
  readonly garments: readonly (OnSpot & { readonly drape: Uint8Array; readonly fabrics: Readonly<Record<string, string>> })[];
  readonly pictures: readonly (OnSpot & { readonly picture: Uint8Array; readonly width: number; readonly height: number })[];
};

/** The nearest cloth has about so many pixels a millimetre: what is finer is averaged. */
const CLOTH_PER_MM = 0.5;
const QUALITY = 86;

/** The picture of a room as it is furnished, as WebP. */
export async function makeRoomPicture({ room, tiles, colours, garments, pictures }: RoomPictureInput): Promise<Uint8Array> {
  const cloths = new Map<string, Paint>();
  for (const [id, tile] of Object.entries(tiles)) {
    const cloth = await readTile(tile, CLOTH_PER_MM);
    cloths.set(id, (a, b, out) => sampleCloth(cloth, a, b, out));
  }
  const size = SCENE_PX.banner;
  const pixels = drawRoom(
    {
      room,
      garments,
      clothOf: (id) => cloths.get(id) ?? plain(colours[id] ?? LINEN),
      pictures: await Promise.all(pictures.map(async ({ picture, ...one }) => ({ ...one, paint: await painted(picture, one) }))),
    },
    viewOf(room),
    size,
  );
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}

/** A picture as paint for a side of this size, mm; averaged to what can be seen of it. */
async function painted(picture: Uint8Array, { width, height }: { width: number; height: number }): Promise<Paint> {
  const [columns, rows] = [Math.round(width * CLOTH_PER_MM), Math.round(height * CLOTH_PER_MM)];
  const { data } = await sharp(picture)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(columns, rows, { fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (a, b, out) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((a / width) * columns)));
    // A side is painted from below.
    const row = Math.min(rows - 1, Math.max(0, Math.floor((1 - b / height) * rows)));
    for (let channel = 0; channel < 3; channel++) out[channel] = LIGHT_OF_BYTE[data[3 * (row * columns + column) + channel]!]!;
  };
}
