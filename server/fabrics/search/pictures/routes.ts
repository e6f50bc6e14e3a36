import { searchByColour, searchPicture, searchSimilar } from "@selvedge/contract";
import { domain } from "../../../platform/http/registry.ts";
import { searchByColourHandler } from "./calls/search-by-colour.ts";
import { searchPictureHandler } from "./calls/search-picture.ts";
import { searchSimilarHandler } from "./calls/search-similar.ts";

export const pictures = domain((on) => {
  on(searchPicture, searchPictureHandler);
  on(searchSimilar, searchSimilarHandler);
  on(searchByColour, searchByColourHandler);
});
