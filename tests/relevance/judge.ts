import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lang } from "@selvedge/contract";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { qualityOf } from "../../demo/fabrics/selling.ts";
import { colourSharesOf } from "../../server/fabrics/colours/shares.ts";
import { ask, idsInOrder } from "../../server/fabrics/search/asked/ask.ts";
import { emptyIndex, type FabricIndex, putFabric } from "../../server/fabrics/search/index/fabric-index.ts";
import type { IndexedFabric } from "../../server/fabrics/search/index/fields.ts";
import { fibresOf } from "../../server/fabrics/search/measures/fibres.ts";

/** A line of `table.txt`. Null asks nothing. */
export type Case = {
  readonly lang: Lang;
  readonly query: string;
  readonly first: string | null;
  readonly ten: string | null;
  readonly never: string | null;
};

/** How a query was answered. */
export type Verdict = Case & {
  readonly total: number;
  readonly isFirstRight: boolean;
  /** Of the first ten, or of all where fewer are found. */
  readonly rightOfTen: number;
  /** One over the place of the first right one; 0 when there is none. */
  readonly reciprocalRank: number;
  readonly strays: readonly string[];
};

/** The seeded catalogue as the index takes it in; ids are codes. */
export const SEEDED: readonly IndexedFabric[] = FABRICS.map(
  ({ code, name, description, attrs, tags, stock, price, moq, leadDays, cloth }) => ({
    id: code,
    code,
    quality: qualityOf(code),
    name,
    description,
    attrs,
    tags,
    stock,
    price: price.amount,
    moq: moq.value,
    leadDays,
    menuIds: [],
    createdMs: 0,
    textured: true,
    colours: colourSharesOf(cloth),
  }),
);

export function seededIndex(): FabricIndex {
  const index = emptyIndex();
  for (const fabric of SEEDED) putFabric(index, fabric);
  return index;
}

export const CASES: readonly Case[] = readFileSync(join(import.meta.dirname, "table.txt"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => {
    const [lang, query, first, ten, never] = line.split(" | ").map((cell) => cell.trim());
    const orNull = (cell: string | undefined) => (cell && cell !== "-" ? cell : null);
    return { lang: lang as Lang, query: query!, first: orNull(first), ten: orNull(ten), never: orNull(never) };
  });

const byCode = new Map(SEEDED.map((fabric) => [fabric.id, fabric]));
const MEASURES: Readonly<Record<string, (fabric: IndexedFabric) => number | null>> = {
  weight: ({ attrs }) => attrs.weight,
  width: ({ attrs }) => attrs.width,
  price: ({ price }) => price,
  days: ({ leadDays }) => leadDays,
};
const VALUES: Readonly<Record<string, (fabric: IndexedFabric) => readonly string[]>> = {
  code: ({ code }) => [code],
  name: ({ name }) => [name],
  style: ({ attrs }) => [attrs.style],
  type: ({ attrs }) => [attrs.productType],
  pattern: ({ attrs }) => [attrs.pattern],
  color: ({ attrs }) => [attrs.color],
  tech: ({ attrs }) => [attrs.technology],
  fibre: ({ attrs }) => fibresOf(attrs.composition).map(({ fibre }) => fibre),
  use: ({ attrs }) => attrs.use,
  for: ({ attrs }) => attrs.for,
  finish: ({ attrs }) => attrs.finish,
  fabric: ({ attrs }) => attrs.fabricType,
  tag: ({ tags }) => tags,
  stock: ({ stock }) => [stock],
  season: ({ attrs }) => [attrs.season ?? ""],
  count: ({ attrs }) => [attrs.warpYarnCount, attrs.weftYarnCount],
};

/** Whether a condition of the table holds for a fabric. */
export function holds(condition: string, fabric: IndexedFabric): boolean {
  return condition.split(" , ").some((either) => either.split(" & ").every((one) => holdsOne(one.trim(), fabric)));
}

function holdsOne(condition: string, fabric: IndexedFabric): boolean {
  const [, field, sign, value] = /^(\w+)([=~])(.+)$/.exec(condition) ?? [];
  if (!field || !value) throw new Error(`The table asks "${condition}", which is no condition.`);
  if (VALUES[field])
    return VALUES[field](fabric).some((own) => (sign === "=" ? own === value : own.toLowerCase().includes(value.toLowerCase())));
  const [from, to] = value.split("-").map(Number);
  const measured = MEASURES[field]
    ? MEASURES[field](fabric)
    : (fibresOf(fabric.attrs.composition).find(({ fibre }) => fibre.toLowerCase() === field)?.percent ?? null);
  return measured !== null && measured >= from! && measured <= to!;
}

/** Asks the index and judges its answer by the table. */
export function judge(index: FabricIndex, one: Case): Verdict {
  const found = ask(index, { keys: one.query, lang: one.lang });
  const list = idsInOrder(found, "relevance", 0, found.total).map((id) => byCode.get(id)!);
  const isRight = (fabric: IndexedFabric) => holds(one.first ?? one.ten ?? "name~", fabric);
  const ten = list.slice(0, 10);
  const place = list.findIndex(isRight);
  return {
    ...one,
    total: list.length,
    isFirstRight: place === 0,
    rightOfTen: ten.length === 0 ? 0 : ten.filter((fabric) => one.ten === null || holds(one.ten, fabric)).length / ten.length,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    strays: list.filter((fabric) => one.never !== null && holds(one.never, fabric)).map(({ code, name }) => `${code} ${name}`),
  };
}
