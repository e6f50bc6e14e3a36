import { z } from "zod";
import { get, post } from "./call.ts";
import { CategoryNode, MenuId, MenuItem } from "./types.ts";

const MENU_AGE_SECONDS = 60;
const name = z.object({ id: z.int(), alias: z.string(), parentId: z.int() });
const cached = { access: "public", maxAgeSeconds: MENU_AGE_SECONDS } as const;

const MenuIdOrRoot = z.coerce.number().int().min(0).max(2_147_483_647);

/** 0 is the root. An unknown id gives an empty list, so that a side panel simply hides. */
export const getMenuChildren = post("/menu/getMenuChildren", {
  summary: "Children of a fabric category",
  ...cached,
  body: z.object({ id: MenuIdOrRoot }),
  data: z.array(MenuItem),
});
export const getDesignMenuChildren = post("/design-menu/getMenuChildren", {
  summary: "Children of a style menu",
  ...cached,
  body: z.object({ id: MenuId }),
  data: z.array(MenuItem),
});
export const getMenuName = post("/menu/getMenuName", {
  summary: "Name of a fabric category",
  ...cached,
  body: z.object({ id: MenuId }),
  data: name,
});
export const getDesignMenuName = post("/design-menu/getMenuName", {
  summary: "Name of a style menu",
  ...cached,
  body: z.object({ id: MenuId }),
  data: name,
});
export const getFrontMenu = post("/menu/getFrontMenu", {
  summary: "Fabric categories, three levels",
  ...cached,
  body: z.object({}),
  data: z.array(CategoryNode),
});
export const getDesignFrontMenu = post("/design-menu/getFrontMenu", {
  summary: "Style menus",
  ...cached,
  body: z.object({}),
  data: z.array(CategoryNode),
});
export const getFrontMenuTree = get("/menu/getFrontMenuTree", {
  summary: "Fabric categories, three levels",
  ...cached,
  body: z.object({}),
  data: z.array(CategoryNode),
});

export const navList = get("/front/goods/navList", {
  summary: "Entries of the front page",
  ...cached,
  rootPath: true,
  body: z.object({}),
  data: z.array(z.object({ type: z.string(), productId: z.string(), fullUrl: z.string(), title: z.string(), sort: z.int() })),
});
