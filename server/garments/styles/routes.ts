import {
  downloadPattern,
  getDrape,
  getMenuAllProduct,
  getPatternSizes,
  getPortraits,
  getPreloadFabrics,
  getSizePortraits,
  getStyle,
  getStyleList,
  getSuggestList,
  getWomenList,
  MAX_STYLES_OF_CHILD,
  quickSearch,
} from "@selvedge/contract";
import { menuItem, pathTo, readMenus } from "../../fabrics/menus/queries.ts";
import type { MenuRow } from "../../fabrics/menus/tree.ts";
import { onlookerOf } from "../../fabrics/products/onlooker.ts";
import { readTextured, texturedProduct } from "../../fabrics/products/queries.ts";
import { inEveryLanguage } from "../../fabrics/search/language/translations.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ShareGrant, SignedIn } from "../../platform/security/who.ts";
import { seenThrough } from "../share/seen.ts";
import { drapeOf, drapesOf, ownHandOf } from "./drapes/drapes.ts";
import { portraitScenes, sizePortraits } from "./drapes/portraits.ts";
import { passes, sortedStyle, styleFacets } from "./facets.ts";
import { choicesOf, chosenIn, closuresOf, cutPiecesOf, measuresOf, patternOf } from "./pattern/pattern.ts";
import { patternFile } from "./pattern/pattern-file.ts";
import { type StyleRow, styleCards } from "./queries.ts";
import { quickly, suggestOfKind } from "./quick-search.ts";
import { listedFor, seenBy } from "./seen-by.ts";

export const styles = domain((on) => {
  on(getSuggestList, suggestOfKind);

  on(quickSearch, quickly);

  on(getStyleList, async (asked) => {
    const { body, customer, db, translate } = asked;
    const menus = await readMenus(db, "style_menus");
    const within = new Set(menusAsked(menus, body));
    const all = (await readStyles(db, customer.customerId)).map((style) => sortedStyle(style, menus));
    const word = fold(body.keyword ?? "");
    const found = all.filter((style) => within.has(style.menu_id) && isNamed(style, word));
    const filters = body.filters ?? {};
    const narrowed = found.filter((style) => passes(style, filters));
    if (body.sort === "name") {
      const { compare } = new Intl.Collator();
      narrowed.sort((a, b) => compare(translate(a.name), translate(b.name)));
    }
    const shown = narrowed.slice(offsetOf(body), offsetOf(body) + body.pageSize);
    return {
      ...pageOf(narrowed.length, await styleCards(asked, shown, menus), body),
      facets: styleFacets(found, filters, translate),
    };
  });

  on(getWomenList, async (asked) => {
    const { body, customer, db } = asked;
    const menus = await readMenus(db, "style_menus");
    const filters = { for: ["women"], ...(body.season && { season: [body.season] }) };
    const found = (await readStyles(db, customer.customerId)).filter((style) => passes(sortedStyle(style, menus), filters));
    const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
    return pageOf(found.length, await styleCards(asked, shown, menus), body);
  });

  on(getMenuAllProduct, async (asked) => {
    const { body, customer, db, translate } = asked;
    const menus = await readMenus(db, "style_menus");
    if (!menus.some((menu) => menu.id === body.id)) throw refuse("notFound");
    const all = await readStyles(db, customer.customerId);
    const children = menus
      .filter((menu) => menu.parent_id === body.id)
      .map((menu) => {
        const within = new Set(menusAsked(menus, { id: menu.id }));
        return { menu, rows: all.filter((style) => within.has(style.menu_id)).slice(0, MAX_STYLES_OF_CHILD) };
      });
    const rows = children.flatMap((child) => child.rows);
    const cards = new Map((await styleCards(asked, rows, menus)).map((card) => [card.id, card]));
    return children.map(({ menu, rows }) => ({
      menu: menuItem(menu, menus, translate),
      list: rows.map(({ id }) => cards.get(id)!),
    }));
  });

  on(getPortraits, async ({ body, customer, db, files }) => portraitScenes({ db, files }, customer.customerId, body));

  on(getStyle, async (asked) => {
    const { body, customer, share, db, translate } = asked;
    const style = await readStyle(db, share ?? customer, body.id);
    const size = body.size ?? style.default_size;
    if (!style.sizes.includes(size)) throw refuse("notFound");
    const chosen = chosenIn(style.recipe, body.options, translate);
    const menus = await readMenus(db, "style_menus");
    const drapes = await drapesOf(db, style.id);
    const [card] = await styleCards(asked, [style], menus);
    return {
      ...card!,
      garment: {
        recipe: style.recipe,
        sizes: style.sizes,
        defaultSize: style.default_size,
        options: chosen,
        choices: choicesOf(style.recipe, translate),
        ...closuresOf(style.recipe, translate),
      },
      size,
      ...patternOf({ recipe: style.recipe, size, chosen }, translate),
      hand: ownHandOf(style.recipe),
      drapes: style.sizes.flatMap((of) => drapes.filter((drape) => drape.size === of)),
      presets: [],
      breadcrumb: pathTo(style.menu_id, menus).map((menu) => menuItem(menu, menus, translate)),
      version: style.version,
    };
  });

  on(getDrape, async ({ body, customer, share, db, files, crew, clock, fault }) => {
    const style = await readStyle(db, share ?? customer, body.id);
    const size = body.size ?? style.default_size;
    if (!style.sizes.includes(size)) throw refuse("notFound");
    return drapeOf({ db, files, crew, clock, fault }, { styleId: style.id, recipe: style.recipe, size, hand: body.hand });
  });

  on(downloadPattern, async ({ body, customer, db, crew, lang, translate }) => {
    const style = await readStyle(db, customer, body.id);
    const size = body.size ?? style.default_size;
    if (!style.sizes.includes(size)) throw refuse("notFound");
    const chosen = chosenIn(style.recipe, body.options, translate);
    return patternFile(style, { ...body, size, chosen }, { lang, translate, crew });
  });

  on(getPatternSizes, async ({ body: { id, options, allowance }, customer, db, translate }) => {
    const { recipe, sizes } = await readStyle(db, customer, id);
    const chosen = chosenIn(recipe, options, translate);
    return sizes.map((size) => ({
      size,
      measures: measuresOf({ recipe, size, chosen }, translate),
      pieces: cutPiecesOf({ recipe, size, chosen }, allowance, translate),
    }));
  });

  on(getSizePortraits, async ({ body, customer, db, files }) => {
    const { sizes } = await readStyle(db, customer, body.id);
    return sizePortraits({ db, files }, { ...body, sizes });
  });

  on(getPreloadFabrics, async (asked) => {
    const { body, customer, share, db } = asked;
    const style = await readStyle(db, share ?? customer, body.designId);
    const laid = await db
      .selectFrom("style_fabrics")
      .select(["piece_key", "product_id"])
      .where("style_id", "=", style.id)
      .orderBy("piece_key")
      .execute();
    const rows = await readTextured(
      db,
      laid.map((on) => on.product_id),
    );
    const onlooker = await onlookerOf(
      asked,
      rows.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, texturedProduct(row, onlooker)]));
    return laid.flatMap(({ piece_key, product_id }) => {
      const product = byId.get(product_id);
      return product ? [{ ...product, pieceKey: piece_key }] : [];
    });
  });
});

