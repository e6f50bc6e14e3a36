import type { CategoryNode } from "@selvedge/contract";

/** The chosen category at each of the three levels; a level that is not chosen is null. */
export type CategoryIds = {
  readonly primaryId: number | null;
  readonly secondaryId: number | null;
  readonly tertiaryId: number | null;
};

export const NO_CATEGORY: CategoryIds = { primaryId: null, secondaryId: null, tertiaryId: null };
const LEVELS = ["primaryId", "secondaryId", "tertiaryId"] as const;

/** The ids a query names; what is no positive whole number is not chosen. */
export function categoryOf(query: URLSearchParams): CategoryIds {
  const idOf = (name: string) => {
    const id = Number(query.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  return { primaryId: idOf("primaryId"), secondaryId: idOf("secondaryId"), tertiaryId: idOf("tertiaryId") };
}

/** The list of a category (spec section 2: /goods with up to three ids). Without ids, every fabric. */
export function categoryAddress(path: readonly number[]): string {
  const query = path.slice(0, LEVELS.length).map((id, level) => `${LEVELS[level]}=${id}`);
  return query.length > 0 ? `/goods?${query.join("&")}` : "/goods";
}

/** The nodes of the chosen ids from the top down, as far as the tree knows them. */
export function pathIn(tree: readonly CategoryNode[], ids: CategoryIds): CategoryNode[] {
  const path: CategoryNode[] = [];
  let nodes = tree;
  for (const level of LEVELS) {
    const node = nodes.find(({ entity }) => entity.id === ids[level]);
    if (!node) break;
    path.push(node);
    nodes = node.children;
  }
  return path;
}

export type BreadcrumbStep = { readonly label: string; readonly to: string };

/** The way down to the chosen category, `root` first. */
export function breadcrumbOf(root: string, path: readonly CategoryNode[]): BreadcrumbStep[] {
  const ids = path.map(({ entity }) => entity.id);
  return [
    { label: root, to: categoryAddress([]) },
    ...path.map(({ entity }, level) => ({ label: entity.alias, to: categoryAddress(ids.slice(0, level + 1)) })),
  ];
}
