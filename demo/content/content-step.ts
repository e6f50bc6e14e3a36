import type { TrimFacts } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import { buttonsOf, idOf, keepScene, ownDrape, type Scene, type SceneCloth } from "@selvedge/server";
import { sql } from "kysely";
import { productId } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";
import { styleId } from "../styles/style-step.ts";
import { STYLES } from "../styles/styles.ts";
import { drawnTrims } from "../trims/drawn.ts";
import { TIER_STEPS, TRIMS } from "../trims/range/range.ts";
import { ARTWORKS, BANNERS, type BannerSeed, BLOCKS, COLLECTIONS_MENU } from "./content.ts";

type Stored = Pick<Services, "db" | "files">;

const CUTTINGS_OF_BLOCK = 4;
const COLUMNS_OF_BLOCK = 2;
const BLOCK_PX = 966;
/** Prices of trims are for so many pieces or metres, since one costs less than a cent. */
const TRIMS_PER_PRICE = 100;

/**
 * Writes banners and decorations. Their pictures are made when somebody looks at them, so this takes no time;
 * what shows a fabric or a garment that is not there is left out.
 */
export async function seedContent(services: Stored): Promise<void> {
  await seedBanners(services);
  await seedBlocks(services);
  await seedArtworks(services);
}

/** The trims that may be sewn to a garment, with their pictures. */
export async function seedTrims({ db, files }: Stored): Promise<void> {
  const pictures = await drawnTrims();
  for (const [sort, trim] of TRIMS.entries()) {
    const { name, tags, draw, cents, ...own } = trim;
    const facts = { ...own, accent: draw.shape === "zip" ? draw.metal : null };
    const { png, width, height } = pictures.get(trim.code)!;
    const tiers: TrimFacts["tiers"] = TIER_STEPS.map(({ times, share }) => ({
      min: facts.minimum * times,
      price: { amount: Math.round(cents * share), currency: "USD" },
    }));
    await db
      .insertInto("decorates")
      .values({
        id: idOf("decorate", "trim", facts.code),
        name,
        type: facts.kind === "label" ? "label" : "trim",
        scene_hash: null,
        cloth_hash: null,
        picture_hash: await files.put(new Uint8Array(Buffer.from(png, "base64"))),
        trim: JSON.stringify({ ...facts, per: TRIMS_PER_PRICE, tiers } satisfies TrimFacts),
        width,
        height,
        tags: [...tags],
        link_url: null,
        sort,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

async function seedBanners(services: Stored): Promise<void> {
  for (const [sort, entry] of BANNERS.entries()) {
    const scene = await sceneOf(services, entry);
    if (!scene) continue;
    const { title, subtitle, linkUrl } = entry;
    await services.db
      .insertInto("banners")
      .values({
        id: idOf("banner", title),
        company_id: null,
        title,
        subtitle,
        scene_hash: await keepScene(services.files, scene),
        link_url: linkUrl,
        sort,
        starts_at: null,
        ends_at: null,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/** Gives the banners the scenes of today, which may show another drape, or more, than those that were stored with them. */
export async function renewBanners(services: Stored): Promise<void> {
  for (const entry of BANNERS) {
    const scene = await sceneOf(services, entry);
    if (!scene) continue;
    const scene_hash = await keepScene(services.files, scene);
    await services.db
      .updateTable("banners")
      .set({ scene_hash })
      .where("id", "=", idOf("banner", entry.title))
      .where("scene_hash", "<>", scene_hash)
      .execute();
  }
}

async function sceneOf({ db }: Stored, { picture }: BannerSeed): Promise<Scene | null> {
  const cloth = (await clothsOf({ db }, [productId(picture.fabric)]))[0];
  if (!cloth) return null;
  if (picture.kind === "folds") return { kind: "folds", cloth, lie: picture.layout };
  const style = STYLES.find((one) => one.recipe === picture.recipe)!;
  const drape = await ownDrape(db, styleId(style));
  const buttons = buttonsOf(style.recipe);
  return drape ? { kind: "worn", drape, cloth, ...buttons, yaw: picture.yaw, format: "banner" } : null;
}

async function seedBlocks(services: Stored): Promise<void> {
  for (const [sort, { name, menuId }] of BLOCKS.entries()) {
    const rows = await services.db
      .selectFrom("product_menus as m")
      .innerJoin("products as p", "p.id", "m.product_id")
      .select("p.id")
      .where("m.menu_id", "=", menuId)
      .where("p.cloth_hash", "is not", null)
      .orderBy("p.code")
      .execute();
    const cloths = await clothsOf(services, spread(rows, CUTTINGS_OF_BLOCK));
    if (cloths.length < CUTTINGS_OF_BLOCK) continue;
    await services.db
      .insertInto("decorates")
      .values({
        id: idOf("decorate", "block", name),
        name,
        type: "block",
        scene_hash: await keepScene(services.files, { kind: "cuttings", cloths, columns: COLUMNS_OF_BLOCK }),
        cloth_hash: null,
        width: BLOCK_PX,
        height: BLOCK_PX,
        tags: [name],
        link_url: `/goods?primaryId=${COLLECTIONS_MENU}&secondaryId=${menuId}`,
        sort,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

async function seedArtworks({ db }: Stored): Promise<void> {
  for (const [sort, code] of ARTWORKS.entries()) {
    const print = await db
      .selectFrom("products")
      .select(["name", "cloth_hash", "mm_width", "mm_height", "dpi", "attrs"])
      .where("id", "=", productId(code))
      .where("cloth_hash", "is not", null)
      .executeTakeFirst();
    if (!print) continue;
    const pixels = (mm: number) => Math.round((mm / MM_PER_INCH) * print.dpi!);
    await db
      .insertInto("decorates")
      .values({
        id: idOf("decorate", "artwork", code),
        name: print.name.split(",")[0]!,
        type: "artwork",
        scene_hash: null,
        cloth_hash: print.cloth_hash,
        width: pixels(print.mm_width!),
        height: pixels(print.mm_height!),
        tags: [code, print.attrs.pattern],
        link_url: null,
        sort,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/** The cloths of fabrics, in the order of their ids. */
async function clothsOf({ db }: Pick<Stored, "db">, ids: readonly string[]): Promise<SceneCloth[]> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", sql<string>`any(${ids})`)
    .where("cloth_hash", "is not", null)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ record: row.cloth_hash!, mmWidth: row.mm_width!, mmHeight: row.mm_height! }] : [];
  });
}

/** Some of a list, evenly far from each other, so that neighbours in other colours are passed over. */
function spread(rows: readonly { id: string }[], count: number): string[] {
  const step = rows.length / count;
  return Array.from({ length: Math.min(count, rows.length) }, (_, index) => rows[Math.floor(index * step)]!.id);
}
