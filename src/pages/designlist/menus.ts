import { useCall } from "../../api/call.ts";
import { getDesignFrontMenu, getDesignMenuChildren, getDesignMenuName } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { numberOf } from "../parts/query.ts";

/** Style library menus (spec section 9): where it opens, and the first child of each parent. */
export const DEFAULT_PARENT = 4;
export const FIRST_CHILD: Readonly<Record<number, number>> = { 4: 125, 3: 100, 6: 155, 5: 129 };

/** The list of a parent's child. */
export const listAddress = (parentId: number, id: number | undefined): string =>
  id === undefined ? `/designlist?parentId=${parentId}` : `/designlist?parentId=${parentId}&id=${id}`;

/** Where a click on a parent goes: its first child, by the specification's table, else by the menu. */
export const jumpAddress = (parentId: number, firstOfMenu?: number): string =>
  listAddress(parentId, FIRST_CHILD[parentId] ?? firstOfMenu);

/** The menus the route names: parents above, the chosen parent's children at the side, and their names. */
export function useStyleMenus(query: URLSearchParams) {
  const { t } = useTranslation("pages");
  const parentId = numberOf(query, "parentId", DEFAULT_PARENT);
  const childId = query.get("id") ? numberOf(query, "id", 0) : (query.get("parentId") ? 0 : FIRST_CHILD[DEFAULT_PARENT]) || 0;
  const parents = useCall(getDesignFrontMenu, {});
  const children = useCall(getDesignMenuChildren, { id: parentId });
  const parentName = useCall(getDesignMenuName, { id: parentId });
  const childName = useCall(getDesignMenuName, { id: childId }, { enabled: childId > 0 });
  return {
    parentId,
    childId,
    parents: parents.data ?? [],
    children: children.data ?? [],
    /** "Men" is the specification's default for the top name. */
    parentAlias: parentName.data?.alias ?? t("Men"),
    childAlias: childName.data?.alias ?? null,
  };
}
