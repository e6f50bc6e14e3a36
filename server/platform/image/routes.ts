import { getImages, listImages, uploadImage } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { getImagesHandler, type SeenThrough } from "./calls/get-images.ts";
import { listImagesHandler } from "./calls/list-images.ts";
import { uploadImageHandler } from "./calls/upload-image.ts";

export const image = (seenThrough: SeenThrough) =>
  domain((on) => {
    on(uploadImage, uploadImageHandler);
    on(getImages, getImagesHandler(seenThrough));
    on(listImages, listImagesHandler);
  });
