import { expect, test } from "vitest";
import { menusOf } from "./fabric-step.ts";
import { FABRICS } from "./fabrics/index.ts";
import { FABRIC_MENUS, type FabricMenu, STYLE_MENUS } from "./menus.ts";
import { STYLES } from "./styles.ts";
import { SHELF, WELCOME } from "./welcome.ts";

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
