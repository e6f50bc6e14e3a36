import {
  allGoods,
  compareProducts,
  getListByKeys,
  getMenuFabrics,
  getMenuFabricsById,
  getProductById,
  getProductIdByCode,
  getProductJPGSize,
  getProductWapInfo,
  getSuggestKeys,
  getTextures,
  productDet,
  searchFacet,
  searchTexturedProducts,
} from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ShareGrant, SignedIn } from "../../platform/security/who.ts";
import { fileOf } from "../cloths/address.ts";
import { ask, idsInOrder } from "../search/asked/ask.ts";
import { countFacets } from "../search/facets.ts";
import { catalogueIndex } from "../search/index/catalogue.ts";
import { suggest } from "../search/suggest.ts";
import { idOfCode } from "./by-code.ts";
import { compareRows } from "./compare.ts";
import { listing, menuAsked, plainList, priceFilters } from "./lists/listing.ts";
import { questionOf } from "./lists/question.ts";
import { similarTo } from "./lists/similar.ts";
import { onlookerOf } from "./onlooker.ts";
import { readProducts, tilePixels } from "./product.ts";
import { readTextured, texturedProduct } from "./queries.ts";

/** The fields a fabric is narrowed by in the editor. */
const EDITOR_FACETS = ["pattern", "productType", "color"] as const;

/** What the layers above are asked for. */
type Asks = {
  /** Which fabrics a link shows. */
  readonly seenThrough: (db: Db, grant: ShareGrant) => Promise<{ readonly productIds: ReadonlySet<string> }>;
  /** Notes that somebody looked at a fabric, if they let it be noted. */
  readonly noteVisit: (
    db: Db,
    customer: SignedIn,
    visit: { readonly productId: string; readonly source: string; readonly remainTime: number },
    now: Date,
  ) => Promise<unknown>;
};

export const products = ({ seenThrough, noteVisit }: Asks) =>
  domain((on) => {
    on(getListByKeys, async (asked) => {
      const { body } = asked;
      return listing(asked, await questionOf(asked, body), body, body);
    });

    on(getMenuFabrics, async (asked) => {
      const { body } = asked;
      const menuId = await menuAsked(asked.db, body);
      return listing(asked, { menuId, filters: body.filters }, body, body);
    });

    on(getMenuFabricsById, async (asked) => {
      const menuId = await menuAsked(asked.db, { primaryId: asked.body.id });
      return plainList(asked, { menuId }, asked.body);
    });

    on(searchFacet, async (asked) => {
      const { body, db, lang, translate } = asked;
      const found = ask(await catalogueIndex(db), { ...(await questionOf(asked, body, true)), lang });
      const [facet] = countFacets(found, translate, [body.field]);
      const begins = (text: string) => text.toLocaleLowerCase().includes(body.query.toLocaleLowerCase());
      const values = facet!.values.filter(({ value, label }) => begins(value) || begins(label));
      return { ...facet!, values: values.slice(0, body.limit) };
    });

    on(allGoods, async (asked) => {
      const { page, size, sort, cid, priceGt, priceLte } = asked.body;
      return plainList(asked, { keys: cid, filters: priceFilters(priceGt, priceLte) }, { sort, pageNum: page, pageSize: size });
    });

    on(searchTexturedProducts, async (asked) => {
      const { body, db, lang, translate } = asked;
      const question = { keys: body.searchKey, filters: body.filters, textured: true, lang };
      const found = ask(await catalogueIndex(db), question);
      const ids = idsInOrder(found, "relevance", offsetOf(body), body.pageSize);
      const facets = countFacets(found, translate, EDITOR_FACETS).map(({ field, values }) => ({
        field,
        values: values.map(({ value, label, count }) => ({ value, label, count })),
      }));
      const [rows, onlooker] = [await readTextured(db, ids), await onlookerOf(asked, ids)];
      return {
        ...pageOf(
          found.total,
          rows.map((row) => texturedProduct(row, onlooker)),
          body,
        ),
        facets,
      };
    });

    on(getTextures, async (asked) => {
      const { body, db, share } = asked;
      const allowed = share && (await seenThrough(db, share)).productIds;
      const rows = await readTextured(db, allowed ? body.productIds.filter((id) => allowed.has(id)) : body.productIds);
      const onlooker = await onlookerOf(asked, body.productIds);
      return rows.map((row) => texturedProduct(row, onlooker));
    });

    on(getSuggestKeys, async ({ body, db, lang }) =>
      body.queryKey === "" ? [] : suggest(await catalogueIndex(db), body.queryKey, lang).map(({ text }) => text),
    );

    on(getProductIdByCode, async ({ body, db }) => {
      const productId = await idOfCode(db, body.productCode);
      const { code } = await db.selectFrom("products").select("code").where("id", "=", productId).executeTakeFirstOrThrow();
      return { productId, productCode: code };
    });

    on(productDet, async (asked) => {
      const { body, customer, db, clock } = asked;
      const [product] = await readProducts(asked, [body.productId]);
      if (!product) throw refuse("notFound");
      await noteVisit(db, customer, { productId: product.productId, source: "detail", remainTime: 0 }, clock.now());
      return product;
    });

    on(getProductById, async (asked) => {
      const [product] = await readProducts(asked, [asked.body.productId]);
      if (!product) throw refuse("notFound");
      return product;
    });

    on(getProductWapInfo, async (asked) => {
      const { body, db, share } = asked;
      const id = body.productId ?? (body.productCode === undefined ? null : await idOfCode(db, body.productCode));
      if (id === null || (share && !(await seenThrough(db, share)).productIds.has(id))) throw refuse("notFound");
      const [product] = await readProducts(asked, [id]);
      if (!product) throw refuse("notFound");
      if (share) return { ...product, similar: [], groupIds: [] };
      const kept = await db
        .selectFrom("favourite_items")
        .select("group_id")
        .distinct()
        .where("user_id", "=", asked.customer.userId)
        .where("target_id", "=", id)
        .where("removed_at", "is", null)
        .execute();
      return { ...product, similar: await similarTo(asked, id), groupIds: kept.map(({ group_id }) => group_id) };
    });

    on(getProductJPGSize, async ({ body, db, files }) => {
      const rows = await readTextured(db, body.productIds);
      const sizes = rows.map(async (row) => ({
        productId: row.id,
        ...tilePixels(row),
        bytes: await (row.cloth_hash ? files.size(row.cloth_hash, fileOf("albedo")) : files.size(row.albedo_hash!)),
        dpi: row.dpi!,
        mmWidth: row.mm_width!,
        mmHeight: row.mm_height!,
      }));
      return Promise.all(sizes);
    });

    on(compareProducts, async (asked) => {
      const products = await readProducts(asked, asked.body.productIds);
      return { products, rows: compareRows(products, asked.translate) };
    });
  });