/** All styles of the library and of a company, newest first. */
const readStyles = (db: Db, companyId: string) =>
  db.selectFrom("styles").selectAll().where(listedFor(companyId)).orderBy("created_at", "desc").orderBy("id").execute();

/** The menus a list is asked for: one child, all children of a parent, or all. An unknown menu is not found. */
function menusAsked(menus: readonly MenuRow[], { parentId, id }: { parentId?: number; id?: number }): number[] {
  const parent = parentId === undefined ? null : menus.find((menu) => menu.id === parentId);
  if (parent === undefined) throw refuse("notFound");
  if (id === undefined)
    return menus.filter((menu) => !parent || menu.id === parent.id || menu.parent_id === parent.id).map(({ id }) => id);
  const menu = menus.find((of) => of.id === id && (!parent || of.parent_id === parent.id));
  if (!menu) throw refuse("notFound");
  return [menu.id, ...menus.filter((child) => child.parent_id === menu.id).map((child) => child.id)];
}

/** Whether a word occurs in the style's name in any language. */
const isNamed = (style: Pick<StyleRow, "name">, folded: string) =>
  folded === "" || inEveryLanguage(style.name).some((name) => fold(name).includes(folded));

/** The style asked for; through a link only the one it shows, another company's own is not found. */
async function readStyle(db: Db, by: ShareGrant | SignedIn, id: string): Promise<StyleRow> {
  if ("shareId" in by && (await seenThrough(db, by)).styleId !== id) throw refuse("notFound");
  const asked = db.selectFrom("styles").selectAll().where("id", "=", id).where(seenBy(by.customerId));
  const style = await asked.executeTakeFirst();
  if (!style) throw refuse("notFound");
  return style;
}
