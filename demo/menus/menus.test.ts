import type { FabricMenu } from "@selvedge/server";
import { expect, test } from "vitest";
import { menusOf } from "../catalogue/fabric-step.ts";
import { FABRICS } from "../fabrics/index.ts";
import { STYLES } from "../styles/styles.ts";
import { SHELF, WELCOME } from "../welcome/welcome.ts";
import { FABRIC_MENUS, STYLE_MENUS } from "./menus.ts";

const idsOf = (menus: readonly FabricMenu[]): number[] => menus.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

test("no id of a menu is used twice", () => {
  for (const menus of [FABRIC_MENUS, STYLE_MENUS]) expect(new Set(idsOf(menus)).size).toBe(idsOf(menus).length);
});

test("every style lies in a menu, and a parent's first child has one where the parent has any", () => {
  for (const { menuId } of STYLES) expect(idsOf(STYLE_MENUS)).toContain(menuId);
  for (const { children } of STYLE_MENUS) {
    const filled = children.filter(({ id }) => STYLES.some(({ menuId }) => menuId === id));
    if (filled.length > 0) expect(filled.map(({ id }) => id)).toContain(children[0]!.id);
  }
});

test("every fabric lies in a menu, and the first menus of the portal are not empty", () => {
  for (const fabric of FABRICS) expect(menusOf(fabric, FABRIC_MENUS), fabric.code).not.toEqual([]);
  for (const id of [310, 311, 312, 313])
    expect(
      FABRICS.some((fabric) => menusOf(fabric, FABRIC_MENUS).includes(id)),
      `menu ${id}`,
    ).toBe(true);
});

test("every category down to the collections and fairs has fabrics in it", () => {
  const lowest = (menus: readonly FabricMenu[]): FabricMenu[] =>
    menus.flatMap((menu) => (menu.children ? lowest(menu.children) : [menu]));
  const filled = new Set(FABRICS.flatMap((fabric) => menusOf(fabric, FABRIC_MENUS)));
  expect(lowest(FABRIC_MENUS).filter(({ id }) => !filled.has(id))).toEqual([]);
});

test("a collection holds the fabrics that carry its name, prints in those for prints", () => {
  for (const fabric of FABRICS) {
    expect(menusOf(fabric, FABRIC_MENUS).includes(264), fabric.code).toBe(fabric.tags.includes("SS24 PRINT"));
    if (fabric.tags.some((tag) => tag.endsWith("PRINT"))) expect(fabric.attrs.productType, fabric.code).toBe("printed");
  }
});

test("styles and pictures name fabrics of the catalogue", () => {
  const codes = FABRICS.map(({ code }) => code);
  const named = [
    ...STYLES.map(({ fabric }) => fabric),
    ...SHELF,
    ...WELCOME.flatMap(({ picture }) => (picture.kind === "folds" ? [picture.fabric] : [])),
  ];
  for (const code of named) expect(codes).toContain(code);
  expect(new Set(SHELF).size).toBe(SHELF.length);
});
