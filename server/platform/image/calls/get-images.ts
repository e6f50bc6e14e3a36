import type { getImages } from "@selvedge/contract";
import type { Db } from "../../db/open.ts";
import type { Handler } from "../../http/registry.ts";
import type { ShareGrant } from "../../people/who.ts";
import { img, readPictures } from "../queries.ts";

export const getImagesHandler =
  (seenThrough: SeenThrough): Handler<typeof getImages> =>
  async ({ body, customer, share, db }) => {
    if (!share) return (await readPictures(db, customer.companyId, body.imageIds)).map(img);
    const { imageIds } = await seenThrough(db, share);
    const shown = body.imageIds.filter((id) => imageIds.has(id));
    return (await readPictures(db, share.companyId, shown)).map(img);
  };

/** Which pictures a link shows. */
export type SeenThrough = (db: Db, grant: ShareGrant) => Promise<{ readonly imageIds: ReadonlySet<string> }>;
