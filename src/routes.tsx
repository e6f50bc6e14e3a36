import type { ComponentType } from "react";
import { isPublic } from "./guard.ts";
import type { Area } from "./i18n-languages.ts";

type Page = { default: ComponentType };

export type Route = {
  readonly path: string;
  /** English text and key of the page's title, in the shell's area. */
  readonly titleKey: string;
  /** "shell" has header and footer around it, "bare" fills the window itself. */
  readonly frame: "shell" | "bare";
  /** Which part of the portal it belongs to: the header marks its tab, and its navigation stands above or beside the page. */
  readonly part?: "fabrics" | "styles" | "userCentre";
  /** Texts the page needs besides the shell's. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<Page>;
};

/** The one table of pages. The guard, titles, header, tests and the router read it. */
export const ROUTES: readonly Route[] = [
  {
    path: "/nav",
    titleKey: "Cloth, seen before it is cut",
    frame: "shell",
    areas: ["front", "around"],
    load: () => import("./pages/nav/page.tsx"),
  },
  { path: "/login", titleKey: "Sign in", frame: "shell", areas: ["front"], load: () => import("./pages/login/page.tsx") },
  {
    path: "/wapErp/login",
    titleKey: "At the mill",
    frame: "bare",
    areas: ["erp", "states"],
    load: () => import("./pages/wap-erp/login-page.tsx"),
  },
  {
    path: "/wapErp/nav",
    titleKey: "Today at the mill",
    frame: "bare",
    areas: ["erp", "states"],
    load: () => import("./pages/wap-erp/nav-page.tsx"),
  },
  {
    path: "/wapErp/manage",
    titleKey: "Work",
    frame: "bare",
    areas: ["erp", "states"],
    load: () => import("./pages/wap-erp/manage-page.tsx"),
  },
  {
    path: "/wapErp/view",
    titleKey: "Work",
    frame: "bare",
    areas: ["erp", "states", "quotations", "lapdips", "samples", "inspection", "orders"],
    load: () => import("./pages/wap-erp/view-page.tsx"),
  },
  {
    path: "/wapErp/warning",
    titleKey: "Warnings",
    frame: "bare",
    areas: ["erp", "states"],
    load: () => import("./pages/wap-erp/warning-page.tsx"),
  },
  {
    path: "/checkout",
    titleKey: "Checkout",
    frame: "shell",
    areas: ["checkout", "favourites", "samples"],
    load: () => import("./pages/checkout/page.tsx"),
  },
  {
    path: "/home",
    titleKey: "Start",
    frame: "shell",
    areas: ["pages", "around", "matters", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/home/page.tsx"),
  },
  {
    path: "/goods",
    titleKey: "Fabrics",
    frame: "shell",
    part: "fabrics",
    areas: ["finding", "favourites"],
    load: () => import("./pages/goods/page.tsx"),
  },
  {
    path: "/goodSearch",
    titleKey: "Fabrics",
    frame: "shell",
    part: "fabrics",
    areas: ["finding", "favourites"],
    load: () => import("./pages/goods/page.tsx"),
  },
  {
    path: "/goodsDetails",
    titleKey: "Fabric",
    frame: "shell",
    part: "fabrics",
    areas: ["goods", "fabric", "favourites", "attributes", "pages", "preview", "catalogue", "fabrics"],
    load: () => import("./pages/goods-details/page.tsx"),
  },
  {
    path: "/shareGoodsDetails",
    titleKey: "Fabric",
    frame: "bare",
    areas: ["goods", "fabric", "favourites", "attributes", "share", "preview", "catalogue", "fabrics"],
    load: () => import("./pages/goods-details/shared-page.tsx"),
  },
  {
    path: "/designlist",
    titleKey: "Style Library",
    frame: "shell",
    part: "styles",
    areas: ["pages", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/designlist/page.tsx"),
  },
  {
    path: "/ownStyles",
    titleKey: "Own styles",
    frame: "shell",
    part: "styles",
    areas: ["own-styles", "pages", "preview", "pattern", "catalogue", "fabrics"],
    load: () => import("./pages/own-styles/page.tsx"),
  },
  {
    path: "/designSearch",
    titleKey: "Search styles",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics"],
    load: () => import("./pages/style-search/found-page.tsx"),
  },
  {
    path: "/search",
    titleKey: "Advance Search",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics"],
    load: () => import("./pages/style-search/page.tsx"),
  },
  {
    path: "/styleShow",
    titleKey: "Style presentation",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "preview", "pieces", "pattern", "garment", "catalogue", "fabrics"],
    load: () => import("./pages/style-show/page.tsx"),
  },
  {
    path: "/styleShow2",
    titleKey: "Styles side by side",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics"],
    load: () => import("./pages/style-compare/page.tsx"),
  },
  {
    path: "/shows",
    titleKey: "Shows and fairs",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/shows/page.tsx"),
  },
  {
    path: "/secondary",
    titleKey: "Category",
    frame: "shell",
    part: "fabrics",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/secondary/page.tsx"),
  },
  {
    path: "/welcome",
    titleKey: "Welcome",
    frame: "shell",
    areas: ["pages", "around", "matters", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/welcome/page.tsx"),
  },
  {
    path: "/comment",
    titleKey: "Browsing History",
    frame: "shell",
    part: "userCentre",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
    load: () => import("./pages/browsing/page.tsx"),
  },
  {
    path: "/userInfo",
    titleKey: "Personal Information",
    frame: "shell",
    part: "userCentre",
    areas: ["profile"],
    load: () => import("./pages/user-info/page.tsx"),
  },
  {
    path: "/setting",
    titleKey: "Security Setting",
    frame: "shell",
    part: "userCentre",
    areas: ["account", "around"],
    load: () => import("./pages/setting/page.tsx"),
  },
  {
    path: "/help",
    titleKey: "Help",
    frame: "shell",
    part: "userCentre",
    areas: ["help", "favourites"],
    load: () => import("./pages/help/page.tsx"),
  },
  {
    path: "/verify",
    titleKey: "Verification",
    frame: "shell",
    part: "userCentre",
    areas: ["joining"],
    load: () => import("./pages/verify/page.tsx"),
  },
  {
    path: "/history",
    titleKey: "Commented",
    frame: "shell",
    part: "userCentre",
    areas: ["messages", "favourites"],
    load: () => import("./pages/history/page.tsx"),
  },
  {
    path: "/navkor",
    titleKey: "Cloth, seen before it is cut",
    frame: "shell",
    areas: ["front", "around"],
    load: () => import("./pages/nav/korean-page.tsx"),
  },
  {
    path: "/myDesign",
    titleKey: "My Design",
    frame: "shell",
    part: "userCentre",
    areas: ["pages"],
    load: () => import("./pages/my-design/page.tsx"),
  },
  {
    path: "/myLapDip",
    titleKey: "Lap-dips",
    frame: "shell",
    part: "userCentre",
    areas: ["lapdips"],
    load: () => import("./pages/my-lap-dip/page.tsx"),
  },
  {
    path: "/mySourcing",
    titleKey: "Quotations",
    frame: "shell",
    part: "userCentre",
    areas: ["quotations", "samples"],
    load: () => import("./pages/my-sourcing/page.tsx"),
  },
  {
    path: "/mySample",
    titleKey: "Samples",
    frame: "shell",
    part: "userCentre",
    areas: ["samples"],
    load: () => import("./pages/my-sample/page.tsx"),
  },
  {
    path: "/myGarmentSample",
    titleKey: "My Development",
    frame: "shell",
    part: "userCentre",
    areas: ["samples", "favourites", "orders"],
    load: () => import("./pages/my-sample/garment-page.tsx"),
  },
  {
    path: "/myFabric",
    titleKey: "My Fabric",
    frame: "shell",
    part: "userCentre",
    areas: ["samples", "pages", "favourites"],
    load: () => import("./pages/my-fabric/page.tsx"),
  },
  {
    path: "/myOrder",
    titleKey: "My Order",
    frame: "shell",
    part: "userCentre",
    areas: ["orders", "states", "favourites", "inspection"],
    load: () => import("./pages/my-order/page.tsx"),
  },
  {
    path: "/myGarmentOrder",
    titleKey: "Garment orders",
    frame: "shell",
    part: "userCentre",
    areas: ["orders", "states", "favourites", "inspection", "samples"],
    load: () => import("./pages/my-order/page.tsx"),
  },
  {
    path: "/inspectionReport",
    titleKey: "Inspection reports",
    frame: "shell",
    part: "userCentre",
    areas: ["inspection"],
    load: () => import("./pages/inspection-report/page.tsx"),
  },
  {
    path: "/favorite",
    titleKey: "Favorites",
    frame: "shell",
    part: "userCentre",
    areas: ["favourites"],
    load: () => import("./pages/favorite/page.tsx"),
  },
  {
    path: "/favoriteStyle",
    titleKey: "Favorite styles",
    frame: "shell",
    part: "userCentre",
    areas: ["favourites"],
    load: () => import("./pages/favorite/style-page.tsx"),
  },
  {
    path: "/shapeDetails",
    titleKey: "Design",
    frame: "bare",
    areas: ["designer", "preview", "history", "fabrics", "pieces", "catalogue", "errors"],
    load: () => import("./designer/page.tsx"),
  },
  {
    path: "/styleShowRecover",
    titleKey: "Recover designs",
    frame: "shell",
    part: "userCentre",
    areas: ["pages", "recover", "designer", "pieces", "catalogue", "errors"],
    load: () => import("./pages/style-recover/page.tsx"),
  },
  {
    path: "/styleShowRecoverEdit",
    titleKey: "Recovered design",
    frame: "bare",
    areas: ["designer", "preview", "history", "fabrics", "pieces", "catalogue", "errors"],
    load: () => import("./designer/recover/page.tsx"),
  },
  {
    path: "/shareShapeDetails",
    titleKey: "Shared design",
    frame: "bare",
    areas: ["share", "preview", "materials", "fabrics", "pieces", "catalogue", "errors"],
    load: () => import("./pages/share/page.tsx"),
  },
  {
    path: "/shareChanel",
    titleKey: "Shared fabrics",
    frame: "bare",
    areas: ["favourites", "share"],
    load: () => import("./pages/shared-group/page.tsx"),
  },
];

/** Paths that only lead on, with their query. */
export const REDIRECTS: Readonly<Record<string, string>> = { "/": "/nav" };
/** Paths that only ask a list anew: they take their own place with the same query and another `r`. */
export const REFRESHES: Readonly<Record<string, string>> = { "/refreshgoods": "/goods", "/refreshsearch": "/goodSearch" };
/** Where an unknown path leads. */
export const UNKNOWN_GOES_TO = "/nav";
/** Title of a page without its own (spec: default product-centre title). */
export const DEFAULT_TITLE_KEY = "Product Centre";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The page of a path, without regard to case or to a slash at the end. */
export const routeOf = (path: string): Route | undefined =>
  ROUTES.find((route) => same(route.path, path.replace(/(.)\/+$/, "$1")));

/** Whether an address of the portal leads to a page, so that nothing on screen is a dead end. */
export const leadsSomewhere = (address: string): boolean => routeOf(address.split(/[?#]/)[0] ?? "") !== undefined;

/** Who may see a page: anybody, or a customer with a session. */
export const accessOf = (route: Pick<Route, "path">): "public" | "customer" => (isPublic(route.path) ? "public" : "customer");
