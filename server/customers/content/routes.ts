import { getBannerList, listWelcome, selectBannerById } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getBannerListHandler } from "./banners/get-banner-list.ts";
import { selectBannerByIdHandler } from "./banners/select-banner-by-id.ts";
import { listWelcomeHandler } from "./list-welcome.ts";

export const content = domain((on) => {
  on(getBannerList, getBannerListHandler);
  on(selectBannerById, selectBannerByIdHandler);
  on(listWelcome, listWelcomeHandler);
});
