import {
  DESCRIPTOR_VERSION,
  EVEN_WEIGHTS,
  LOOK_SIZE,
  type Look,
  lookOfPicture,
  lookTable,
  scanLooks,
  WORKING_PX,
} from "@selvedge/textile-core";
import type { BenchTable } from "../table.ts";
import { median } from "../table.ts";
import { isKeptBack, KINDS, type Recipe, recipesOf } from "./recipes.ts";
import { DISTORTIONS, indexShot, type Shot, shoot, shotOf } from "./shots.ts";
import { tileOf } from "./tiles.ts";

/** Fabrics and queries of the whole evaluation; `DESCRIPTOR_FABRICS` asks for fewer, with queries to match. */
export const ALL_FABRICS = 3_000;
const QUERIES_PER_FABRIC = 0.75;
/** A step through the fabrics that meets every kind under every distortion. */
const STRIDE = 7_919;

/** Of some queries: how many, and how many found their fabric first, among five, among twenty; the sum of 1 / place. */
type Tally = { count: number; first: number; five: number; twenty: number; reciprocal: number };

export type Query = { readonly fabric: number; readonly distortion: (typeof DISTORTIONS)[number]; readonly seed: number };

/** The queries of an evaluation over so many fabrics; the same each time. */
export const queriesOf = (fabrics: number): readonly Query[] =>
  Array.from({ length: Math.round(fabrics * QUERIES_PER_FABRIC) }, (_, at) => ({
    fabric: (at * STRIDE) % fabrics,
    distortion: DISTORTIONS[at % DISTORTIONS.length]!,
    seed: 5_000_000 + at,
  }));

const spent: number[] = [];
async function lookOfShot(tile: ReturnType<typeof tileOf>, shot: Shot): Promise<Look> {
  const picture = { width: WORKING_PX, height: WORKING_PX, rgba: await shoot(tile, shot, WORKING_PX) };
  const { user } = process.cpuUsage();
  const look = lookOfPicture(picture);
  spent.push((process.cpuUsage().user - user) / 1_000);
  return look;
}

/** Looks of all fabrics and of all queries; a fabric is drawn once for both. */
async function looksOf(recipes: readonly Recipe[], queries: readonly Query[]) {
  const index = new Int8Array(recipes.length * LOOK_SIZE);
  const asked = new Map<Query, Look>();
  for (const [fabric, recipe] of recipes.entries()) {
    const tile = tileOf(recipe);
    index.set(await lookOfShot(tile, indexShot), fabric * LOOK_SIZE);
    for (const query of queries)
      if (query.fabric === fabric) asked.set(query, await lookOfShot(tile, shotOf(query.distortion, tile, query.seed)));
  }
  return { index, asked };
}

const per = (part: number, of: Tally): string => ((100 * part) / of.count).toFixed(1);

/** How often a picture of another region finds its own fabric among all, by distortion and by kind, and what a picture costs. */
export async function benchDescriptor(): Promise<readonly BenchTable[]> {
  const recipes = recipesOf("evaluation", Number(process.env.DESCRIPTOR_FABRICS ?? ALL_FABRICS));
  const queries = queriesOf(recipes.length);
  const { index, asked } = await looksOf(recipes, queries);
  const table = lookTable(index);
  const far = new Float32Array(recipes.length);
  const scans: number[] = [];
  const tallies = new Map<string, Tally>();
  for (const query of queries) {
    const before = performance.now();
    scanLooks(table, asked.get(query)!, EVEN_WEIGHTS, null, far);
    scans.push(performance.now() - before);
    const own = far[query.fabric]!;
    const place = far.reduce((nearer, distance) => (distance < own ? nearer + 1 : nearer), 0);
    const { kind, drawing } = recipes[query.fabric]!;
    const design = kind === "print" && isKeptBack(drawing.split(" ")[1]!) ? ["print, design never trained on"] : [];
    for (const name of ["all", query.distortion, kind, ...design]) {
      const tally = tallies.get(name) ?? { count: 0, first: 0, five: 0, twenty: 0, reciprocal: 0 };
      tallies.set(name, tally);
      tally.count += 1;
      if (place < 1) tally.first += 1;
      if (place < 5) tally.five += 1;
      if (place < 20) tally.twenty += 1;
      tally.reciprocal += 1 / (place + 1);
    }
  }
  const rowOf = (name: string) => {
    const tally = tallies.get(name);
    if (!tally) return [];
    return [
      [
        name,
        tally.count,
        per(tally.first, tally),
        per(tally.five, tally),
        per(tally.twenty, tally),
        per(tally.reciprocal, tally),
      ],
    ];
  };
  return [
    {
      title: `Pictures of cloth, descriptor ${DESCRIPTOR_VERSION}: of ${recipes.length} fabrics the right one is found, in per cent`,
      rows: [
        ["query", "queries", "R@1", "R@5", "R@20", "MRR"],
        ...["all", ...DISTORTIONS, ...KINDS, "print, design never trained on"].flatMap(rowOf),
      ],
    },
    {
      title: "Pictures of cloth: ms of one core",
      rows: [
        ["work", "median"],
        ["describe a picture", median(spent).toFixed(1)],
        [`compare with ${recipes.length} fabrics`, median(scans).toFixed(2)],
      ],
    },
  ];
}
