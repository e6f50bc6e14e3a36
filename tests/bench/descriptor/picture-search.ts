import { type DataOf, searchPicture } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import sharp from "sharp";
import { inlinePool } from "../../../server/assembly/worker-pools.ts";
import { SWATCH_PX, swatch } from "../../../server/fabrics/cloths/pictures/swatch.ts";
import { toByte } from "../../../server/fabrics/cloths/pictures/tile.ts";
import { clothStore } from "../../../server/fabrics/cloths/store.ts";
import { CLOSE_FROM } from "../../../server/fabrics/search/pictures/calls/search-picture.ts";
import { keepDescriptors } from "../../../server/fabrics/search/pictures/seen/keep.ts";
import { idOf } from "../../../server/platform/ids.ts";
import { type Client, startApp, type TestApp } from "../../api/harness.ts";
import { type BenchTable, median } from "../table.ts";
import { NOT_CLOTH, notCloth } from "./not-cloth.ts";
import { isPatterned, type Recipe, recipesOf } from "./recipes.ts";
import { benchScan } from "./scan.ts";
import { DISTORTIONS, shoot, shotOf } from "./shots.ts";
import { type LitTile, tileOf } from "./tiles.ts";

/** Fabrics of which the catalogue is made, and of which it is not: strangers. `PICTURE_FABRICS` asks for another number. */
const FABRICS = 300;
const STRANGERS_OF = 10;
/** Pictures that are asked with, a fabric. */
const SHOTS_OF_TEN = 7;
const NOT_CLOTH_EACH = 20;
const PHOTO_PX = 512;
/** Results asked for. */
const MAX_ASKED = 20;

async function pngOf({ width, height, light }: LitTile): Promise<{ png: Buffer; pixels: Uint8Array }> {
  const pixels = Uint8Array.from(light, toByte);
  return {
    png: await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    pixels,
  };
}

