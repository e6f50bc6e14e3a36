import {
  getDesignFrontMenu,
  getDesignMenuChildren,
  getDesignMenuName,
  getFrontMenu,
  getFrontMenuTree,
  getMenuChildren,
  getMenuName,
  navList,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getDesignFrontMenuHandler } from "./calls/get-design-front-menu.ts";
import { getDesignMenuChildrenHandler } from "./calls/get-design-menu-children.ts";
import { getDesignMenuNameHandler } from "./calls/get-design-menu-name.ts";
import { getFrontMenuHandler } from "./calls/get-front-menu.ts";
import { getFrontMenuTreeHandler } from "./calls/get-front-menu-tree.ts";
import { getMenuChildrenHandler } from "./calls/get-menu-children.ts";
import { getMenuNameHandler } from "./calls/get-menu-name.ts";
import { navListHandler } from "./calls/nav-list.ts";

export const menus = domain((on) => {
  on(getMenuChildren, getMenuChildrenHandler);
  on(getDesignMenuChildren, getDesignMenuChildrenHandler);
  on(getMenuName, getMenuNameHandler);
  on(getDesignMenuName, getDesignMenuNameHandler);
  on(getFrontMenu, getFrontMenuHandler);
  on(getDesignFrontMenu, getDesignFrontMenuHandler);
  on(getFrontMenuTree, getFrontMenuTreeHandler);
  on(navList, navListHandler);
});
