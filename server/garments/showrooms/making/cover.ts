import type { BodyOf, saveChanel } from "@selvedge/contract";
import sharp from "sharp";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { readImages } from "../../../platform/image/queries.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { SCENE_PX } from "../../scenes/scene.ts";
import { keepScene } from "../../scenes/store.ts";
import type { Room } from "../card.ts";

export type Cover = Pick<Room, "cover_hash" | "scene_hash">;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly customer: SignedIn;
  readonly translate: (english: string) => string;
};
type Wanted = BodyOf<typeof saveChanel>["cover"];

/** Broad folds, as the covers of the demo mill have them. */
const FOLD_LAYOUT = { seed: 33, angle: 30, width: 44, depth: 16 } as const;
const QUALITY = 90;

export const NO_COVER: Cover = { cover_hash: null, scene_hash: null };

/**
 * The picture of a room's cover: none, a fabric in folds, or an upload cut to the format of covers, which only those may see who are
 * shown it; null for one that stays as it was.
 */
export async function coverOf({ db, files, customer, translate }: Parts, cover: Wanted): Promise<Cover | null> {
  const missing = (message: string) => invalid(translate, { path: "cover", rule: "notFound", message });
  switch (cover.kind) {
    case "none":
      return NO_COVER;
    case "kept":
      return null;
    case "fabric": {
      const cloth = await db
        .selectFrom("products")
        .select(["cloth_hash", "mm_width", "mm_height"])
        .where("id", "=", cover.productId)
        .executeTakeFirst();
      if (!cloth?.cloth_hash) throw missing("This fabric cannot be drawn. Please choose another one.");
      const { cloth_hash: record, mm_width, mm_height } = cloth;
      return {
        cover_hash: null,
        scene_hash: await keepScene(files, {
          kind: "folds",
          cloth: { record, mmWidth: mm_width!, mmHeight: mm_height! },
          lie: FOLD_LAYOUT,
        }),
      };
    }
    case "image": {
      const [image] = await readImages(db, customer.companyId, [cover.imageId]);
      const original = image && (await files.get(image.file_hash));
      if (!original) throw missing("The picture cannot be read.");
      const bytes = await sharp(original)
        .resize({ ...SCENE_PX.banner, fit: "cover" })
        .flatten({ background: "#ffffff" })
        .webp({ quality: QUALITY })
        .toBuffer();
      return { scene_hash: null, cover_hash: await files.putUpload(bytes) };
    }
  }
}
