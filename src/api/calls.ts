// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "./definition.ts";

/** Every error a call may answer with, by the contract's name for it. */
export const CODES = {
  unreadableBody: 40000,
  validation: 40001,
  noSession: 40100,
  wrongLogin: 40101,
  sessionExpired: 40102,
  accountLocked: 40104,
  passwordMustChange: 40105,
  notAllowed: 40300,
  crossSite: 40301,
  sharePassword: 40302,
  privateShowroom: 40303,
  notFound: 40400,
  stale: 40900,
  nameUsed: 40901,
  stepNotAllowed: 40903,
  priceChanged: 40904,
  shareGone: 41000,
  tooLarge: 41300,
  fileType: 41500,
  imageUnreadable: 42200,
  belowMinimum: 42201,
  notOrderable: 42202,
  groupNotEmpty: 42203,
  defaultGroup: 42204,
  nothingToSearch: 42205,
  tooMany: 42900,
  internal: 50000,
  notConfigured: 50300,
  indexBuilding: 50301,
  tookTooLong: 50400,
} as const satisfies Record<contract.ErrorKey, number>;

/** Put into the cart, or bring the browser's cart. */
export const addCart: BrowserCall<typeof contract.addCart> = {
  method: "POST",
  path: "/cart/addCart",
  success: 20000,
};
/** Load a colour book. */
export const addColourBook: BrowserCall<typeof contract.addColourBook> = {
  method: "POST",
  path: "/colour-book/add",
  success: 20000,
};
/** Ask the mill. */
export const addConsult: BrowserCall<typeof contract.addConsult> = {
  method: "POST",
  path: "/consult/add",
  success: 20000,
};
/** Add an option to the advanced search. */
export const addFabricTag: BrowserCall<typeof contract.addFabricTag> = {
  method: "POST",
  path: "/fabric-tag/add",
  success: 20000,
};
/** Count the use of options. */
export const addFabricTagCount: BrowserCall<typeof contract.addFabricTagCount> = {
  method: "POST",
  path: "/fabric-tag/addTagCount",
  success: 20000,
};
/** Keep fabrics as favourites. */
export const addFavorite: BrowserCall<typeof contract.addFavorite> = {
  method: "POST",
  path: "/favorite-group-product/addFavorite",
  success: 20000,
};
/** Make a group of favourites. */
export const addFavoriteGroup: BrowserCall<typeof contract.addFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group/addFavoriteGroup",
  success: 20000,
};
/** Comment on a design. */
export const addMark: BrowserCall<typeof contract.addMark> = {
  method: "POST",
  path: "/design-proposal/addMark",
  success: 20000,
};
/** Keep a showroom as a favourite. */
export const addShowroomFavorite: BrowserCall<typeof contract.addShowroomFavorite> = {
  method: "POST",
  path: "/domain-favorite-group-item/addFavorite",
  success: 20000,
};
/** Make a group of showrooms. */
export const addShowroomFavoriteGroup: BrowserCall<typeof contract.addShowroomFavoriteGroup> = {
  method: "POST",
  path: "/domain-favorite-group/addFavoriteGroup",
  success: 20000,
};
/** Keep a style as a favourite. */
export const addStyleFavorite: BrowserCall<typeof contract.addStyleFavorite> = {
  method: "POST",
  path: "/design-favorite-group-item/addFavorite",
  success: 20000,
};
/** Make a group of styles. */
export const addStyleFavoriteGroup: BrowserCall<typeof contract.addStyleFavoriteGroup> = {
  method: "POST",
  path: "/design-favorite-group/addFavoriteGroup",
  success: 20000,
};
/** All fabrics, page by page. */
export const allGoods: BrowserCall<typeof contract.allGoods> = {
  method: "GET",
  path: "/product/allGoods",
  success: 20000,
};
/** Copy or move favourites to another group. */
export const batchCopyFabric: BrowserCall<typeof contract.batchCopyFabric> = {
  method: "POST",
  path: "/favorite-group-product/batchCopyFabric",
  success: 20000,
};
/** Remove favourites from their groups. */
export const batchDeleteFabric: BrowserCall<typeof contract.batchDeleteFabric> = {
  method: "POST",
  path: "/favorite-group-product/batchDeleteFabric",
  success: 20000,
};
/** The cart. */
export const cartList: BrowserCall<typeof contract.cartList> = {
  method: "POST",
  path: "/cart/cartList",
  success: 20007,
};
/** Forget all visits and search words. */
export const clearBrowseLog: BrowserCall<typeof contract.clearBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/clearBrowseLog",
  success: 20000,
};
/** Compare fabrics. */
export const compareProducts: BrowserCall<typeof contract.compareProducts> = {
  method: "POST",
  path: "/product/compare",
  success: 20000,
};
/** Record what was looked at. */
export const createBehavior: BrowserCall<typeof contract.createBehavior> = {
  method: "POST",
  path: "/behavior/create",
  success: 20000,
};
/** Report an error of the page. */
export const createErrorReport: BrowserCall<typeof contract.createErrorReport> = {
  method: "POST",
  path: "/errorReport/create",
  success: 20000,
};
/** Make a link to a design, a group or a fabric. */
export const createShare: BrowserCall<typeof contract.createShare> = {
  method: "POST",
  path: "/share/create",
  success: 20000,
};
/** Drop a fabric from the favourites. */
export const delFavorite: BrowserCall<typeof contract.delFavorite> = {
  method: "POST",
  path: "/favorite-group-product/delFavorite",
  success: 20000,
};
/** Drop a showroom from the favourites. */
export const delShowroomFavorite: BrowserCall<typeof contract.delShowroomFavorite> = {
  method: "POST",
  path: "/domain-favorite-group-item/delFavorite",
  success: 20000,
};
/** Drop a style from the favourites. */
export const delStyleFavorite: BrowserCall<typeof contract.delStyleFavorite> = {
  method: "POST",
  path: "/design-favorite-group-item/delFavorite",
  success: 20000,
};
/** Forget visits and search words. */
export const deleteBrowseLog: BrowserCall<typeof contract.deleteBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/deleteBrowseLog",
  success: 20000,
};
/** Remove a colour book. */
export const deleteColourBook: BrowserCall<typeof contract.deleteColourBook> = {
  method: "POST",
  path: "/colour-book/delete",
  success: 20000,
};
/** Remove one favourite from its group. */
export const deleteFavorite: BrowserCall<typeof contract.deleteFavorite> = {
  method: "POST",
  path: "/favorite-group-product/deleteFavorite",
  success: 20000,
};
/** Delete a group. */
export const deleteFavoriteGroup: BrowserCall<typeof contract.deleteFavoriteGroup> = {
  method: "POST",
  path: "/favorite/deleteFavoriteGroup",
  success: 20000,
};
/** Delete designs. */
export const deleteProposal: BrowserCall<typeof contract.deleteProposal> = {
  method: "POST",
  path: "/design-proposal/deleteProposal",
  success: 20000,
};
/** A fabric as a file for other programs or for printing. */
export const downloadSwatch: BrowserCall<typeof contract.downloadSwatch> = {
  method: "GET",
  path: "/product/download",
  success: 20000,
};
/** Several fabrics on sheets for printing at true size. */
export const downloadSwatchSheet: BrowserCall<typeof contract.downloadSwatchSheet> = {
  method: "GET",
  path: "/product/swatchSheet",
  success: 20000,
};
/** Change the note or the place of a favourite. */
export const editFavorite: BrowserCall<typeof contract.editFavorite> = {
  method: "POST",
  path: "/favorite-group-product/editFavorite",
  success: 20000,
};
/** Change a group. */
export const editFavoriteGroup: BrowserCall<typeof contract.editFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group-product/editFavoriteGroup",
  success: 20000,
};
/** Set one's own sale price. */
export const editFavoriteSalePrice: BrowserCall<typeof contract.editFavoriteSalePrice> = {
  method: "POST",
  path: "/favorite-group-product/editFavoriteSalePrice",
  success: 20000,
};
/** Export fabrics to Excel with pictures. */
export const exportExcelWithPic: BrowserCall<typeof contract.exportExcelWithPic> = {
  method: "POST",
  path: "/consult/exportExcelWithPic",
  success: 20000,
};
/** A colour by its name or code. */
export const findColour: BrowserCall<typeof contract.findColour> = {
  method: "POST",
  path: "/colour-book/find",
  success: 20000,
};
/** Pictures of the carousel. */
export const getBannerList: BrowserCall<typeof contract.getBannerList> = {
  method: "POST",
  path: "/customer-banner/getBannerList",
  success: 20000,
};
/** Fabrics I looked at. */
export const getBrowseLog: BrowserCall<typeof contract.getBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/getCusromerBrowseLog",
  success: 20000,
};
/** Whether what I look at is recorded. */
export const getConsent: BrowserCall<typeof contract.getConsent> = {
  method: "POST",
  path: "/behavior/getConsent",
  success: 20000,
};
/** A customer's profile. */
export const getCustomerById: BrowserCall<typeof contract.getCustomerById> = {
  method: "POST",
  path: "/customer/getCustomerById",
  success: 20000,
};
/** Decorations of a type. */
export const getDecoratePage: BrowserCall<typeof contract.getDecoratePage> = {
  method: "POST",
  path: "/decorate/getPage",
  success: 20000,
};
/** Style menus. */
export const getDesignFrontMenu: BrowserCall<typeof contract.getDesignFrontMenu> = {
  method: "POST",
  path: "/design-menu/getFrontMenu",
  success: 20000,
};
/** Children of a style menu. */
export const getDesignMenuChildren: BrowserCall<typeof contract.getDesignMenuChildren> = {
  method: "POST",
  path: "/design-menu/getMenuChildren",
  success: 20000,
};
/** Name of a style menu. */
export const getDesignMenuName: BrowserCall<typeof contract.getDesignMenuName> = {
  method: "POST",
  path: "/design-menu/getMenuName",
  success: 20000,
};
/** Files a fabric can be had in. */
export const getDownloads: BrowserCall<typeof contract.getDownloads> = {
  method: "GET",
  path: "/product/getDownloads",
  success: 20000,
};
/** Favourite fabrics of a group. */
export const getFabricFavorite: BrowserCall<typeof contract.getFabricFavorite> = {
  method: "POST",
  path: "/favorite-group/getFabricFavorite",
  success: 20000,
};
/** The number of favourites. */
export const getFavoriteCount: BrowserCall<typeof contract.getFavoriteCount> = {
  method: "POST",
  path: "/favorite/getFavoriteCount",
  success: 20000,
};
/** Groups of favourites. */
export const getFavoriteGroup: BrowserCall<typeof contract.getFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group/getFavoriteGroup",
  success: 20000,
};
/** Name of a group. */
export const getFavoriteGroupName: BrowserCall<typeof contract.getFavoriteGroupName> = {
  method: "POST",
  path: "/favorite-group/getFavoriteGroupName",
  success: 20000,
};
/** Favourites. */
export const getFavoriteList: BrowserCall<typeof contract.getFavoriteList> = {
  method: "POST",
  path: "/favorite/getFavoriteList",
  success: 20000,
};
/** Search the favourite fabrics. */
export const getFavoriteListByKeys: BrowserCall<typeof contract.getFavoriteListByKeys> = {
  method: "POST",
  path: "/favorite-group-product/getListByKeys",
  success: 20000,
};
/** How many favourites there are. */
export const getFavoriteSum: BrowserCall<typeof contract.getFavoriteSum> = {
  method: "POST",
  path: "/favorite/getFavoriteSum",
  success: 20000,
};
/** Fabric categories, three levels. */
export const getFrontMenu: BrowserCall<typeof contract.getFrontMenu> = {
  method: "POST",
  path: "/menu/getFrontMenu",
  success: 20000,
};
/** Fabric categories, three levels. */
export const getFrontMenuTree: BrowserCall<typeof contract.getFrontMenuTree> = {
  method: "GET",
  path: "/menu/getFrontMenuTree",
  success: 20000,
};
/** Addresses of pictures. */
export const getImages: BrowserCall<typeof contract.getImages> = {
  method: "POST",
  path: "/image/getByIds",
  success: 20000,
};
/** How far a long work is. */
export const getJob: BrowserCall<typeof contract.getJob> = {
  method: "POST",
  path: "/job/get",
  success: 20000,
};
/** What a long work has made. */
export const getJobFile: BrowserCall<typeof contract.getJobFile> = {
  method: "GET",
  path: "/job/file",
  success: 20000,
};
/** Search fabrics. */
export const getListByKeys: BrowserCall<typeof contract.getListByKeys> = {
  method: "POST",
  path: "/product/getListByKeys",
  success: 20000,
};
/** Annotations and comments on a design. */
export const getMarksByProposal: BrowserCall<typeof contract.getMarksByProposal> = {
  method: "POST",
  path: "/design-proposal/getMarksByProposal",
  success: 20000,
};
/** Styles of all children of a menu. */
export const getMenuAllProduct: BrowserCall<typeof contract.getMenuAllProduct> = {
  method: "POST",
  path: "/design-menu-product/getMenuAllProduct",
  success: 20000,
};
/** Children of a fabric category. */
export const getMenuChildren: BrowserCall<typeof contract.getMenuChildren> = {
  method: "POST",
  path: "/menu/getMenuChildren",
  success: 20000,
};
/** Fabrics of a category. */
export const getMenuFabrics: BrowserCall<typeof contract.getMenuFabrics> = {
  method: "POST",
  path: "/menu-product/getList",
  success: 20000,
};
/** Fabrics of one category, without facets. */
export const getMenuFabricsById: BrowserCall<typeof contract.getMenuFabricsById> = {
  method: "POST",
  path: "/menu-product/getListById",
  success: 20000,
};
/** Name of a fabric category. */
export const getMenuName: BrowserCall<typeof contract.getMenuName> = {
  method: "POST",
  path: "/menu/getMenuName",
  success: 20000,
};
/** Groups for the side of a page. */
export const getNavMenuData: BrowserCall<typeof contract.getNavMenuData> = {
  method: "POST",
  path: "/favorite-group/getNavMenuData",
  success: 20000,
};
/** Groups in the stored order. */
export const getNavMenuDataOrder: BrowserCall<typeof contract.getNavMenuDataOrder> = {
  method: "POST",
  path: "/favorite-group/getNavMenuDataOrder",
  success: 20000,
};
/** What waits for me. */
export const getOpenMatters: BrowserCall<typeof contract.getOpenMatters> = {
  method: "POST",
  path: "/welcome/getOpenMatters",
  success: 20000,
};
/** Pictures of styles in fabrics. */
export const getPortraits: BrowserCall<typeof contract.getPortraits> = {
  method: "POST",
  path: "/design/getPortraits",
  success: 20000,
};
/** Fabrics a style opens with. */
export const getPreloadFabrics: BrowserCall<typeof contract.getPreloadFabrics> = {
  method: "POST",
  path: "/design-preload-fabric/getByDesignId",
  success: 20000,
};
/** A fabric by its id. */
export const getProductById: BrowserCall<typeof contract.getProductById> = {
  method: "GET",
  path: "/product/getProductById",
  success: 20000,
};
/** Fabric of a code. */
export const getProductIdByCode: BrowserCall<typeof contract.getProductIdByCode> = {
  method: "POST",
  path: "/product/getProductIdByCode",
  success: 20000,
};
/** True scale of the pictures of fabrics. */
export const getProductJPGSize: BrowserCall<typeof contract.getProductJPGSize> = {
  method: "POST",
  path: "/product/getProductJPGSize",
  success: 20000,
};
/** A fabric with similar ones. */
export const getProductWapInfo: BrowserCall<typeof contract.getProductWapInfo> = {
  method: "POST",
  path: "/product/getProductWapInfo",
  success: 20000,
};
/** One saved design, or the list of them. */
export const getProposalData: BrowserCall<typeof contract.getProposalData> = {
  method: "POST",
  path: "/design-proposal/getProposalData",
  success: 20000,
};
/** People a group may be handed to. */
export const getRecipients: BrowserCall<typeof contract.getRecipients> = {
  method: "POST",
  path: "/favorite-group/getRecipients",
  success: 20000,
};
/** A group behind a link. */
export const getSharedGroup: BrowserCall<typeof contract.getSharedGroup> = {
  method: "POST",
  path: "/favorite-group/getSharedGroup",
  success: 20000,
};
/** Favourite showrooms of a group. */
export const getShowFavorite: BrowserCall<typeof contract.getShowFavorite> = {
  method: "POST",
  path: "/favorite-group/getShowFavorite",
  success: 20000,
};
/** A style with its pattern. */
export const getStyle: BrowserCall<typeof contract.getStyle> = {
  method: "POST",
  path: "/design/getById",
  success: 20000,
};
/** Favourite styles of a group. */
export const getStyleFavorite: BrowserCall<typeof contract.getStyleFavorite> = {
  method: "POST",
  path: "/favorite-group/getStyleFavorite",
  success: 20000,
};
/** Styles of a menu. */
export const getStyleList: BrowserCall<typeof contract.getStyleList> = {
  method: "POST",
  path: "/design-menu-product/getList",
  success: 20000,
};
/** Suggestions for a search word. */
export const getSuggestKeys: BrowserCall<typeof contract.getSuggestKeys> = {
  method: "POST",
  path: "/product/getSuggestKeys",
  success: 20000,
};
/** Suggestions of one kind. */
export const getSuggestList: BrowserCall<typeof contract.getSuggestList> = {
  method: "POST",
  path: "/product/getSuggestList",
  success: 20000,
};
/** Textures of named fabrics. */
export const getTextures: BrowserCall<typeof contract.getTextures> = {
  method: "POST",
  path: "/design/getTextures",
  success: 20000,
};
/** Styles for women. */
export const getWomenList: BrowserCall<typeof contract.getWomenList> = {
  method: "POST",
  path: "/design-menu-product/getWomenList",
  success: 20000,
};
/** Note that a fabric was looked at. */
export const insertBrowseLog: BrowserCall<typeof contract.insertBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/insertBrowseLog",
  success: 20000,
};
/** Colour books that can be searched. */
export const listColourBooks: BrowserCall<typeof contract.listColourBooks> = {
  method: "POST",
  path: "/colour-book/list",
  success: 20000,
};
/** Every decoration. */
export const listDecorates: BrowserCall<typeof contract.listDecorates> = {
  method: "GET",
  path: "/decorate/list",
  success: 20000,
};
/** Options of the advanced search. */
export const listFabricTags: BrowserCall<typeof contract.listFabricTags> = {
  method: "POST",
  path: "/fabric-tag/list",
  success: 20000,
};
/** My uploads. */
export const listImages: BrowserCall<typeof contract.listImages> = {
  method: "POST",
  path: "/image/list",
  success: 20000,
};
/** Links to a design, a group or a fabric. */
export const listShares: BrowserCall<typeof contract.listShares> = {
  method: "POST",
  path: "/share/list",
  success: 20000,
};
/** Pictures and words of the front page. */
export const listWelcome: BrowserCall<typeof contract.listWelcome> = {
  method: "POST",
  path: "/welcome/list",
  success: 20000,
};
/** Sign in. */
export const login: BrowserCall<typeof contract.login> = {
  method: "POST",
  path: "/account/login",
  success: 20000,
};
/** Sign out. */
export const loginOut: BrowserCall<typeof contract.loginOut> = {
  method: "GET",
  path: "/customer/loginOut",
  success: 20000,
};
/** Rename a design. */
export const modifyDesignName: BrowserCall<typeof contract.modifyDesignName> = {
  method: "POST",
  path: "/design-proposal/modifyDesignName",
  success: 20000,
};
/** Hand a group to customers. */
export const moveGroupToCustomer: BrowserCall<typeof contract.moveGroupToCustomer> = {
  method: "POST",
  path: "/favorite-group/moveGroupToCustomer",
  success: 20000,
};
/** Entries of the front page. */
export const navList: BrowserCall<typeof contract.navList> = {
  method: "GET",
  path: "/front/goods/navList",
  success: 20000,
};
/** The colours of the books that are nearest to one. */
export const nearestColours: BrowserCall<typeof contract.nearestColours> = {
  method: "POST",
  path: "/colour-book/nearest",
  success: 20000,
};
/** Open a link. */
export const openShare: BrowserCall<typeof contract.openShare> = {
  method: "POST",
  path: "/share/open",
  success: 20000,
};
/** Everything about a fabric. */
export const productDet: BrowserCall<typeof contract.productDet> = {
  method: "GET",
  path: "/product/productDet",
  success: 20000,
};
/** The best fabrics, styles and categories for a word. */
export const quickSearch: BrowserCall<typeof contract.quickSearch> = {
  method: "POST",
  path: "/product/quickSearch",
  success: 20000,
};
/** Bring removed favourites back. */
export const restoreFavorite: BrowserCall<typeof contract.restoreFavorite> = {
  method: "POST",
  path: "/favorite-group-product/restoreFavorite",
  success: 20000,
};
/** Bring a deleted design back. */
export const restoreProposal: BrowserCall<typeof contract.restoreProposal> = {
  method: "POST",
  path: "/design-proposal/restoreProposal",
  success: 20000,
};
/** Withdraw a link. */
export const revokeShare: BrowserCall<typeof contract.revokeShare> = {
  method: "POST",
  path: "/share/revoke",
  success: 20000,
};
/** Save a design. */
export const saveProposal: BrowserCall<typeof contract.saveProposal> = {
  method: "POST",
  path: "/design-proposal/saveProposal",
  success: 20000,
};
/** Find Similar Color. */
export const searchByColour: BrowserCall<typeof contract.searchByColour> = {
  method: "POST",
  path: "/search/byColor",
  success: 20000,
};
/** Values of one filter. */
export const searchFacet: BrowserCall<typeof contract.searchFacet> = {
  method: "POST",
  path: "/search/facets",
  success: 20000,
};
/** Fabrics that look like a picture. */
export const searchPicture: BrowserCall<typeof contract.searchPicture> = {
  method: "POST",
  path: "/picture/search",
  success: 20000,
};
/** Fabrics like a fabric. */
export const searchSimilar: BrowserCall<typeof contract.searchSimilar> = {
  method: "POST",
  path: "/search/similar",
  success: 20000,
};
/** Fabrics that can be laid on a piece. */
export const searchTexturedProducts: BrowserCall<typeof contract.searchTexturedProducts> = {
  method: "POST",
  path: "/design/getSearchAllProduct",
  success: 20000,
};
/** One picture of the carousel. */
export const selectBannerById: BrowserCall<typeof contract.selectBannerById> = {
  method: "POST",
  path: "/customer-banner/selectBannerById",
  success: 20000,
};
/** Allow or refuse that what I look at is recorded. */
export const setConsent: BrowserCall<typeof contract.setConsent> = {
  method: "POST",
  path: "/behavior/setConsent",
  success: 20000,
};
/** The current customer. */
export const showInfo: BrowserCall<typeof contract.showInfo> = {
  method: "GET",
  path: "/customer/showInfo",
  success: 20000,
};
/** Upload a picture. */
export const uploadImage: BrowserCall<typeof contract.uploadImage> = {
  method: "POST",
  path: "/image/upload",
  success: 20000,
};
