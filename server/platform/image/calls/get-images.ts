import type { getImages } from "@selvedge/contract";
import type { Db } from "../../db/open.ts";
import type { Handler } from "../../http/registry.ts";
import type { ShareGrant } from "../../people/who.ts";
import { img, type OpenPictures, readPictures } from "../queries.ts";

export const getImagesHandler =
  ({ seenThrough, openPictures }: Asks): Handler<typeof getImages> =>
  async ({ body, customer, share, db }) => {
    if (!share) return (await readPictures({ db, openPictures }, customer.companyId, body.imageIds)).map(img);
    const { imageIds } = await seenThrough(db, share);
    const shown = body.imageIds.filter((id) => imageIds.has(id));
    return (await readPictures({ db, openPictures }, share.companyId, shown)).map(img);
  };

/** Which pictures a link shows. */
type SeenThrough = (db: Db, grant: ShareGrant) => Promise<{ readonly imageIds: ReadonlySet<string> }>;

/** What the layers above are asked for. */
export type Asks = { readonly seenThrough: SeenThrough; readonly openPictures: OpenPictures };
