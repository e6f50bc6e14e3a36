import type { BodyOf, DataOf, getPortraits } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { sceneUrl } from "../scenes/address.ts";
import { keepScene } from "../scenes/store.ts";

/** Degrees a garment is turned for each side: a little aside, as it would stand. */
const YAW = { front: 18, back: 198 } as const;

/** The picture of each asked style in each asked fabric, in the order asked. It is drawn when somebody looks at it. */
export async function portraitScenes(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { designIds, productIds, side }: BodyOf<typeof getPortraits>,
): Promise<DataOf<typeof getPortraits>> {
  const drapes = await db
    .selectFrom("styles as s")
    .innerJoin("style_drapes as d", (join) => join.onRef("d.style_id", "=", "s.id").onRef("d.size", "=", "s.default_size"))
    .select(["s.id", "d.file_hash"])
    .where("s.id", "=", sql<string>`any(${designIds})`)
    .execute();
  const cloths = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", sql<string>`any(${productIds})`)
    .where("cloth_hash", "is not", null)
    .where("mm_width", "is not", null)
    .execute();
  const pairs = designIds.flatMap((designId) => productIds.map((productId) => ({ designId, productId })));
  const pictured = await Promise.all(
    pairs.map(async ({ designId, productId }) => {
      const drape = drapes.find(({ id }) => id === designId)?.file_hash;
      const cloth = cloths.find(({ id }) => id === productId);
      if (!drape || !cloth) return [];
      const scene = await keepScene(files, {
        kind: "worn",
        drape,
        cloth: { record: cloth.cloth_hash!, mmWidth: cloth.mm_width!, mmHeight: cloth.mm_height! },
        yaw: YAW[side],
        format: "portrait",
      });
      return [{ designId, productId, imageUrl: sceneUrl(scene) }];
    }),
  );
  return pictured.flat();
}
