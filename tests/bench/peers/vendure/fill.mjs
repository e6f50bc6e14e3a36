import {
  bootstrap,
  ChannelService,
  FacetService,
  FacetValueService,
  LanguageCode,
  RequestContextService,
  StockLocationService,
  TaxCategoryService,
  TransactionalConnection,
} from "@vendure/core";
import { populateInitialData } from "@vendure/core/cli/index.js";
import { COUNTED_FIELDS, FIELDS } from "../../../../server/fabrics/search/index/fields.ts";
import { manyFabrics } from "../../scale/many-fabrics.ts";
import { configOf } from "./config.mjs";

const BATCH = 500;
const INITIAL = {
  defaultLanguage: LanguageCode.en,
  defaultZone: "Europe",
  countries: [{ name: "France", code: "FR", zone: "Europe" }],
  taxRates: [{ name: "Standard", percentage: 20 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

/** Pieces in stock of every product: more than anybody here orders. */
const STOCK_ON_HAND = 1_000_000;
const CURRENCY = "USD";

/**
 * Fills a shop with the portal's fabrics, each a product of one variant, and each attribute that the portal counts as a facet. Facets are
 * made by the shop's own services. Products and the rows of its search are written as those and its indexer write them, which take an hour.
 */
export async function fillShop(folder, size) {
  const app = await bootstrap(configOf(folder));
  await populateInitialData(app, INITIAL);
  const ctx = await app.get(RequestContextService).create({ apiType: "admin" });
  const { id: channelId } = await app.get(ChannelService).getDefaultChannel(ctx);
  const { rawConnection } = app.get(TransactionalConnection);
  const facetsOf = facetsIn(app, ctx);
  const [taxCategory] = (await app.get(TaxCategoryService).findAll(ctx)).items;
  const stockLocation = await app.get(StockLocationService).defaultStockLocation(ctx);
  const insert = insertsInto(rawConnection, { channelId, taxCategory, stockLocation });
  let batch = [];
  let number = 0;
  for (const fabric of manyFabrics(size)) {
    number += 1;
    batch.push({ fabric, number, facets: await facetsOf(fabric) });
    if (batch.length < BATCH && number < size) continue;
    await insert(batch);
    await rawConnection.getRepository("SearchIndexItem").insert(batch.map((one) => rowOf(one, channelId)));
    batch = [];
  }
  await app.close();
}

/** Writes products with what a shop keeps of each; a product and its variant have the fabric's number as their id. */
function insertsInto(connection, { channelId, taxCategory, stockLocation }) {
  const languageCode = LanguageCode.en;
  const join = (entity, relation) =>
    connection.getMetadata(entity).findRelationWithPropertyPath(relation).junctionEntityMetadata.tableName;
  const link = (table, columns, pairs) =>
    connection.query(`INSERT INTO "${table}" (${columns}) VALUES ${pairs.map((pair) => `(${pair.join(",")})`).join(",")}`);
  const [productChannels, variantChannels] = [join("Product", "channels"), join("ProductVariant", "channels")];
  const productFacets = join("Product", "facetValues");
  const rows = {
    Product: ({ number: id }) => ({ id, enabled: true }),
    ProductTranslation: ({ fabric: { name, code, description }, number }) => ({
      languageCode,
      name,
      slug: code,
      description,
      base: { id: number },
    }),
    ProductVariant: ({ fabric, number: id }) => ({ id, enabled: true, sku: fabric.code, product: { id }, taxCategory }),
    ProductVariantTranslation: ({ fabric: { name }, number }) => ({ languageCode, name, base: { id: number } }),
    ProductVariantPrice: ({ fabric, number }) => ({
      price: fabric.price ?? 0,
      channelId,
      currencyCode: CURRENCY,
      variant: { id: number },
    }),
    StockLevel: ({ number }) => ({
      productVariant: { id: number },
      stockLocation,
      stockOnHand: STOCK_ON_HAND,
      stockAllocated: 0,
    }),
  };
  return async (batch) => {
    for (const [entity, row] of Object.entries(rows)) await connection.getRepository(entity).insert(batch.map(row));
    const channels = batch.map(({ number }) => [number, channelId]);
    await link(productChannels, `"productId", "channelId"`, channels);
    await link(variantChannels, `"productVariantId", "channelId"`, channels);
    const facets = batch.flatMap(({ number, facets: { facetValueIds } }) => facetValueIds.map((id) => [number, id]));
    await link(productFacets, `"productId", "facetValueId"`, facets);
  };
}

const named = (name) => [{ languageCode: LanguageCode.en, name }];

/** The ids of a fabric's facet values, which are made when they are first met. */
function facetsIn(app, ctx) {
  const facets = new Map();
  const values = new Map();
  return async (fabric) => {
    const found = { facetIds: new Set(), facetValueIds: [] };
    for (const { key, valuesOf } of FIELDS.slice(0, COUNTED_FIELDS))
      for (const value of new Set(valuesOf(fabric))) {
        if (!facets.has(key))
          facets.set(key, await app.get(FacetService).create(ctx, { code: key, isPrivate: false, translations: named(key) }));
        const facet = facets.get(key);
        const name = `${key} ${value}`;
        if (!values.has(name))
          values.set(name, await app.get(FacetValueService).create(ctx, facet, { code: value, translations: named(value) }));
        found.facetIds.add(String(facet.id));
        found.facetValueIds.push(String(values.get(name).id));
      }
    return found;
  };
}

function rowOf({ fabric: { code, name, description, price }, number, facets: { facetIds, facetValueIds } }, channelId) {
  return {
    productVariantId: number,
    productId: number,
    languageCode: LanguageCode.en,
    channelId,
    enabled: true,
    productName: name,
    productVariantName: name,
    description,
    slug: code,
    sku: code,
    price: price ?? 0,
    priceWithTax: price ?? 0,
    facetIds: [...facetIds],
    facetValueIds,
    collectionIds: [],
    collectionSlugs: [],
    channelIds: [String(channelId)],
    productPreview: "",
    productVariantPreview: "",
    inStock: true,
    productInStock: true,
  };
}
