import type { DataOf, FabricFilters, getMenuFabricsById, Lang, Listing } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { ask, type Found, idsInOrder, type Question } from "../../search/asked/ask.ts";
import type { SortKey } from "../../search/asked/order.ts";
import { type InColours, qualitiesInOrder } from "../../search/asked/together.ts";
import { countFacets, measureRanges } from "../../search/facets.ts";
import { catalogueIndex } from "../../search/index/catalogue.ts";
import type { FabricIndex } from "../../search/index/fabric-index.ts";
import { relax } from "../../search/relax.ts";
import { understoodBy } from "../../search/understood.ts";
import type { Favourites } from "../favourites.ts";
import { productCard, readShown } from "../queries.ts";
import { viewerOf } from "../viewer.ts";
import { shownOf } from "./shown.ts";

export type Asked = {
  readonly db: Db;
  readonly customer: SignedIn;
  readonly translate: (english: string) => string;
  readonly lang: Lang;
  readonly clock: Clock;
  readonly favourites: Favourites;
};
/** Who is shown cards; nobody for a visitor, who is shown neither prices nor stock. */
export type AskedForCards = Pick<Asked, "db" | "translate" | "favourites"> & { readonly customer: SignedIn | null };

type Paging = { readonly sort: SortKey; readonly pageNum: number; readonly pageSize: number };
type Menus = {
  readonly primaryId?: number | undefined;
  readonly secondaryId?: number | undefined;
  readonly tertiaryId?: number | undefined;
};

export const lowestOf = ({ primaryId, secondaryId, tertiaryId }: Menus): number | undefined =>
  tertiaryId ?? secondaryId ?? primaryId;

/** The lowest of the menus named. An unknown one is not found. */
export async function menuAsked(db: Db, menus: Menus): Promise<number | undefined> {
  const lowest = lowestOf(menus);
  if (lowest === undefined) return undefined;
  const menu = await db.selectFrom("fabric_menus").select("id").where("id", "=", lowest).executeTakeFirst();
  if (!menu) throw refuse("notFound");
  return lowest;
}

/** A list of fabrics with what it may be narrowed by. */
export async function listing(
  asked: Asked,
  question: Omit<Question, "lang">,
  paging: Paging,
  { facets, together }: { readonly facets: boolean; readonly together: boolean },
): Promise<Listing> {
  const { db, translate, lang, clock } = asked;
  const index = await catalogueIndex(db);
  const found = ask(index, { ...question, lang });
  const { total, shown } = pageShown(found, paging, together);
  const cards = await cardsOf(
    asked,
    shown.flatMap(({ id, others }) => [id, ...others]),
    index,
  );
  const cardOf = new Map(cards.map((card) => [card.productId, card]));
  const relaxed = found.total === 0 ? relax(index, { ...question, lang }, found, translate) : null;
  const understood = understoodBy(found, translate);
  const narrowing = facets
    ? { facets: countFacets(found, translate), ranges: measureRanges(found, translate) }
    : { facets: [], ranges: [] };
  return {
    ...pageOf(
      total,
      shown.flatMap(({ id }) => cardOf.get(id) ?? []),
      paging,
    ),
    fabrics: found.total,
    colours: Object.fromEntries(
      shown.flatMap(({ id, others }) => (others.length > 0 ? [[id, others.flatMap((other) => cardOf.get(other) ?? [])]] : [])),
    ),
    ...narrowing,
    correction: found.reading?.correction ?? null,
    synonyms: [...(found.reading?.synonyms ?? [])],
    understood,
    relax: relaxed,
    searchId: newId(clock.now()),
  };
}

/** The fabrics of a page, and with each its other colours where these stand together. */
function pageShown(found: Found, paging: Paging, together: boolean): { total: number; shown: readonly InColours[] } {
  const page = [paging.sort, offsetOf(paging), paging.pageSize] as const;
  if (!together) return { total: found.total, shown: idsInOrder(found, ...page).map((id) => ({ id, others: [] })) };
  const { total, qualities } = qualitiesInOrder(found, ...page);
  return { total, shown: qualities };
}

/** A list of fabrics alone. */
export async function plainList(
  asked: Asked,
  question: Omit<Question, "lang">,
  paging: Paging,
): Promise<DataOf<typeof getMenuFabricsById>> {
  const found = ask(await catalogueIndex(asked.db), { ...question, lang: asked.lang });
  const ids = idsInOrder(found, paging.sort, offsetOf(paging), paging.pageSize);
  return pageOf(found.total, await cardsOf(asked, ids, found.index), paging);
}

/** The fabrics of `ids` as lists show them. Whoever found them in an index names it: rows that were shown lately are not read again then. */
export async function cardsOf(asked: AskedForCards, ids: readonly string[], index?: FabricIndex): Promise<Listing["list"]> {
  const read = index ? shownOf(asked.db, index, ids) : readShown(asked.db, ids);
  const [rows, viewer] = await Promise.all([read, viewerOf(asked, ids)]);
  return rows.map((row) => productCard(row, viewer));
}

/** Filters of the plain list of all goods. */
export const priceFilters = (above: number | undefined, most: number | undefined): FabricFilters =>
  above === undefined && most === undefined ? {} : { price: [(above ?? -1) + 1, most ?? Number.MAX_SAFE_INTEGER] };
