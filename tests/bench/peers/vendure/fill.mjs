import {
  bootstrap,
  ChannelService,
  FacetService,
  FacetValueService,
  LanguageCode,
  RequestContextService,
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

/**
 * Fills a shop with the portal's fabrics, each attribute that the portal counts as a facet. The facets are made by the shop's own
 * services; the rows of its search, all that its search reads, are written as its indexer writes them, which itself takes an hour.
 */
export async function fillShop(folder, size) {
  const app = await bootstrap(configOf(folder));
  await populateInitialData(app, INITIAL);
  const ctx = await app.get(RequestContextService).create({ apiType: "admin" });
  const { id: channelId } = await app.get(ChannelService).getDefaultChannel(ctx);
  const { rawConnection } = app.get(TransactionalConnection);
  const facetsOf = facetsIn(app, ctx);
  const rows = rawConnection.getRepository("SearchIndexItem");
  let batch = [];
  let number = 0;
  for (const fabric of manyFabrics(size)) {
    number += 1;
    batch.push(rowOf(fabric, number, channelId, await facetsOf(fabric)));
    if (batch.length < BATCH && number < size) continue;
    await rows.insert(batch);
    batch = [];
  }
  await app.close();
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

function rowOf({ code, name, description, price }, number, channelId, { facetIds, facetValueIds }) {
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
