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
    path: "/home",
    titleKey: "Start",
    frame: "shell",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
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
    areas: ["goods", "favourites", "attributes", "preview", "catalogue", "fabrics"],
    load: () => import("./pages/goods-details/page.tsx"),
  },
  {
    path: "/shareGoodsDetails",
    titleKey: "Fabric",
    frame: "bare",
    areas: ["goods", "favourites", "attributes", "share", "preview", "catalogue", "fabrics"],
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
    areas: ["pages", "around", "preview", "pieces", "catalogue", "fabrics"],
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
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
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
    path: "/shareShapeDetails",
    titleKey: "Shared design",
    frame: "bare",
    areas: ["share", "preview", "fabrics", "pieces", "catalogue", "errors"],
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
