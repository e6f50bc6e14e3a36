import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCart, getListByKeys, getMenuFabrics, getProductIdByCode, getSuggestKeys, productDet } from "@selvedge/contract";
import { DESIGNER, signInByCall } from "../../../run/caller.ts";
import { fillFolder } from "../../scale/fill.ts";
import { manyFabrics } from "../../scale/many-fabrics.ts";
import { served } from "../../scale/served.ts";
import { asText } from "../../table.ts";
import { time } from "../../timing.ts";
import { fillShop } from "./fill.mjs";

/** The same fabrics and the same questions in the portal and in Vendure, one after the other: `node bench.mjs [sizes …]`. */
const SIZES = process.argv.slice(2).map(Number);
const PAGE = 24;
const CASES = [
  "all fabrics, facets",
  "two filters, facets",
  "a word, facets",
  "word with a typo, facets",
  "a fabric's detail",
  "add to the cart",
];
const QUERY = `query ($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName sku slug description price { ... on SinglePrice { value } } facetValueIds }
  facetValues { count facetValue { id name facet { id name } } } } }`;
const DETAIL = `query ($slug: String!) { product(slug: $slug) { id name slug description
  featuredAsset { preview } assets { preview } collections { name slug }
  facetValues { id code name facet { id code name } } optionGroups { name options { name } }
  variants { id sku name price priceWithTax currencyCode stockLevel options { name } } } }`;
const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename
  ... on Order { id code totalQuantity subTotalWithTax currencyCode
    lines { id quantity linePriceWithTax unitPriceWithTax productVariant { id sku name stockLevel } } }
  ... on ErrorResult { errorCode message } } }`;
const filters = { color: ["navy", "white"], pattern: ["solid"] };

for (const size of SIZES.length > 0 ? SIZES : [2_000, 20_000]) {
  const wanted = manyFabrics(size).find(({ stock }) => stock === "ready").code;
  const portal = await measured(
    (folder) => fillFolder(folder, size),
    (url) => askPortal(url, wanted),
  );
  const shop = await measured(
    (folder) => fillShop(folder, size),
    (url) => askShop(url, wanted),
    new URL("./serve.mjs", import.meta.url),
  );
  const rows = CASES.map((name, at) => {
    const [own, other] = [portal.timings[at], shop.timings[at]];
    return [name, own.answer, other.answer, own.cpu.toFixed(1), other.cpu.toFixed(1), (other.cpu / own.cpu).toFixed(1)];
  });
  const title = `${size.toLocaleString("en")} fabrics, CPU ms a request over HTTP; resident MB: portal ${portal.residentMb}, Vendure ${shop.residentMb}`;
  console.log(
    asText({ title, rows: [["asked", "found, portal", "Vendure", "CPU ms, portal", "Vendure", "× the portal"], ...rows] }),
  );
}
process.exit(0);

async function measured(fill, asker, module) {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-peer-"));
  await fill(folder);
  const server = await served(folder, module);
  const asks = await asker(server.url);
  const timings = [];
  for (const ask of asks) timings.push(await time(ask, async () => (await server.spent()).cpuMs));
  const { residentMb } = await server.spent();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return { timings, residentMb: residentMb.toFixed(0) };
}

async function askPortal(url, productCode) {
  const caller = await signInByCall(url, DESIGNER);
  const total = async (call, body) => (await caller.call(call, { ...body, pageSize: PAGE })).total;
  // Waits for the index.
  while ((await caller.call(getSuggestKeys, { queryKey: "p" }).catch(() => [])).length === 0);
  const { productId } = await caller.call(getProductIdByCode, { productCode });
  return [
    () => total(getMenuFabrics, {}),
    () => total(getListByKeys, { filters }),
    () => total(getListByKeys, { keys: "poplin" }),
    () => total(getListByKeys, { keys: "poplni" }),
    async () => [await caller.call(productDet, { productId })].length,
    async () => (await caller.call(addCart, { productId, productNum: 1 })).items.length,
  ];
}

async function askShop(url, slug) {
  const headers = { "content-type": "application/json" };
  const ask = async (query, variables) => {
    const answer = await fetch(`${url}/shop-api`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    // Whoever has a cart is known by it from then on.
    const token = answer.headers.get("vendure-auth-token");
    if (token) headers.authorization = `Bearer ${token}`;
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const search = async (input) => (await ask(QUERY, { input: { take: PAGE, groupByProduct: false, ...input } })).search;
  const { facetValues } = await search({});
  const idOf = (field, value) =>
    facetValues.find(({ facetValue: { name, facet } }) => facet.name === field && name === value).facetValue.id;
  const facetValueFilters = Object.entries(filters).map(([field, values]) => ({ or: values.map((value) => idOf(field, value)) }));
  const detail = async () => (await ask(DETAIL, { slug })).product;
  const [{ id }] = (await detail()).variants;
  const add = async () => {
    const { lines, message } = (await ask(ADD, { id })).addItemToOrder;
    if (message) throw new Error(message);
    return lines.length;
  };
  return [
    ...[{}, { facetValueFilters }, { term: "poplin" }, { term: "poplni" }].map(
      (input) => async () => (await search(input)).totalItems,
    ),
    async () => (await detail()).variants.length,
    add,
  ];
}
