import { SMALL_SWATCH_NAMES } from "../cloths/address.ts";
import type { Ground } from "./scope.ts";

/** Fabrics on the first page of the catalogue. */
const FIRST_PAGE = 24;

/** Draws the fabrics that everybody sees first, so that the first page of the catalogue is there with the first answer. */
export async function drawFirstPictures({ db, cloths }: Pick<Ground, "db" | "cloths">): Promise<void> {
  const rows = await db
    .selectFrom("products")
    .select("cloth_hash")
    .where("cloth_hash", "is not", null)
    .orderBy("code")
    .limit(FIRST_PAGE)
    .execute();
  await Promise.all(rows.flatMap(({ cloth_hash }) => SMALL_SWATCH_NAMES.map((small) => cloths.picture(cloth_hash!, small))));
}
