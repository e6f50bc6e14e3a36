import { getImages, listImages, uploadImage } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { type Asks, getImagesHandler } from "./calls/get-images.ts";
import { listImagesHandler } from "./calls/list-images.ts";
import { uploadImageHandler } from "./calls/upload-image.ts";

export const image = (asks: Asks) =>
  domain((on) => {
    on(uploadImage, uploadImageHandler);
    on(getImages, getImagesHandler(asks));
    on(listImages, listImagesHandler);
  });
