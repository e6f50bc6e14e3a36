import {
  downloadPattern,
  getDrape,
  getMenuAllProduct,
  getPatternSizes,
  getPortraits,
  getPreloadFabrics,
  getSizePortraits,
  getStyle,
  getStyleList,
  getSuggestList,
  getWomenList,
  quickSearch,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getDrapeHandler } from "./drapes/get-drape.ts";
import { getPortraitsHandler } from "./drapes/get-portraits.ts";
import { getSizePortraitsHandler } from "./drapes/get-size-portraits.ts";
import { getPreloadFabricsHandler } from "./get-preload-fabrics.ts";
import { getStyleHandler } from "./get-style.ts";
import { getMenuAllProductHandler } from "./lists/get-menu-all-product.ts";
import { getStyleListHandler } from "./lists/get-style-list.ts";
import { getSuggestListHandler } from "./lists/get-suggest-list.ts";
import { getWomenListHandler } from "./lists/get-women-list.ts";
import { quickSearchHandler } from "./lists/quick-search.ts";
import { downloadPatternHandler } from "./pattern/download-pattern.ts";
import { getPatternSizesHandler } from "./pattern/get-pattern-sizes.ts";
import type { ReadShownStyle } from "./read-style.ts";

export const styles = (readShown: ReadShownStyle) =>
  domain((on) => {
    on(getSuggestList, getSuggestListHandler);

    on(quickSearch, quickSearchHandler);
    on(getStyleList, getStyleListHandler);
    on(getWomenList, getWomenListHandler);
    on(getMenuAllProduct, getMenuAllProductHandler);
    on(getPortraits, getPortraitsHandler);
    on(getStyle, getStyleHandler(readShown));
    on(getDrape, getDrapeHandler(readShown));
    on(downloadPattern, downloadPatternHandler);
    on(getPatternSizes, getPatternSizesHandler);
    on(getSizePortraits, getSizePortraitsHandler);
    on(getPreloadFabrics, getPreloadFabricsHandler(readShown));
  });
