import { useCall } from "../../api/call.ts";
import { getDesignFrontMenu, navList } from "../../api/calls.ts";
import { leadsSomewhere } from "../../routes.tsx";
import type { Entry } from "./entries.tsx";

const ENTRIES = 4;
const PRIVATE = "privateShowroom";

/** The entries of the front: the mill's own whose pages are there, filled up to four with menus of the style library. */
export function useEntries() {
  const own = useCall(navList, {});
  const menus = useCall(getDesignFrontMenu, {});
  const real: Entry[] = (own.data ?? [])
    .filter(({ fullUrl }) => leadsSomewhere(fullUrl))
    .map(({ type, title, fullUrl }) => ({ key: type, title, to: fullUrl, menuId: null, isLocked: type === PRIVATE }));
  const styles: Entry[] = (menus.data ?? []).flatMap(({ entity, children }) => {
    const to = `/designlist?parentId=${entity.id}&id=${children[0]?.entity.id}`;
    return children.length > 0 && real.every((entry) => entry.to !== to)
      ? [{ key: `menu${entity.id}`, title: entity.alias, to, menuId: entity.id, isLocked: false }]
      : [];
  });
  return {
    entries: [...real, ...styles].slice(0, ENTRIES),
    isPending: own.isPending || menus.isPending,
    error: own.error ?? menus.error,
    retry: () => Promise.all([own.refetch(), menus.refetch()]),
  };
}
