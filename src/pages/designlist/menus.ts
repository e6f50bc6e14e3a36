import { useCall } from "../../api/call.ts";
import { getDesignMenuChildren, getDesignMenuName } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { DEFAULT_PARENT, FIRST_CHILD } from "../../shell/style-menus.ts";
import { numberOf } from "../parts/query.ts";

/** The menus the route names: the chosen parent's children at the side, and their names. */
export function useStyleMenus(query: URLSearchParams) {
  const { t } = useTranslation("pages");
  const parentId = numberOf(query, "parentId", DEFAULT_PARENT);
  const childId = query.get("id") ? numberOf(query, "id", 0) : (query.get("parentId") ? 0 : FIRST_CHILD[DEFAULT_PARENT]) || 0;
  const children = useCall(getDesignMenuChildren, { id: parentId });
  const parentName = useCall(getDesignMenuName, { id: parentId });
  const childName = useCall(getDesignMenuName, { id: childId }, { enabled: childId > 0 });
  return {
    parentId,
    childId,
    children: children.data ?? [],
    /** "Men" is the specification's default for the top name. */
    parentAlias: parentName.data?.alias ?? t("Men"),
    childAlias: childName.data?.alias ?? null,
  };
}
