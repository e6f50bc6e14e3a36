import { type createOwnStyle, MAX_OWN_STYLES, type OwnPattern } from "@selvedge/contract";
import { checkJoined, JoinError, type JoinFault, ownClass, SOLVER_VERSION, writeJoined } from "@selvedge/garment-core";
import type { StoredTile } from "../../../fabrics/cloths/pictures/tile.ts";
import { readMenus } from "../../../fabrics/menus/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { Context, Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refuse.ts";
import { recipeHash } from "../drapes/stored/recipe-hash.ts";
import { buttonsOf } from "../pattern/pattern.ts";
import { styleCards } from "../queries.ts";
import { faulty, type Translate } from "./faulty.ts";

const PORTRAIT = { width: 600, height: 750, yaw: 20 } as const;

/** What is said of each fault of a joined pattern; texts of `locales/<lang>/own-styles.json`. */
const FAULTS: Readonly<Record<JoinFault, string>> = {
  nothing: "No piece has a place on the form.",
  missingPiece: "A seam names a piece that is not worn.",
  outside: "A seam leaves the edge of its piece.",
  lengths: "The two sides of a seam are not equally long.",
  overlap: "Two seams share a stretch of one edge.",
  legs: "A leg has its front or its back only.",
  crossed: "The outline of a piece crosses itself.",
  form: "There is no such form.",
  tooLarge: "The pattern takes more cloth than can be draped.",
};

function check(pattern: OwnPattern, translate: Translate): void {
  try {
    checkJoined(pattern);
  } catch (error) {
    if (!(error instanceof JoinError)) throw error;
    throw faulty(translate, "pattern", error.fault, FAULTS[error.fault], { about: error.about });
  }
}

/** The fabric that the newest style of the library in a menu opens with, and its tile; null where there is none. */
async function openingFabric(
  { db, cloths }: Pick<Context<typeof createOwnStyle>, "db" | "cloths">,
  menuId: number,
): Promise<{ readonly productId: string; readonly tile: StoredTile } | null> {
  const fabrics = await db
    .selectFrom("style_fabrics as f")
    .innerJoin("styles as s", "s.id", "f.style_id")
    .innerJoin("products as p", "p.id", "f.product_id")
    .select(["p.id", "p.cloth_hash", "p.mm_width", "p.mm_height", "s.menu_id"])
    .where("s.company_id", "is", null)
    .where("p.cloth_hash", "is not", null)
    .where("p.mm_width", "is not", null)
    .orderBy("s.created_at", "desc")
    .execute();
  const fabric = fabrics.find((row) => row.menu_id === menuId) ?? fabrics[0];
  if (!fabric) return null;
  const picture = await cloths.picture(fabric.cloth_hash!, "albedo");
  const [mmWidth, mmHeight] = [fabric.mm_width!, fabric.mm_height!];
  return picture && { productId: fabric.id, tile: { picture, mmWidth, mmHeight } };
}

/** Names of the two pieces that a drape could not sew together, and how far apart they stay. */
function openSeam({ pieces }: OwnPattern, unsewable: string): string {
  const [, mm, a, b] = /open by ([\d.]+) mm: (\w+):\S+ ~ (\w+):/.exec(unsewable) ?? [];
  const named = [a, b].flatMap((key) => pieces.find((piece) => piece.key === key)?.name ?? []);
  return mm ? `${[...new Set(named)].join(" – ")} (${mm} mm)` : "";
}

async function menuOf(db: Db, menuId: number) {
  const menus = await readMenus(db, "style_menus");
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu || menus.some(({ parent_id }) => parent_id === menuId)) throw refuse("notFound");
  return menus;
}

export const createOwnStyleHandler: Handler<typeof createOwnStyle> = async ({
  body: { pattern, menuId },
  customer,
  db,
  files,
  cloths,
  workers,
  clock,
  translate,
}) => {
  const menus = await menuOf(db, menuId);
  check(pattern, translate);
  const { count } = await db
    .selectFrom("styles")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("company_id", "=", customer.companyId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_OWN_STYLES)
    throw faulty(translate, "pattern", "count", "Your company keeps as many styles of its own as it can.", {});
  const hand = ownClass(pattern.hand);
  const recipe = writeJoined(pattern);
  const made = await workers.do("drape", { recipe, size: pattern.size, hand });
  if ("unsewable" in made)
    throw faulty(translate, "pattern", "open", "A seam cannot be closed on the form.", {
      about: openSeam(pattern, made.unsewable),
    });
  const fabric = await openingFabric({ db, cloths }, menuId);
  const picture = await workers.do("portrait", {
    drape: made.bytes,
    cloths: fabric ? { "*": fabric.tile } : {},
    ...buttonsOf(recipe, pattern.size),
    ...PORTRAIT,
  });
  const now = clock.now();
  const row = {
    id: newId(now),
    name: pattern.name,
    recipe,
    sizes: [pattern.size],
    default_size: pattern.size,
    options: "{}",
    menu_id: menuId,
    wearers: [pattern.wearer],
    season: null,
    picture_hash: await files.putUpload(picture),
    company_id: customer.companyId,
    created_by: customer.userId,
    created_at: now,
  };
  const drape = {
    solver: SOLVER_VERSION,
    recipe_hash: recipeHash(recipe, pattern.size),
    file_hash: await files.putUpload(made.bytes),
    metrics: JSON.stringify(made.metrics),
  };
  await db.transaction().execute(async (within) => {
    await within.insertInto("styles").values(row).execute();
    await within
      .insertInto("style_drapes")
      .values({ style_id: row.id, size: pattern.size, hand, ...drape })
      .execute();
    const worn = fabric ? pattern.pieces.filter(({ place }) => place !== "leftOut") : [];
    const laid = worn.map(({ key }) => ({ style_id: row.id, piece_key: key, product_id: fabric!.productId }));
    if (laid.length > 0) await within.insertInto("style_fabrics").values(laid).execute();
  });
  const [card] = await styleCards({ db, customer: null, translate }, [row], menus);
  return card!;
};
