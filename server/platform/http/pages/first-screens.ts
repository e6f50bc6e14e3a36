import {
  type Call,
  getDesignFrontMenu,
  getFrontMenuTree,
  getMenuChildren,
  getMenuFabrics,
  type Lang,
  listWelcome,
  navList,
  ssoProvider,
} from "@selvedge/contract";
import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { SIZES } from "@selvedge/contract/picture-sizes";

/** A call with what it is asked, as the page will ask it. */
export type Ask = { readonly call: Call; readonly input: Readonly<Record<string, unknown>> };
export type FirstPicture = { readonly src: string; readonly sizes: string };

/** What the first screen of a page is made of, so that its document can bring or name it. */
export type FirstScreen = {
  /** The page's module, and those of the shell that only a customer sees. */
  readonly module: string;
  readonly customerModules?: readonly string[];
  /** Its largest faces of type, by the name of the file. */
  readonly faces: readonly string[];
  /** What it asks first; nothing where the address says more than is known here. */
  readonly asks: (query: URLSearchParams) => readonly Ask[];
  /** The pictures it shows first, out of the answers in the order of the asks. */
  readonly pictures: (answers: readonly unknown[]) => readonly FirstPicture[];
};

const FIRST_ROW = 4;
const CATEGORY = ["primaryId", "secondaryId", "tertiaryId"] as const;
const SANS = "ibm-plex-sans-latin-400-normal";
const SANS_MEDIUM = "ibm-plex-sans-latin-500-normal";
const SERIF_LIGHT = "ibm-plex-serif-latin-300-normal";

/** What every page is set in: a face that comes late breaks lines anew, and what stands below moves under a press. */
export const FACES_OF_ANY_PAGE: readonly string[] = [SANS, SANS_MEDIUM];

const CUSTOMER = ["src/shell/signed-in.tsx", "src/shell/category-bar.tsx"];

const idOf = (query: URLSearchParams, name: string): number | undefined =>
  /^\d{1,9}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined;

const front: FirstScreen = {
  module: "src/pages/nav/page.tsx",
  faces: [SERIF_LIGHT, ...FACES_OF_ANY_PAGE],
  asks: () => [
    { call: listWelcome, input: {} },
    { call: navList, input: {} },
    { call: getDesignFrontMenu, input: {} },
    { call: getMenuChildren, input: { id: 0 } },
  ],
  pictures: ([welcome]) => {
    const [hero] = (welcome as readonly { imageUrl: string }[] | undefined) ?? [];
    return hero ? [{ src: hero.imageUrl, sizes: SIZES.front }] : [];
  },
};

const list: FirstScreen = {
  module: "src/pages/goods/page.tsx",
  customerModules: CUSTOMER,
  faces: FACES_OF_ANY_PAGE,
  asks: (query) => {
    const menus = { call: getFrontMenuTree, input: {} };
    const isPlain = [...query.keys()].every((name) => CATEGORY.some((known) => known === name));
    if (!isPlain) return [menus];
    const category = Object.fromEntries(CATEGORY.map((name) => [name, idOf(query, name)]));
    const input = { ...category, filters: {}, sort: "newest", pageNum: 1, pageSize: DEFAULT_PAGE_SIZE };
    return [menus, { call: getMenuFabrics, input }];
  },
  pictures: ([, listing]) => {
    const { list: fabrics = [] } = (listing as { list?: readonly { productImg: string }[] } | undefined) ?? {};
    return fabrics.slice(0, FIRST_ROW).map(({ productImg }) => ({ src: productImg, sizes: SIZES.card }));
  },
};

const login: FirstScreen = {
  module: "src/pages/login/page.tsx",
  faces: [SERIF_LIGHT, ...FACES_OF_ANY_PAGE],
  asks: () => [
    { call: listWelcome, input: {} },
    { call: ssoProvider, input: {} },
  ],
  pictures: () => [],
};

/** The pages that people begin with. Any other gets only who is signed in, and the faces of any page. */
export const FIRST_SCREENS: Readonly<Record<string, FirstScreen>> = { "/nav": front, "/goods": list, "/login": login };

/** Languages written in the letters of the faces named above. */
export const LATIN: ReadonlySet<Lang> = new Set(["en", "fr", "esp", "tur", "ita"]);
