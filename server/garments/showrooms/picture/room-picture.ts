import type { RoomGarment } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { sceneHashIn, sceneUrl } from "../../scenes/address.ts";
import type { Scene } from "../../scenes/scene.ts";
import { keepScene } from "../../scenes/store.ts";
import { ownHandOf } from "../../styles/drapes/drapes.ts";
import { presentDrapes } from "../../styles/drapes/stored/present.ts";
import type { Room } from "../card.ts";
import { readRecord } from "../contents/room-record.ts";
import { buildRoom } from "../room/build.ts";
import type { BuiltRoom } from "../room/record.ts";

type Looking = Parameters<typeof readRecord>[0];
type RoomScene = Extract<Scene, { kind: "room" }>;

/** So many fabrics, the nearest, are seen in their cloth. */
const MAX_CLOTHS = 60;

/** Where the picture of a room as it is furnished now is served; it is drawn when somebody looks at it, and drawn once for all that is the same. */
export async function roomPicture(looking: Looking, room: Room): Promise<string> {
  const built = buildRoom(await readRecord(looking, room));
  const [fabrics, garments] = await Promise.all([fabricsIn(looking.db, built), garmentsIn(looking.db, built.garments)]);
  return sceneUrl(await keepScene(looking.files, { kind: "room", room: withoutWords(built), ...fabrics, ...garments }));
}

/** What hangs on the walls to be read is not in it: the same room is the same picture in every language. */
function withoutWords({ architecture, extent, start, boxes, fixtures, hangers, folded }: BuiltRoom): RoomScene["room"] {
  return {
    ...{ architecture, extent, start, boxes },
    fixtures: fixtures.filter(({ kind }) => kind !== "sign").map(({ standId: _, groupId: __, ...fixture }) => fixture),
    hangers: hangers.map(({ itemId: _, standId: __, ...hanger }) => hanger),
    folded: folded.map(({ standId: _, ...one }) => one),
  };
}

async function fabricsIn(db: Db, { start, hangers, garments }: BuiltRoom): Promise<Pick<RoomScene, "cloths" | "colours">> {
  const away = ({ place }: (typeof hangers)[number]) => Math.hypot(place[0] - start.place[0], place[2] - start.place[2]);
  const worn = garments.flatMap(({ fabrics }) => fabrics.flatMap(({ productId }) => productId ?? []));
  const hung = hangers.toSorted((a, b) => away(a) - away(b)).map(({ productId }) => productId);
  const ids = [...new Set([...worn, ...hung])];
  if (ids.length === 0) return { cloths: {}, colours: {} };
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height", "mean_colour"])
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const measured = found.flatMap(({ id, cloth_hash, mm_width, mm_height }) =>
    cloth_hash && mm_width && mm_height ? [[id, { record: cloth_hash, mmWidth: mm_width, mmHeight: mm_height }] as const] : [],
  );
  return {
    cloths: Object.fromEntries(measured.slice(0, MAX_CLOTHS)),
    colours: Object.fromEntries(found.flatMap(({ id, mean_colour }) => (mean_colour ? [[id, mean_colour] as const] : []))),
  };
}

/** Those on forms as they hang in the class of their cloth, where they were draped so, else as the style was cut for; and the pictures of the others. A saved design on a form is drawn in its fabrics alone, and one on the wall leaves a blank board: its artworks and its picture are served to whom an answer is for alone, and this one to whoever has its address. */
async function garmentsIn(db: Db, garments: readonly RoomGarment[]): Promise<Pick<RoomScene, "garments" | "pictures">> {
  const drapes = await presentDrapes(
    db,
    garments.map(({ design }) => design.id),
  );
  const drapeOf = ({ design, size, hand }: RoomGarment) => {
    const hung = drapes.filter((one) => one.styleId === design.id && one.size === size);
    return (hung.find((one) => one.hand === hand) ?? hung.find((one) => one.hand === ownHandOf(one.recipe)))?.fileHash;
  };
  return {
    garments: garments.flatMap((garment) => {
      const drape = garment.width === null && drapeOf(garment);
      const fabrics = garment.fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId] as const] : []));
      return drape ? [{ drape, fabrics: Object.fromEntries(fabrics), place: garment.place, turn: garment.turn }] : [];
    }),
    pictures: garments.flatMap(({ place, turn, width, height, pictureUrl }) => {
      const scene = pictureUrl && sceneHashIn(pictureUrl);
      return width !== null && height !== null && scene ? [{ scene, place, turn, width, height }] : [];
    }),
  };
}
