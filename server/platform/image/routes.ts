import { getImages, listImages, MAX_IMAGE_BYTES, uploadImage } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { offsetOf, pageOf } from "../http/answer/page.ts";
import { domain } from "../http/registry.ts";
import { refuse } from "../refuse.ts";
import type { ShareGrant } from "../security/who.ts";
import { img, readPictures, storeUpload } from "./queries.ts";
import { isDrawing, pictureKind } from "./reading/kinds.ts";

/** Which pictures a link shows. */
type SeenThrough = (db: Db, grant: ShareGrant) => Promise<{ readonly imageIds: ReadonlySet<string> }>;

export const image = (seenThrough: SeenThrough) =>
  domain((on) => {
    on(uploadImage, async ({ body, customer, file, db, files, room, clock, translate }) => {
      const { bytes } = file!;
      if (bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
      if (!pictureKind(bytes) && !isDrawing(bytes))
        throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff", "svg"] });
      const row = await storeUpload({ db, files, room }, customer, file!, body.purpose, clock.now());
      return {
        ...img(row),
        bytes: row.bytes,
        mime: row.mime,
        dominant: row.dominant.map((chip) => ({ ...chip, name: translate(chip.name) })),
        sha256: row.input_sha256,
      };
    });

    on(getImages, async ({ body, customer, share, db }) => {
      if (!share) return (await readPictures(db, customer.customerId, body.imageIds)).map(img);
      const { imageIds } = await seenThrough(db, share);
      const shown = body.imageIds.filter((id) => imageIds.has(id));
      return (await readPictures(db, share.customerId, shown)).map(img);
    });

    on(listImages, async ({ body, customer, db }) => {
      const own = db
        .selectFrom("images as i")
        .innerJoin("image_purposes as p", "p.image_id", "i.id")
        .where("p.user_id", "=", customer.userId)
        .where("p.purpose", "=", body.purpose);
      const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
      const rows = await own
        .select(["i.id", "i.file_hash", "i.width", "i.height", "p.name"])
        .orderBy("p.uploaded_at", "desc")
        .orderBy("i.id", "desc")
        .limit(body.pageSize)
        .offset(offsetOf(body))
        .execute();
      return pageOf(
        total,
        rows.map((row) => ({ ...img(row), name: row.name })),
        body,
      );
    });
  });
