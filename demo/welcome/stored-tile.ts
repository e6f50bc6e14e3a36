import type { StoredTile } from "@selvedge/server";
import { productId } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";

/** The albedo of a fabric of the demo mill, to be laid on something. */
export async function storedTile({ db, cloths }: Pick<Services, "db" | "cloths">, code: string): Promise<StoredTile> {
  const row = await db
    .selectFrom("products")
    .select(["cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", productId(code))
    .executeTakeFirstOrThrow();
  return { picture: (await cloths.picture(row.cloth_hash!, "albedo"))!, mmWidth: row.mm_width!, mmHeight: row.mm_height! };
}

/** The swatch of a fabric as a file of its own: the picture of what has no other, in the light scope. */
export async function storedSwatch(
  { db, cloths, files }: Pick<Services, "db" | "cloths" | "files">,
  code: string,
): Promise<string> {
  const { cloth_hash } = await db
    .selectFrom("products")
    .select("cloth_hash")
    .where("id", "=", productId(code))
    .executeTakeFirstOrThrow();
  return files.put((await cloths.picture(cloth_hash!, "swatch"))!);
}
