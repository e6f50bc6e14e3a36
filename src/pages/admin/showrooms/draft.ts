import type { ChanelItem, ChanelRecord, DesignCard, Lang, ProductCard, RoomPlan, SavedItem } from "@selvedge/contract";
import type { saveChanel } from "../../../api/calls.ts";
import type { Input } from "../../../api/definition.ts";

/** As many groups as the contract lets a room have, and as much as it lets hang in one of them. */
export const MAX_GROUPS = 100;
export const MAX_ITEMS = 400;
/** As few and as many hangers as it lets a plan put at one stand. */
export const MIN_HANGERS = 2;
export const MAX_HANGERS = 12;

export type Texts = { readonly en: string } & { readonly [lang in Lang]?: string | undefined };

/** A place in a group while it is edited; without an id of its own until it is saved. */
export type DraftItem = Pick<ChanelItem, "kind" | "label" | "missing" | "productId" | "size" | "fabrics" | "pictureUrl"> & {
  readonly key: string;
  readonly itemId: string | null;
  readonly design: Pick<DesignCard, "id" | "name" | "designImg"> | null;
  readonly proposalId: string | null;
  readonly revision: number | null;
};

export type DraftGroup = {
  readonly key: string;
  readonly groupId: string | null;
  readonly name: Texts;
  readonly story: Texts;
  readonly items: readonly DraftItem[];
};

export type DraftCover =
  | { readonly kind: "kept" | "none" }
  | { readonly kind: "fabric"; readonly productId: string }
  | { readonly kind: "image"; readonly imageId: string };

/** A showroom while it is edited: what is typed, as it is typed. */
export type Draft = {
  readonly scope: ChanelRecord["scope"];
  readonly customerId: string | null;
  readonly name: Texts;
  readonly description: Texts;
  readonly cover: DraftCover;
  readonly coverUrl: string | null;
  /** Days as a calendar field writes them, "2026-11-27"; empty for none. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly plan: RoomPlan | null;
  readonly groups: readonly DraftGroup[];
  /** Prices as they are typed, by the ids of their fabrics: only those that somebody has changed. */
  readonly prices: Readonly<Record<string, string>>;
  /** Each fabric that hangs or is worn, or did while it was edited. */
  readonly products: Readonly<Record<string, ProductCard>>;
};

export const EMPTY: Draft = {
  scope: "public",
  customerId: null,
  name: { en: "" },
  description: { en: "" },
  cover: { kind: "none" },
  coverUrl: null,
  firstDay: "",
  lastDay: "",
  plan: null,
  groups: [],
  prices: {},
  products: {},
};

let made = 0;
/** A key that no other place of this page has. */
export function newDraftKey(): string {
  made += 1;
  return `new-${made}`;
}

const DAY_MS = 86_400_000;
const dayOf = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
const lastDayOf = (expiresAt: string | null): string => (expiresAt ? dayOf(new Date(Date.parse(expiresAt) - 1)) : "");
const firstDayOf = (startsAt: string | null): string => (startsAt ? dayOf(new Date(startsAt)) : "");
/** When a day begins where the user is. */
const midnight = (day: string): number => {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date).getTime();
};

/** A record as it is edited. */
export const draftOf = (record: ChanelRecord): Draft => ({
  scope: record.scope,
  customerId: record.customer?.customerId ?? null,
  name: record.name,
  description: record.description,
  cover: { kind: "kept" },
  coverUrl: record.coverUrl,
  firstDay: firstDayOf(record.startsAt),
  lastDay: lastDayOf(record.expiresAt),
  plan: record.plan,
  groups: record.groups.map(({ groupId, name, story, items }) => ({
    ...{ key: groupId, groupId, name, story },
    items: items.map((item) => ({ ...item, key: item.itemId })),
  })),
  prices: {},
  products: Object.fromEntries(record.products.map((product) => [product.productId, product])),
});

/** Each fabric that hangs or is worn in a draft once, in the order of what shows it. */
export const fabricsIn = ({ groups }: Pick<Draft, "groups">): string[] => [
  ...new Set(
    groups.flatMap(({ items }) =>
      items.flatMap(({ productId, fabrics }) =>
        [productId, ...fabrics.map((laid) => laid.productId)].filter((id) => id !== null),
      ),
    ),
  ),
];

/** An item as it is saved: left as it is where the server knows it, else what it hangs; null for what was deleted since and is not known. */
function savedItem(item: DraftItem, known: ReadonlySet<string>): SavedItem | null {
  if (item.itemId && known.has(item.itemId)) return { kind: "kept", itemId: item.itemId };
  if (item.kind === "fabric") return item.productId ? { kind: "fabric", productId: item.productId } : null;
  if (item.kind === "design")
    return item.proposalId && item.revision !== null
      ? { kind: "design", proposalId: item.proposalId, revision: item.revision }
      : null;
  const fabrics = Object.fromEntries(
    item.fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId]] : [])),
  );
  return item.design ? { kind: "style", styleId: item.design.id, size: item.size ?? undefined, fabrics } : null;
}

/** What is typed as a price, in minor units of a currency with so many decimals; null for nothing, undefined for what is no price. */
export function readPrice(typed: string, decimals: number): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  // "1,000" is a thousand to some and one to others.
  if (!new RegExp(`^\\d{1,6}([.,]\\d{0,${decimals}})?$`).test(text)) return undefined;
  return Math.round(Number(text.replace(",", ".")) * 10 ** decimals);
}

type Sending = {
  /** As the server has it; null for a new room. */
  readonly record: ChanelRecord | null;
  readonly decimalsOf: (productId: string) => number;
};

/** A draft as it is saved over the record. */
export function savedOf(draft: Draft, { record, decimalsOf }: Sending): Input<typeof saveChanel> {
  const known = new Set(record?.groups.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const { scope, name, description, cover, firstDay, lastDay, plan } = draft;
  const startsAt = record && firstDayOf(record.startsAt) === firstDay ? record.startsAt : null;
  const expiresAt = record && lastDayOf(record.expiresAt) === lastDay ? record.expiresAt : null;
  const hangs = new Set(fabricsIn(draft));
  return {
    ...(record && { chanelId: record.chanelId, version: record.version }),
    ...{ scope, name, description, cover, plan },
    customerId: scope === "public" ? null : draft.customerId,
    startsAt: startsAt ?? (firstDay ? new Date(midnight(firstDay)).toISOString() : null),
    expiresAt:
      expiresAt ?? (lastDay ? new Date(midnight(dayOf(new Date(midnight(lastDay) + 1.5 * DAY_MS)))).toISOString() : null),
    groups: draft.groups.map((group) => ({
      ...(group.groupId && { groupId: group.groupId }),
      name: group.name,
      story: group.story,
      items: group.items.flatMap((item) => savedItem(item, known) ?? []),
    })),
    agreed:
      scope === "public" || !draft.customerId
        ? []
        : Object.entries(draft.prices)
            .filter(([productId]) => hangs.has(productId))
            .map(([productId, typed]) => ({ productId, amount: readPrice(typed, decimalsOf(productId)) ?? null })),
  };
}
