import { baseOf } from "@selvedge/editor-core";
import { draftPattern, recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { type Db, hashOfBytes, idOf, ownHandOf } from "@selvedge/server";
import { fabricsOf, productId } from "../catalogue/fabric-step.ts";
import { readShipped, shippedDrapes, shippedPortrait } from "../drapes/shipped.ts";
import { isWhole, type Services } from "../scope.ts";
import { storedSwatch } from "../welcome/stored-swatch.ts";
import { STYLES, type StyleSeed } from "./styles.ts";

/** The one style of the light scope; it has no drape. */
const LIGHT_RECIPE = "tee";
const MINUTE_MS = 60_000;

/** How long ago a style was drawn: a minute for each that came after it. */
const ageOf = (style: StyleSeed): number => (STYLES.length - STYLES.indexOf(style)) * MINUTE_MS;

export const styleId = (style: StyleSeed) => idOf("style", style.recipe);

/** The styles a scope sets up. */
const stylesOf = (scope: Services["scope"]): readonly StyleSeed[] =>
  scope === "light" ? STYLES.filter((style) => style.recipe === LIGHT_RECIPE) : STYLES;

/** Stores the styles that are not there yet, each with its picture, its opening fabrics and its drape. Fabrics must be there. */
export async function seedStyles(services: Services): Promise<void> {
  const stored = await storedStyles(services.db);
  const missing = stylesOf(services.scope).filter((style) => !stored.has(styleId(style)));
  if (missing.length === 0) return;
  const drapes = isWhole(services.scope) ? shippedDrapes() : null;
  await Promise.all(
    missing.map(async (style) => storeStyle(services, style, drapes && (await keepDrape(services, style, drapes)))),
  );
  if (drapes) services.progress(`Library of ${STYLES.length} styles`);
}

/**
 * Stores what the library ships now, drape and picture, in place of what an earlier solver or another recipe made, and lays fabric on
 * the pieces that a style got since; a drape of today's stays as it is, its picture is the one that is shipped.
 */
export async function renewDrapes(services: Pick<Services, "db" | "files">): Promise<void> {
  const { recipes } = readShipped();
  const stored = await services.db
    .selectFrom("style_drapes as d")
    .innerJoin("styles as s", (join) => join.onRef("s.id", "=", "d.style_id").onRef("s.default_size", "=", "d.size"))
    .select(["s.id", "d.hand", "d.recipe_hash", "d.solver"])
    .where("d.solver", "<=", SOLVER_VERSION)
    .execute();
  const renewed = STYLES.filter((style) =>
    stored.some(
      ({ id, hand, solver, recipe_hash }) =>
        id === styleId(style) &&
        hand === ownHandOf(style.recipe) &&
        (solver < SOLVER_VERSION || recipe_hash !== recipes[style.recipe]),
    ),
  );
  // One after the other: drafting all of them at once would hold up what the portal already answers.
  for (const style of STYLES) await layNewPieces(services.db, style);
  await renewPictures(services);
  if (renewed.length === 0) return;
  const drapes = shippedDrapes();
  for (const style of renewed) {
    const { hand, ...made } = await keepDrape(services, style, drapes);
    await services.db
      .updateTable("style_drapes")
      .set(made)
      .where("style_id", "=", styleId(style))
      .where("size", "=", recipeOf(style.recipe).defaultSize)
      .where("hand", "=", hand)
      .execute();
  }
}

/** Lays the opening fabric on pieces that a style of the library got since it was stored: that of the piece they are attached to, else of any. */
async function layNewPieces(db: Db, style: StyleSeed): Promise<void> {
  const style_id = styleId(style);
  const known = await db
    .selectFrom("style_fabrics")
    .select(["piece_key", "product_id"])
    .where("style_id", "=", style_id)
    .orderBy("piece_key")
    .execute();
  const [first] = known;
  if (!first) return;
  const { pieces, seams } = draftPattern(style.recipe, recipeOf(style.recipe).defaultSize);
  const laid = pieces.flatMap(({ key }) => {
    if (known.some(({ piece_key }) => piece_key === key)) return [];
    const base = baseOf({ seams }, key);
    const { product_id } = known.find(({ piece_key }) => piece_key === base) ?? first;
    return [{ style_id, piece_key: key, product_id }];
  });
  if (laid.length === 0) return;
  await db
    .insertInto("style_fabrics")
    .values(laid)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Gives the library's draped styles, and the menus that show them, the pictures that are shipped now, which may show more than those that were stored. What they have already, in the row and in the store, is not stored again. */
async function renewPictures({ db, files }: Pick<Services, "db" | "files">): Promise<void> {
  const rows = await db
    .selectFrom("styles as s")
    .select(["s.id", "s.picture_hash"])
    .where("s.company_id", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("style_drapes as d").select("d.style_id").whereRef("d.style_id", "=", "s.id")),
    )
    .execute();
  for (const style of STYLES) {
    const row = rows.find(({ id }) => id === styleId(style));
    if (!row) continue;
    const bytes = shippedPortrait(style.recipe);
    const hash = hashOfBytes(bytes);
    if (row.picture_hash === hash && (await files.size(hash)) !== null) continue;
    const picture_hash = await files.put(bytes);
    await db.transaction().execute(async (within) => {
      await within.updateTable("styles").set({ picture_hash }).where("id", "=", row.id).execute();
      await within
        .updateTable("style_menus")
        .set({ cover_hash: picture_hash })
        .where("cover_hash", "=", row.picture_hash)
        .execute();
    });
  }
}

async function storeStyle(
  services: Services,
  style: StyleSeed,
  made: Awaited<ReturnType<typeof keepDrape>> | null,
): Promise<void> {
  const { db, files, clock } = services;
  const recipe = recipeOf(style.recipe);
  const fabrics = fabricsOf(services.scope);
  // The light scope has neither its fabric nor its drape: it is shown in the first there is.
  const fabric = made ? fabrics.find(({ code }) => code === style.fabric) : fabrics[0];
  if (!fabric) throw new Error(`${style.name} opens in ${style.fabric}, which this mill does not have.`);
  const pictureHash = made ? await files.put(shippedPortrait(style.recipe)) : await storedSwatch(services, fabric.code);
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
        created_at: new Date(clock.now().getTime() - ageOf(style)),
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

/** Stores the file of a style's drape in the size it opens in and the class of the cloth it is cut for. */
async function keepDrape({ files }: Pick<Services, "files">, { recipe }: StyleSeed, drapes: ReturnType<typeof shippedDrapes>) {
  const { bytes, metrics, recipeHash } = drapes(recipe);
  return {
    hand: ownHandOf(recipe),
    solver: SOLVER_VERSION,
    recipe_hash: recipeHash,
    file_hash: await files.put(bytes),
    metrics: JSON.stringify(metrics),
  };
}

async function storedStyles(db: Db): Promise<Set<string>> {
  return new Set((await db.selectFrom("styles").select("id").execute()).map((row) => row.id));
}
