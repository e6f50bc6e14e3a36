import {
  DESCRIPTOR_SIZE,
  DESCRIPTOR_VERSION,
  descriptorOfPicture,
  descriptorTable,
  EVEN_WEIGHTS,
  type ImageDescriptor,
  meanFeatures,
  projectFeatures,
  scanDescriptors,
  WORKING_PX,
} from "@selvedge/textile-core";
import type { BenchTable } from "../table.ts";
import { median } from "../table.ts";
import { featuresAt, keptOrMeasured } from "./measure.ts";
import { isKeptBack, KINDS, type Recipe, recipesOf } from "./recipes.ts";
import { DESCRIPTOR_VIEWS, DISTORTIONS, indexShot, knownBy, shoot, shotOf, VIEWS } from "./shots.ts";
import { tileOf } from "./tiles.ts";

/** Fabrics and queries of the whole evaluation; `DESCRIPTOR_FABRICS` asks for fewer, with queries to match. */
export const ALL_FABRICS = 3_000;
const QUERIES_PER_FABRIC = 0.75;
/** A step through the fabrics that meets every kind under every distortion. */
const STRIDE = 7_919;
/** Pictures whose description is timed. */
const TIMED = 48;

/** What the whole evaluation should come to at least, in per cent of the queries; and a picture's description at most, in ms. */
const WANTED: Readonly<Record<string, { readonly first?: number; readonly twenty?: number }>> = {
  all: { first: 90, twenty: 99 },
  "all at once": { first: 85 },
  plain: { twenty: 95 },
};
const DESCRIBED_WITHIN_MS = 60;

/** Of some queries: how many, and how many found their fabric first, among five, among twenty; the sum of 1 / place. */
type Tally = { count: number; first: number; five: number; twenty: number; reciprocal: number };

export type Query = { readonly fabric: number; readonly distortion: (typeof DISTORTIONS)[number]; readonly seed: number };

/** The queries of an evaluation over so many fabrics; the same each time. */
export const queriesOf = (fabrics: number): readonly Query[] =>
  Array.from({ length: Math.round(fabrics * QUERIES_PER_FABRIC) }, (_, position) => ({
    fabric: (position * STRIDE) % fabrics,
    distortion: DISTORTIONS[position % DISTORTIONS.length]!,
    seed: 5_000_000 + position,
  }));

/** Pictures of every fabric and then of the queries for it; a fabric is drawn once for both. */
async function* picturesOf(recipes: readonly Recipe[], queries: readonly Query[]): AsyncGenerator<Uint8Array> {
  for (const [fabric, recipe] of recipes.entries()) {
    if (fabric % 100 === 0) console.error(`${fabric} of ${recipes.length} fabrics pictured`);
    const tile = tileOf(recipe);
    for (const shot of knownBy(tile)) yield await shoot(tile, shot, WORKING_PX);
    for (const { distortion, seed } of asking(queries, fabric))
      yield await shoot(tile, shotOf(distortion, tile, seed), WORKING_PX);
  }
}

const asking = (queries: readonly Query[], fabric: number) => queries.filter((query) => query.fabric === fabric);

/** Looks of all fabrics and of all queries. `DESCRIPTOR_FEATURES` names a file in which what was measured is kept. */
async function descriptorsOf(recipes: readonly Recipe[], queries: readonly Query[]) {
  const rows = await keptOrMeasured(process.env.DESCRIPTOR_FEATURES, recipes.length * VIEWS + queries.length, () =>
    picturesOf(recipes, queries),
  );
  const index = new Int8Array(recipes.length * DESCRIPTOR_VIEWS.length * DESCRIPTOR_SIZE);
  const asked = new Map<Query, ImageDescriptor>();
  let row = 0;
  for (let fabric = 0; fabric < recipes.length; fabric++) {
    const views = Array.from({ length: VIEWS }, () => featuresAt(rows, row++));
    for (const [position, joined] of DESCRIPTOR_VIEWS.entries())
      index.set(
        projectFeatures(meanFeatures(joined.map((view) => views[view]!))),
        (fabric * DESCRIPTOR_VIEWS.length + position) * DESCRIPTOR_SIZE,
      );
    for (const query of asking(queries, fabric)) asked.set(query, projectFeatures(featuresAt(rows, row++)));
  }
  return { index, asked };
}

/** How far each fabric is: as far as the nearest of its descriptors. */
const nearestDescriptor = (far: ArrayLike<number>): Float32Array =>
  Float32Array.from({ length: far.length / DESCRIPTOR_VIEWS.length }, (_, fabric) =>
    DESCRIPTOR_VIEWS.reduce(
      (nearest, _views, position) => Math.min(nearest, far[fabric * DESCRIPTOR_VIEWS.length + position]!),
      Number.POSITIVE_INFINITY,
    ),
  );

/** Median ms of one core that a descriptor takes, of some fabrics of every kind. */
async function describing(recipes: readonly Recipe[]): Promise<number> {
  const spent: number[] = [];
  for (let position = 0; position < TIMED; position++) {
    const tile = tileOf(recipes[Math.floor((position * recipes.length) / TIMED)]!);
    const picture = { width: WORKING_PX, height: WORKING_PX, rgba: await shoot(tile, indexShot, WORKING_PX) };
    const { user, system } = process.cpuUsage();
    descriptorOfPicture(picture);
    const after = process.cpuUsage();
    spent.push((after.user - user + after.system - system) / 1_000);
  }
  return median(spent);
}

const per = (part: number, tally: Tally): string => ((100 * part) / tally.count).toFixed(1);

/** How often a picture of another region finds its own fabric among all, by distortion and by kind, and what a picture costs. */
export async function benchDescriptor(): Promise<readonly BenchTable[]> {
  const recipes = recipesOf("evaluation", Number(process.env.DESCRIPTOR_FABRICS ?? ALL_FABRICS));
  const queries = queriesOf(recipes.length);
  const { index, asked } = await descriptorsOf(recipes, queries);
  const table = descriptorTable(index);
  const scans: number[] = [];
  const tallies = new Map<string, Tally>();
  for (const query of queries) {
    const before = performance.now();
    const far = nearestDescriptor(scanDescriptors(table, [asked.get(query)!], EVEN_WEIGHTS));
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
    const { first, twenty } = WANTED[name] ?? {};
    const wanted = [first && `R@1 ≥ ${first}`, twenty && `R@20 ≥ ${twenty}`].filter(Boolean).join(", ");
    return [
      [
        name,
        tally.count,
        per(tally.first, tally),
        per(tally.five, tally),
        per(tally.twenty, tally),
        per(tally.reciprocal, tally),
        wanted,
      ],
    ];
  };
  return [
    {
      title: `Pictures of cloth, descriptor ${DESCRIPTOR_VERSION}: of ${recipes.length} fabrics the right one is found, in per cent`,
      rows: [
        ["query", "queries", "R@1", "R@5", "R@20", "MRR", "wanted"],
        ...["all", ...DISTORTIONS, ...KINDS, "print, design never trained on"].flatMap(rowOf),
      ],
    },
    {
      title: "Pictures of cloth: ms of one core",
      rows: [
        ["work", "median", "wanted"],
        ["describe a picture", (await describing(recipes)).toFixed(1), `≤ ${DESCRIBED_WITHIN_MS}`],
        [`compare with ${recipes.length} fabrics`, median(scans).toFixed(2), ""],
      ],
    },
  ];
}
