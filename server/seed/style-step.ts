import { draftPattern, recipeOf } from "@selvedge/garment-core";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { idOf } from "../ids.ts";
import { fabricsOf, productId } from "./fabric-step.ts";
import type { Ground } from "./scope.ts";
import { storedSwatch, storedTile } from "./stored-tile.ts";
import { STYLES, type StyleSeed } from "./styles.ts";

/** The one style of the light scope; it has no drape. */
const LIGHT_RECIPE = "tee";
const PORTRAIT = { width: 600, height: 750 } as const;
const MINUTE_MS = 60_000;

export const styleId = (style: StyleSeed) => idOf("style", style.recipe);

/** The styles a scope sets up. */
export const stylesOf = (scope: Ground["scope"]): readonly StyleSeed[] =>
  scope === "light" ? STYLES.filter((style) => style.recipe === LIGHT_RECIPE) : STYLES;

/** Drapes of the sizes that styles are opened in, by recipe: what their pictures are made from. */
export type DefaultDrapes = ReadonlyMap<string, Promise<{ fileHash: string; metrics: string }>>;

/** Gives the drapes of all default sizes to the crew; those already stored are not made again. */
export async function startDefaultDrapes(ground: Ground): Promise<DefaultDrapes> {
  const stored = await storedDrapes(ground.db);
  return new Map(
    stylesOf(ground.scope)
      .filter((style) => ground.scope === "full" && !stored.has(keyOf(style, recipeOf(style.recipe).defaultSize)))
      .map((style) => [style.recipe, drape(ground, style, recipeOf(style.recipe).defaultSize)]),
  );
}

/** Stores the styles that are not there yet, each with its picture, its opening fabrics and its drape. Fabrics must be there. */
export async function seedStyles(ground: Ground, defaults: DefaultDrapes): Promise<void> {
  const there = new Set((await ground.db.selectFrom("styles").select("id").execute()).map((row) => row.id));
  await Promise.all(
    stylesOf(ground.scope).map(async (style, order) => {
      if (!there.has(styleId(style))) await storeStyle(ground, style, order, (await defaults.get(style.recipe)) ?? null);
    }),
  );
}

/** Whether some size of some style has no drape yet. */
export async function anyDrapeMissing(db: Db): Promise<boolean> {
  const stored = await storedDrapes(db);
  return STYLES.some((style) => recipeOf(style.recipe).sizes.some((size) => !stored.has(keyOf(style, size))));
}

/** Drapes and stores every size that is not stored yet, one after the other. The styles must be there. */
export async function seedOtherDrapes(ground: Ground): Promise<void> {
  const stored = await storedDrapes(ground.db);
  for (const style of STYLES)
    for (const size of recipeOf(style.recipe).sizes) {
      if (stored.has(keyOf(style, size))) continue;
      const made = await drape(ground, style, size);
      await ground.db
        .insertInto("style_drapes")
        .values({ style_id: styleId(style), size, file_hash: made.fileHash, metrics: made.metrics })
        .onConflict((on) => on.doNothing())
        .execute();
    }
}

async function storeStyle(
  ground: Ground,
  style: StyleSeed,
  order: number,
  made: { fileHash: string; metrics: string } | null,
): Promise<void> {
  const { db, files, clock } = ground;
  const recipe = recipeOf(style.recipe);
  const fabrics = fabricsOf(ground.scope);
  const fabric = fabrics.find(({ code }) => code === style.fabric) ?? fabrics[0]!;
  const pictureHash = made
    ? await files.put(
        await ground.crew.do("portrait", {
          drape: (await files.get(made.fileHash))!,
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
        created_at: new Date(clock.now().getTime() - (STYLES.length - order) * MINUTE_MS),
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
      .values({ style_id: id, size: recipe.defaultSize, file_hash: made.fileHash, metrics: made.metrics })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

async function drape({ crew, files, progress }: Ground, style: StyleSeed, size: string) {
  const { bytes, metrics } = await crew.do("drape", { recipe: style.recipe, size });
  progress(`Draped: ${style.name}, size ${size}`);
  return { fileHash: await files.put(bytes), metrics: JSON.stringify(metrics) };
}

const keyOf = (style: StyleSeed, size: string) => `${styleId(style)} ${size}`;

async function storedDrapes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("style_drapes").select(sql<string>`style_id || ' ' || size`.as("key")).execute();
  return new Set(rows.map((row) => row.key));
}
