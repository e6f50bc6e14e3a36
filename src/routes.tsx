import { isPublic } from "./guard.ts";
import type { Area } from "./i18n-languages.ts";

type Entry = {
  readonly path: string;
  /** English text and key of the page's title, in the shell's area. */
  readonly titleKey: string;
  /** "shell" has header and footer around it, "bare" fills the window itself. */
  readonly frame: "shell" | "bare";
  /** Which part of the portal it belongs to: the header marks its tab, and its navigation stands above or beside the page. */
  readonly part?: "fabrics" | "styles" | "showrooms" | "userCentre";
  /** Texts the page needs besides the shell's. */
  readonly areas: readonly Area[];
};

/** The one table of pages. The guard, titles, header, tests and the router read it; what each is made of stands in `page-modules.ts`. */
const TABLE = [
  {
    path: "/nav",
    titleKey: "Cloth, seen before it is cut",
    frame: "shell",
    areas: ["front", "around"],
  },
  { path: "/login", titleKey: "Sign in", frame: "shell", areas: ["front"] },
  {
    path: "/wapErp/login",
    titleKey: "At the mill",
    frame: "bare",
    areas: ["erp", "states"],
  },
  {
    path: "/wapErp/nav",
    titleKey: "Today at the mill",
    frame: "bare",
    areas: ["erp", "states"],
  },
  {
    path: "/wapErp/manage",
    titleKey: "Work",
    frame: "bare",
    areas: ["erp", "states"],
  },
  {
    path: "/wapErp/view",
    titleKey: "Work",
    frame: "bare",
    areas: ["erp", "states", "quotations", "lapdips", "samples", "inspection", "orders"],
  },
  {
    path: "/wapErp/warning",
    titleKey: "Warnings",
    frame: "bare",
    areas: ["erp", "states"],
  },
  {
    path: "/checkout",
    titleKey: "Checkout",
    frame: "shell",
    areas: ["checkout", "favourites", "samples"],
  },
  {
    path: "/home",
    titleKey: "Start",
    frame: "shell",
    areas: ["pages", "around", "matters", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/goods",
    titleKey: "Fabrics",
    frame: "shell",
    part: "fabrics",
    areas: ["finding", "favourites"],
  },
  {
    path: "/goodSearch",
    titleKey: "Fabrics",
    frame: "shell",
    part: "fabrics",
    areas: ["finding", "favourites"],
  },
  {
    path: "/goodsDetails",
    titleKey: "Fabric",
    frame: "shell",
    part: "fabrics",
    areas: ["goods", "fabric", "favourites", "attributes", "pages", "preview", "catalogue", "fabrics"],
  },
  {
    path: "/shareGoodsDetails",
    titleKey: "Fabric",
    frame: "bare",
    areas: ["goods", "fabric", "favourites", "attributes", "share", "preview", "catalogue", "fabrics"],
  },
  {
    path: "/designlist",
    titleKey: "Style Library",
    frame: "shell",
    part: "styles",
    areas: ["pages", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/ownStyles",
    titleKey: "Own styles",
    frame: "shell",
    part: "styles",
    areas: ["own-styles", "pages", "preview", "pattern", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/designSearch",
    titleKey: "Search styles",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/search",
    titleKey: "Advance Search",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/styleShow",
    titleKey: "Style presentation",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "preview", "pieces", "pattern", "garment", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/styleShow2",
    titleKey: "Styles side by side",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics"],
  },
  {
    path: "/shows",
    titleKey: "Shows and fairs",
    frame: "shell",
    part: "styles",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/secondary",
    titleKey: "Category",
    frame: "shell",
    part: "fabrics",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/chanels",
    titleKey: "Public Showroom",
    frame: "shell",
    part: "showrooms",
    areas: ["showrooms", "favourites"],
  },
  {
    path: "/commonChanel",
    titleKey: "Public Showroom",
    frame: "shell",
    part: "showrooms",
    areas: ["showrooms", "pages", "finding", "favourites", "attributes", "fabrics"],
  },
  {
    path: "/chanelHome",
    titleKey: "Public Showroom",
    frame: "shell",
    part: "showrooms",
    areas: ["showrooms", "around", "favourites"],
  },
  {
    path: "/privateChanel",
    titleKey: "Private Showroom",
    frame: "shell",
    areas: ["showrooms", "pages", "finding", "favourites", "attributes", "fabrics"],
  },
  {
    path: "/VRChanel",
    titleKey: "VR Showroom",
    frame: "shell",
    part: "showrooms",
    areas: ["showrooms", "finding", "favourites", "attributes", "fabrics"],
  },
  {
    path: "/vrShowroom",
    titleKey: "VR Showroom",
    frame: "shell",
    part: "showrooms",
    areas: ["showrooms", "favourites"],
  },
  {
    path: "/admin/showrooms",
    titleKey: "At the mill",
    frame: "shell",
    part: "showrooms",
    areas: ["roomdesk"],
  },
  {
    path: "/admin/showroom",
    titleKey: "At the mill",
    frame: "shell",
    part: "showrooms",
    areas: ["roomdesk", "favourites"],
  },
  {
    path: "/admin/showroomPreview",
    titleKey: "At the mill",
    frame: "shell",
    part: "showrooms",
    areas: ["roomdesk", "showrooms", "pages", "finding", "favourites", "attributes", "fabrics"],
  },
  {
    path: "/admin/showroomVisits",
    titleKey: "At the mill",
    frame: "shell",
    part: "showrooms",
    areas: ["roomdesk"],
  },
  {
    path: "/welcome",
    titleKey: "Welcome",
    frame: "shell",
    areas: ["pages", "around", "matters", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/comment",
    titleKey: "Browsing History",
    frame: "shell",
    part: "userCentre",
    areas: ["pages", "around", "catalogue", "fabrics", "favourites"],
  },
  {
    path: "/userInfo",
    titleKey: "Personal Information",
    frame: "shell",
    part: "userCentre",
    areas: ["profile"],
  },
  {
    path: "/setting",
    titleKey: "Security Setting",
    frame: "shell",
    part: "userCentre",
    areas: ["account", "around"],
  },
  {
    path: "/help",
    titleKey: "Help",
    frame: "shell",
    part: "userCentre",
    areas: ["help", "favourites"],
  },
  {
    path: "/verify",
    titleKey: "Verification",
    frame: "shell",
    part: "userCentre",
    areas: ["joining"],
  },
  {
    path: "/history",
    titleKey: "Commented",
    frame: "shell",
    part: "userCentre",
    areas: ["messages", "favourites"],
  },
  {
    path: "/navkor",
    titleKey: "Cloth, seen before it is cut",
    frame: "shell",
    areas: ["front", "around"],
  },
  {
    path: "/myDesign",
    titleKey: "My Design",
    frame: "shell",
    part: "userCentre",
    areas: ["pages"],
  },
  {
    path: "/myLapDip",
    titleKey: "Lap-dips",
    frame: "shell",
    part: "userCentre",
    areas: ["lapdips"],
  },
  {
    path: "/mySourcing",
    titleKey: "Quotations",
    frame: "shell",
    part: "userCentre",
    areas: ["quotations", "samples"],
  },
  {
    path: "/mySample",
    titleKey: "Samples",
    frame: "shell",
    part: "userCentre",
    areas: ["samples"],
  },
  {
    path: "/myGarmentSample",
    titleKey: "My Development",
    frame: "shell",
    part: "userCentre",
    areas: ["samples", "favourites", "orders"],
  },
  {
    path: "/myFabric",
    titleKey: "My Fabric",
    frame: "shell",
    part: "userCentre",
    areas: ["samples", "pages", "favourites"],
  },
  {
    path: "/myOrder",
    titleKey: "My Order",
    frame: "shell",
    part: "userCentre",
    areas: ["orders", "states", "favourites", "inspection", "lapdips"],
  },
  {
    path: "/myGarmentOrder",
    titleKey: "Garment orders",
    frame: "shell",
    part: "userCentre",
    areas: ["orders", "states", "favourites", "inspection", "samples", "lapdips"],
  },
  {
    path: "/inspectionReport",
    titleKey: "Inspection reports",
    frame: "shell",
    part: "userCentre",
    areas: ["inspection"],
  },
  {
    path: "/favorite",
    titleKey: "Favorites",
    frame: "shell",
    part: "userCentre",
    areas: ["favourites"],
  },
  {
    path: "/favoriteStyle",
    titleKey: "Favorite styles",
    frame: "shell",
    part: "userCentre",
    areas: ["favourites"],
  },
  {
    path: "/shapeDetails",
    titleKey: "Design",
    frame: "bare",
    areas: ["designer", "preview", "history", "fabrics", "pieces", "catalogue", "errors"],
  },
  {
    path: "/styleShowRecover",
    titleKey: "Recover designs",
    frame: "shell",
    part: "userCentre",
    areas: ["pages", "recover", "designer", "pieces", "catalogue", "errors"],
  },
  {
    path: "/styleShowRecoverEdit",
    titleKey: "Recovered design",
    frame: "bare",
    areas: ["designer", "preview", "history", "fabrics", "pieces", "catalogue", "errors"],
  },
  {
    path: "/shareShapeDetails",
    titleKey: "Shared design",
    frame: "bare",
    areas: ["share", "preview", "materials", "fabrics", "pieces", "catalogue", "errors"],
  },
  {
    path: "/shareGroup",
    titleKey: "Shared with you",
    frame: "bare",
    areas: ["favourites", "share"],
  },
  {
    path: "/shareChanel",
    titleKey: "Shared with you",
    frame: "bare",
    areas: ["showrooms", "favourites", "share"],
  },
] as const satisfies readonly Entry[];

export type Path = (typeof TABLE)[number]["path"];
export type Route = Entry & { readonly path: Path };
export const ROUTES: readonly Route[] = TABLE;

/** Paths that only lead on, with their query. */
export const REDIRECTS: Readonly<Record<string, string>> = { "/": "/nav" };
/** Paths that only refresh a list: they take their own place with the same query and another `r`. */
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
export const accessOf = (route: Pick<Entry, "path">): "public" | "customer" => (isPublic(route.path) ? "public" : "customer");
