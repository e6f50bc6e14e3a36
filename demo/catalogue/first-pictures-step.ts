import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { type Db, SMALL_SWATCH_NAMES, sceneStore } from "@selvedge/server";
import type { Services } from "../scope.ts";

/** Draws what everybody sees first, so that it is there with the first answer: the first page of the catalogue, the first banner, the newest collection. */
export async function drawFirstPictures(services: Services): Promise<void> {
  const { db, cloths } = services;
  const scenes = sceneStore(services);
  await Promise.all([
    ...(await firstScenes(db)).map((scene) => scenes.picture(scene)),
    ...(await newestCloths(db)).flatMap((cloth) => SMALL_SWATCH_NAMES.map((small) => cloths.picture(cloth, small))),
  ]);
}

/** Of the first page of the catalogue, which begins with the newest. */
async function newestCloths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("products")
    .select("cloth_hash")
    .where("cloth_hash", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("code")
    .limit(DEFAULT_PAGE_SIZE)
    .execute();
  return rows.map((row) => row.cloth_hash!);
}

async function firstScenes(db: Db): Promise<string[]> {
  const rows = await Promise.all([
    db.selectFrom("banners").select("scene_hash").orderBy("sort").orderBy("id").limit(1).execute(),
    db.selectFrom("decorates").select("scene_hash").where("type", "=", "block").orderBy("sort").orderBy("id").limit(1).execute(),
  ]);
  return rows.flat().flatMap((row) => row.scene_hash ?? []);
}
