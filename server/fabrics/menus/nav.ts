import type { DataOf, navList } from "@selvedge/contract";

/** Where a new visitor of the fabric and style tabs lands. */
export const FIRST_FABRIC_MENU = { primaryId: 163, secondaryId: 250 } as const;
export const FIRST_STYLE_MENU = { parentId: 4, id: 125 } as const;

const ENTRIES = [
  {
    type: "fabric",
    title: "Fabric",
    fullUrl: `/goods?primaryId=${FIRST_FABRIC_MENU.primaryId}&secondaryId=${FIRST_FABRIC_MENU.secondaryId}`,
  },
  {
    type: "style",
    title: "Style Library",
    fullUrl: `/designlist?parentId=${FIRST_STYLE_MENU.parentId}&id=${FIRST_STYLE_MENU.id}`,
  },
  { type: "publicShowroom", title: "Public Showroom", fullUrl: "/commonChanel" },
  { type: "privateShowroom", title: "Private Showroom", fullUrl: "/privateChanel" },
] as const;

/** The four tabs of the header, in their order. */
export function navEntries(translate: (english: string) => string): DataOf<typeof navList> {
  return ENTRIES.map(({ type, title, fullUrl }, sort) => ({ type, title: translate(title), fullUrl, productId: "", sort }));
}
