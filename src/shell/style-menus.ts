/** Style library menus (spec section 9): where it opens, and the first child of each parent. */
export const DEFAULT_PARENT = 4;
export const FIRST_CHILD: Readonly<Record<number, number>> = { 4: 125, 3: 100, 6: 155, 5: 129 };

/** The list of a parent's child. */
export const listAddress = (parentId: number, id: number | undefined): string =>
  id === undefined ? `/designlist?parentId=${parentId}` : `/designlist?parentId=${parentId}&id=${id}`;

/** Where a click on a parent goes: its first child, by the specification's table, else by the menu. */
export const jumpAddress = (parentId: number, firstOfMenu?: number): string =>
  listAddress(parentId, FIRST_CHILD[parentId] ?? firstOfMenu);
