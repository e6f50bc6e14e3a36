import type { ChanelGroup, ChanelProduct, Facet } from "@selvedge/contract";

/** What the fabrics of a room may be narrowed by, as the address names it. */
export const ROOM_FIELDS = ["color", "pattern", "style", "season", "stock"] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];
export type Narrowed = Readonly<Record<RoomField, readonly string[]>>;

/** The filters as the query has them. */
export const narrowedBy = (list: (name: string) => readonly string[]): Narrowed => ({
  color: list("color"),
  pattern: list("pattern"),
  style: list("style"),
  season: list("season"),
  stock: list("stock"),
});

/** What a fabric is in a field; null where that is not known. */
function valueIn({ attrs, stock }: ChanelProduct, field: RoomField): string | null {
  return (field === "stock" ? stock : attrs[field]) || null;
}

/** Whether a fabric is left by the filters; `except` is a field whose own are not looked at. */
export const isLeft = (fabric: ChanelProduct, narrowed: Narrowed, except?: RoomField): boolean =>
  ROOM_FIELDS.every(
    (field) => field === except || narrowed[field].length === 0 || narrowed[field].includes(valueIn(fabric, field) ?? ""),
  );

/** Each fabric of a room once. */
export const fabricsOf = (groups: readonly ChanelGroup[]): ChanelProduct[] => [
  ...new Map(groups.flatMap(({ products }) => products.map((fabric) => [fabric.productId, fabric] as const))).values(),
];

/** The values of a field with how many fabrics each would leave beside the other filters; the most frequent first. */
export function facetOf(
  fabrics: readonly ChanelProduct[],
  narrowed: Narrowed,
  field: RoomField,
  words: { readonly label: string; readonly say: (value: string) => string },
): Facet {
  const counts = new Map<string, number>();
  for (const fabric of fabrics) {
    const value = valueIn(fabric, field);
    if (value) counts.set(value, (counts.get(value) ?? 0) + (isLeft(fabric, narrowed, field) ? 1 : 0));
  }
  const values = [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([value, count]) => ({ value, label: words.say(value), count, selected: narrowed[field].includes(value) }));
  return { field, label: words.label, values };
}
