import { MAX_IMAGE_BYTES, type uploadCustomerLogo } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { img, storeUpload } from "../../../platform/image/queries.ts";
import { pictureKind } from "../../../platform/image/reading/kinds.ts";
import { refuse } from "../../../platform/refuse.ts";
import { mayChangeCompany } from "./may-change-company.ts";

export const uploadCustomerLogoHandler: Handler<typeof uploadCustomerLogo> = async ({
  customer,
  file,
  db,
  files,
  room,
  clock,
}) => {
  if (!mayChangeCompany(customer)) throw refuse("notAllowed");
  const { bytes } = file!;
  if (bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
  if (!pictureKind(bytes)) throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff"] });
  const picture = await storeUpload({ db, files, room }, customer, file!, "avatar", clock.now());
  await db.updateTable("companies").set({ logo_hash: picture.file_hash }).where("id", "=", customer.companyId).execute();
  return img(picture);
};
