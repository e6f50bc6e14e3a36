import { draftPattern, recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { idOf } from "../ids.ts";
import { ownHandOf } from "../styles/drapes.ts";
import { fabricsOf, productId } from "./fabric-step.ts";
import type { Ground } from "./scope.ts";
import { storedSwatch, storedTile } from "./stored-tile.ts";
import { FIRST_STYLES, STYLES, type StyleSeed } from "./styles.ts";

/** The one style of the light scope; it has no drape. */
const LIGHT_RECIPE = "tee";
const PORTRAIT = { width: 600, height: 750 } as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long ago a style was drawn: a minute for each that came after it. */
const ageOf = (style: StyleSeed): number => (STYLES.length - STYLES.indexOf(style)) * MINUTE_MS;

export const styleId = (style: StyleSeed) => idOf("style", style.recipe);

/** The styles a scope sets up before the portal answers. */
export const stylesOf = (scope: Ground["scope"]): readonly StyleSeed[] =>
  scope === "light" ? STYLES.filter((style) => style.recipe === LIGHT_RECIPE) : FIRST_STYLES;

/** Drapes of the sizes that styles are opened in, by recipe: what their pictures are made from. */
export type DefaultDrapes = ReadonlyMap<string, ReturnType<typeof drape>>;

/** Gives the drapes of the default sizes of all styles that are not there yet to the crew. */
export async function startDefaultDrapes(ground: Ground): Promise<DefaultDrapes> {
  const there = await storedStyles(ground.db);
  return new Map(
    stylesOf(ground.scope)
      .filter((style) => ground.scope === "full" && !there.has(styleId(style)))
      .map((style) => [style.recipe, drape(ground, style, recipeOf(style.recipe).defaultSize)]),
  );
}

/** Stores the styles that are not there yet, each with its picture, its opening fabrics and its drape. Fabrics must be there. */
export async function seedStyles(ground: Ground, defaults: DefaultDrapes): Promise<void> {
  const there = await storedStyles(ground.db);
  await Promise.all(
    stylesOf(ground.scope).map(async (style) => {
      if (!there.has(styleId(style))) await storeStyle(ground, style, ageOf(style), (await defaults.get(style.recipe)) ?? null);
    }),
  );
}

/** Stores the rest of the library, one style after the other, each with its drape and its picture. */
export async function seedLibrary(ground: Ground): Promise<void> {
  const there = await storedStyles(ground.db);
  for (const style of STYLES) {
    if (there.has(styleId(style))) continue;
    // A day older than the first ones, however long those were there already.
    await storeStyle(ground, style, ageOf(style) + DAY_MS, await drape(ground, style, recipeOf(style.recipe).defaultSize));
  }
}

/** Drapes and stores every size of some styles that is not stored yet, one after the other. A style that is not there, or no longer, has none to be made. */
export async function seedOtherDrapes(ground: Ground, styles: readonly StyleSeed[]): Promise<void> {
  const stored = await storedDrapes(ground.db);
  const there = await storedStyles(ground.db);
  for (const style of styles.filter((one) => there.has(styleId(one))))
    for (const size of recipeOf(style.recipe).sizes) {
      if (stored.has(keyOf(style, size))) continue;
      const made = await drape(ground, style, size);
      await ground.db
        .insertInto("style_drapes")
        .values({ style_id: styleId(style), size, ...made })
        .onConflict((on) => on.columns(["style_id", "size", "hand"]).doUpdateSet(made))
        .execute();
    }
}

async function storeStyle(
  ground: Ground,
  style: StyleSeed,
  ageMs: number,
  made: Awaited<ReturnType<typeof drape>> | null,
): Promise<void> {
  const { db, files, clock } = ground;
  const recipe = recipeOf(style.recipe);
  const fabrics = fabricsOf(ground.scope);
  const fabric = fabrics.find(({ code }) => code === style.fabric) ?? fabrics[0]!;
  const pictureHash = made
    ? await files.put(
        await ground.crew.do("portrait", {
          drape: (await files.get(made.file_hash))!,
          cloths: { "*": await storedTile(ground, fabric.code) },
          ...PORTRAIT,
          yaw: style.yaw,
        }),
      )
    : await storedSwatch(ground, fabric.code);
  const id = styleId(style);
  const pieces = draftPattern(style.recipe, recipe.defaultSize).pieces.map((piece) => piece.key);
  await db.transaction().execute(async (within) => {
    await within
      .insertInto("styles")
      .values({
        id,
        name: style.name,
        recipe: style.recipe,
        sizes: [...recipe.sizes],
        default_size: recipe.defaultSize,
        options: "{}",
        menu_id: style.menuId,
        wearers: [...style.wearers],
        uses: [...style.uses],
        season: style.season,
        picture_hash: pictureHash,
        created_at: new Date(clock.now().getTime() - ageMs),
      })
      .onConflict((on) => on.doNothing())
      .execute();
    await within
      .insertInto("style_fabrics")
      .values(pieces.map((piece_key) => ({ style_id: id, piece_key, product_id: productId(fabric.code) })))
      .onConflict((on) => on.doNothing())
      .execute();
    if (!made) return;
    await within
      .insertInto("style_drapes")
      .values({ style_id: id, size: recipe.defaultSize, ...made })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

/** Drapes a garment in the class of the cloth it is cut for. */
async function drape({ crew, files, progress }: Ground, style: StyleSeed, size: string) {
  const hand = ownHandOf(style.recipe);
  const { bytes, metrics } = await crew.do("drape", { recipe: style.recipe, size, hand });
  progress(`Draped: ${style.name}, size ${size}`);
  return { hand, solver: SOLVER_VERSION, file_hash: await files.put(bytes), metrics: JSON.stringify(metrics) };
}

const keyOf = (style: StyleSeed, size: string) => `${styleId(style)} ${size}`;

async function storedStyles(db: Db): Promise<Set<string>> {
  return new Set((await db.selectFrom("styles").select("id").execute()).map((row) => row.id));
}

/** Drapes in the garments' own cloths. */
async function storedDrapes(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("style_drapes as d")
    .innerJoin("styles as s", "s.id", "d.style_id")
    .select(["s.recipe", "d.hand", sql<string>`d.style_id || ' ' || d.size`.as("key")])
    .where("d.solver", "=", SOLVER_VERSION)
    .execute();
  return new Set(rows.filter(({ recipe, hand }) => hand === ownHandOf(recipe)).map(({ key }) => key));
}
