import {
  allGoods,
  compareProducts,
  getListByKeys,
  getMenuFabrics,
  getMenuFabricsById,
  getProductById,
  getProductIdByCode,
  getProductJPGSize,
  getProductWapInfo,
  getSuggestKeys,
  getTextures,
  productDet,
  searchFacet,
  searchTexturedProducts,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { allGoodsHandler } from "./lists/all-goods.ts";
import { getListByKeysHandler } from "./lists/get-list-by-keys.ts";
import { getMenuFabricsHandler } from "./lists/get-menu-fabrics.ts";
import { getMenuFabricsByIdHandler } from "./lists/get-menu-fabrics-by-id.ts";
import { compareProductsHandler } from "./page/compare-products.ts";
import { getProductByIdHandler } from "./page/get-product-by-id.ts";
import { getProductIdByCodeHandler } from "./page/get-product-id-by-code.ts";
import { getProductWapInfoHandler } from "./page/get-product-wap-info.ts";
import { type NoteVisit, productDetHandler } from "./page/product-det.ts";
import type { SeenThrough } from "./seen-through.ts";
import { getSuggestKeysHandler } from "./suggestions/get-suggest-keys.ts";
import { searchFacetHandler } from "./suggestions/search-facet.ts";
import { getProductJPGSizeHandler } from "./textures/get-product-jpg-size.ts";
import { getTexturesHandler } from "./textures/get-textures.ts";
import { searchTexturedProductsHandler } from "./textures/search-textured-products.ts";

export const products = ({ seenThrough, noteVisit }: { readonly seenThrough: SeenThrough; readonly noteVisit: NoteVisit }) =>
  domain((on) => {
    on(getListByKeys, getListByKeysHandler);
    on(getMenuFabrics, getMenuFabricsHandler);
    on(getMenuFabricsById, getMenuFabricsByIdHandler);
    on(searchFacet, searchFacetHandler);
    on(allGoods, allGoodsHandler);
    on(searchTexturedProducts, searchTexturedProductsHandler);
    on(getTextures, getTexturesHandler(seenThrough));
    on(getSuggestKeys, getSuggestKeysHandler);
    on(getProductIdByCode, getProductIdByCodeHandler);
    on(productDet, productDetHandler(noteVisit));
    on(getProductById, getProductByIdHandler);
    on(getProductWapInfo, getProductWapInfoHandler(seenThrough));
    on(getProductJPGSize, getProductJPGSizeHandler);
    on(compareProducts, compareProductsHandler);
  });