/** Takes a fabric in with pictures of its own: its tile at true scale, and the swatch that lists show. */
async function addFabric({ db, files, clock }: TestApp, { name, kind }: Recipe, tile: LitTile): Promise<string> {
  const { png, pixels } = await pngOf(tile);
  const size = { mmWidth: tile.width / tile.pxPerMm, mmHeight: tile.height / tile.pxPerMm };
  const shown = sharp(swatch({ ...tile, ...size, channels: 3, pixels }), {
    raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 },
  });
  const attrs = {
    composition: "100 % Cotton",
    weight: null,
    warpYarnCount: "",
    weftYarnCount: "",
    warpDensity: null,
    weftDensity: null,
    productType: kind,
    technology: "",
    pattern: kind,
    style: "",
    finish: [],
    color: "",
    fabricType: [],
    for: [],
    use: [],
    season: null,
    width: null,
  };
  const id = idOf("bench", name);
  await db
    .insertInto("products")
    .values({
      id,
      code: id.slice(0, 12),
      name,
      attrs: JSON.stringify(attrs),
      construction: null,
      stock: "order",
      stock_metres: null,
      moq_value: null,
      moq_unit: null,
      lead_days: null,
      price_amount: null,
      price_currency: null,
      cloth_hash: null,
      mean_colour: null,
      image_hash: await files.put(await shown.jpeg({ quality: 88 }).toBuffer()),
      albedo_hash: await files.put(png),
      normal_hash: null,
      roughness_hash: null,
      height_hash: null,
      mm_width: size.mmWidth,
      mm_height: size.mmHeight,
      dpi: tile.pxPerMm * MM_PER_INCH,
      roughness: 0.8,
      sheen: 0,
      sheen_roughness: 0.5,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .execute();
  return id;
}

async function photograph(tile: LitTile, distortion: (typeof DISTORTIONS)[number], seed: number): Promise<Uint8Array> {
  const rgba = await shoot(tile, shotOf(distortion, tile, seed), PHOTO_PX);
  return sharp(rgba, { raw: { width: PHOTO_PX, height: PHOTO_PX, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
}

type Answer = DataOf<typeof searchPicture>;
const isThere = ({ briefs }: Answer, id: string, among: number) =>
  briefs.slice(0, among).some(({ productId, colourways }) => productId === id || colourways.includes(id));
const isClose = ({ close }: Answer) => close > 0;
const share = <One>(all: readonly One[], is: (one: One) => boolean): string =>
  all.length === 0 ? "–" : ((100 * all.filter(is).length) / all.length).toFixed(1);

/** What a search took: wall time and CPU, ms. */
type Cost = { readonly wall: number; readonly cpu: number };
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Asks the real call with photographs of fabrics it has, of fabrics it has not, and of what is no cloth. */
export async function benchPictureSearch(): Promise<readonly BenchTable[]> {
  const portal = await startApp({ limits: { rates: false }, checkAnswers: false, logLevel: "fatal" });
  try {
    const client = await portal.signIn();
    const recipes = recipesOf("evaluation", Number(process.env.PICTURE_FABRICS ?? FABRICS));
    const tiles = recipes.map(tileOf);
    const isStranger = (index: number) => index % STRANGERS_OF === STRANGERS_OF - 1;
    const ids: string[] = [];
    for (const [index, recipe] of recipes.entries())
      ids.push(isStranger(index) ? "" : await addFabric(portal, recipe, tiles[index]!));
    const cloths = clothStore({ files: portal.files, workers: inlinePool });
    const before = process.cpuUsage();
    await keepDescriptors({ db: portal.db, files: portal.files, cloths, workers: inlinePool });
    const perFabric = cpuSince(before) / ids.filter(Boolean).length;

    const costs: Cost[] = [];
    const known = new Map<string, { answer: Answer; id: string }[]>();
    const strange: Answer[] = [];
    for (const [index, tile] of tiles.entries()) {
      if (index % 10 >= SHOTS_OF_TEN && !isStranger(index)) continue;
      const distortion = DISTORTIONS[index % DISTORTIONS.length]!;
      const answer = await ask(client, await photograph(tile, distortion, 7_000_000 + index), costs);
      if (isStranger(index)) strange.push(answer);
      else
        for (const name of ["all", sortOf(recipes[index]!), distortion, `${distortion}, ${sortOf(recipes[index]!)}`])
          known.set(name, [...(known.get(name) ?? []), { answer, id: ids[index]! }]);
    }
    const others = new Map<string, Answer[]>();
    for (const kind of NOT_CLOTH)
      for (let seed = 0; seed < NOT_CLOTH_EACH; seed++)
        others.set(kind, [...(others.get(kind) ?? []), await ask(client, await notCloth(kind, seed), costs)]);
    return [
      foundTable(ids.filter(Boolean).length, known),
      closeTable([
        ["cloth of the catalogue", known.get("all")!.map(({ answer }) => answer)],
        ["cloth that is not in it", strange],
        ["no cloth", [...others.values()].flat()],
        ...others,
      ]),
      costTable(perFabric, costs),
      await benchScan(),
    ];
  } finally {
    await portal.close();
  }
}

const SORTS = ["patterned", "plain"] as const;
const sortOf = ({ kind }: Recipe): (typeof SORTS)[number] => (isPatterned(kind) ? "patterned" : "plain");

/** How often the right fabric is found, by what was done to the photograph and by whether the cloth has a pattern. */
function foundTable(fabrics: number, known: ReadonlyMap<string, readonly { answer: Answer; id: string }[]>): BenchTable {
  const within = (among: number) => (sample: readonly { answer: Answer; id: string }[]) =>
    share(sample, ({ answer, id }) => isThere(answer, id, among));
  return {
    title: `Picture search over ${fabrics} fabrics through the call: the right one is found, in per cent`,
    rows: [
      ["photograph", "queries", "R@1", "R@5", "R@20", "close match"],
      ...["all", ...SORTS, ...DISTORTIONS.flatMap((name) => [name, ...SORTS.map((sort) => `${name}, ${sort}`)])].map((name) => {
        const sample = known.get(name) ?? [];
        return [
          name,
          sample.length,
          within(1)(sample),
          within(5)(sample),
          within(20)(sample),
          share(sample, ({ answer }) => isClose(answer)),
        ];
      }),
    ],
  };
}

/** How often a close match is said, of pictures of each sort. */
function closeTable(sorts: readonly (readonly [sort: string, answers: readonly Answer[]])[]): BenchTable {
  const score = (answers: readonly Answer[]) => median(answers.map(({ briefs }) => briefs[0]?.score ?? 0)).toFixed(2);
  const close = (answers: readonly Answer[]) => (answers.reduce((sum, one) => sum + one.close, 0) / answers.length).toFixed(1);
  return {
    title: `Close match from a score of ${CLOSE_FROM}: how often it is said, in per cent`,
    rows: [
      ["picture", "queries", "close match", "median score", "close fabrics"],
      ...sorts.map(([sort, answers]) => [sort, answers.length, share(answers, isClose), score(answers), close(answers)]),
    ],
  };
}

function costTable(perFabric: number, costs: readonly Cost[]): BenchTable {
  const sorted = costs.map(({ wall }) => wall).sort((a, b) => a - b);
  const percentile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(0);
  return {
    title: "Picture search: ms, all in one thread",
    rows: [
      ["work", "CPU", "p50", "p99"],
      ["take a fabric's descriptors", perFabric.toFixed(0), "", ""],
      [`answer a search (${costs.length})`, median(costs.map(({ cpu }) => cpu)).toFixed(0), percentile(0.5), percentile(0.99)],
    ],
  };
}

async function ask(client: Client, bytes: Uint8Array, costs: Cost[]): Promise<Answer> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const answer = await client.call(searchPicture, { rn: MAX_ASKED }, { file: { bytes, name: "photograph.jpg" } });
  costs.push({ wall: performance.now() - began, cpu: cpuSince(before) });
  return answer;
}
