import { productId } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";

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
