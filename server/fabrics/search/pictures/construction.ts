import type { FabricAttrs } from "@selvedge/contract";
import { countIn, labelParts, texOf } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { pageInOrder } from "../asked/order.ts";
import { docIdsIn } from "../index/bits.ts";
import { catalogueIndex } from "../index/catalogue.ts";

export type FoundConstruction = { readonly id: string; readonly score: number };

/** What a difference of each measure counts: of figures the natural logarithm of their ratio, of words whether they differ. */
const COUNTS = { weight: 3, density: 1.5, count: 1.5, composition: 1, style: 0.6, technology: 0.2, productType: 0.3 } as const;
/** A figure that one of the two does not have counts as a ratio of e to this. */
const UNKNOWN = 0.35;
/** So many that are near in weight are taken from the index. */
const WEIGHED = 2_000;
/** So many that are near in weight, densities and weave are compared in full. */
const COMPARED = 300;
/** A distance of this is half alike. */
const HALF_ALIKE = 0.8;

const ratio = (a: number | null, b: number | null): number => (a && b ? Math.abs(Math.log(a / b)) : a === b ? 0 : UNKNOWN);

const texIn = (count: string): number | null => {
  const read = countIn(count);
  return read ? texOf(read) : null;
};

/** Shares of the fibres of a label: "98 % Cotton 2 % Elastane". */
const fibresIn = (composition: string): Map<string, number> =>
  new Map(labelParts(composition).map(({ fibre, percent }) => [fibre.toLowerCase(), percent / 100]));

/** Half the sum of the differences of all shares: 0 the same blend, 1 no fibre in common. */
function blendApart(a: string, b: string): number {
  const [first, second] = [fibresIn(a), fibresIn(b)];
  const fibres = new Set([...first.keys(), ...second.keys()]);
  return [...fibres].reduce((sum, fibre) => sum + Math.abs((first.get(fibre) ?? 0) - (second.get(fibre) ?? 0)), 0) / 2;
}

/** How differently two fabrics are made; 0 alike. Their colours do not count. */
export function madeApart(a: FabricAttrs, b: FabricAttrs): number {
  const differs = (field: "style" | "technology" | "productType") => (a[field] === b[field] ? 0 : COUNTS[field]);
  return (
    COUNTS.weight * ratio(a.weight, b.weight) +
    COUNTS.density * (ratio(a.warpDensity, b.warpDensity) + ratio(a.weftDensity, b.weftDensity)) * 0.5 +
    COUNTS.count *
      (ratio(texIn(a.warpYarnCount), texIn(b.warpYarnCount)) + ratio(texIn(a.weftYarnCount), texIn(b.weftYarnCount))) *
      0.5 +
    COUNTS.composition * blendApart(a.composition, b.composition) +
    differs("style") +
    differs("technology") +
    differs("productType")
  );
}

/** The fabrics nearest in weight, which counts most, as the index has it; null where the weight is not known and any may be like. */
async function nearInWeight(db: Db, weight: number | null): Promise<readonly string[] | null> {
  if (!weight) return null;
  const { alive, ids, ranges } = await catalogueIndex(db);
  const apart = Float64Array.from(ranges.weight.values, (other) =>
    Number.isNaN(other) ? UNKNOWN : Math.abs(Math.log(other / weight)),
  );
  return pageInOrder(docIdsIn(alive), (a, b) => apart[a]! - apart[b]! || a - b, 0, WEIGHED).map((docId) => ids[docId]!);
}

/** Fabrics made like one: weight, densities, counts, blend and weave. Refuses with `notFound` for an unknown one. */
export async function likeConstruction(db: Db, productId: string, most: number): Promise<readonly FoundConstruction[]> {
  const own = await db.selectFrom("products").select("attrs").where("id", "=", productId).executeTakeFirst();
  if (!own) throw refuse("notFound");
  const { weight, warpDensity, weftDensity, style } = own.attrs;
  const apart = (field: string, value: number | null) =>
    value === null ? sql`0` : sql`coalesce(abs(ln(nullif((attrs->>${field})::float, 0) / ${value}::float)), ${UNKNOWN}::float)`;
  const weighed = await nearInWeight(db, weight);
  const near = await db
    .selectFrom("products")
    .select(["id", "attrs"])
    .where("id", "!=", productId)
    .$if(weighed !== null, (asked) => asked.where("id", "=", sql<string>`any(${weighed})`))
    .orderBy(
      sql`${apart("weight", weight)} * ${COUNTS.weight}::float + ${apart("warpDensity", warpDensity)} + ${apart("weftDensity", weftDensity)}
        + CASE WHEN attrs->>'style' = ${style} THEN 0 ELSE ${COUNTS.style}::float END`,
    )
    .orderBy("code")
    .limit(COMPARED)
    .execute();
  return near
    .map(({ id, attrs }) => ({ id, distance: madeApart(own.attrs, attrs) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ id, distance }) => ({ id, score: 2 ** -(distance / HALF_ALIKE) }));
}
