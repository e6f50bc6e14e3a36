import { ALL_PIECES, type BodyOf, type DataOf, type getPortraits, type getSizePortraits } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { sceneUrl } from "../../scenes/address.ts";
import type { SceneCloth } from "../../scenes/scene.ts";
import { keepScene } from "../../scenes/store.ts";
import { buttonsOf } from "../pattern/pattern.ts";
import { seenBy } from "../seen-by.ts";
import { ownHandOf } from "./drapes.ts";
import { presentDrapes } from "./stored/present.ts";

/** Degrees a garment is turned for each side: a little aside, as it would stand. */
const YAW = { front: 18, back: 198 } as const;

/** The picture of each asked style in each asked fabric, in the order asked, hung as that fabric would where it was draped so. It is drawn when somebody looks at it. */
export async function portraitScenes(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  companyId: string,
  { designIds, productIds, side }: BodyOf<typeof getPortraits>,
): Promise<DataOf<typeof getPortraits>> {
  const seen = await db
    .selectFrom("styles as s")
    .select("s.id")
    .where("s.id", "=", sql<string>`any(${designIds})`)
    .where(seenBy(companyId, "s"))
    .execute();
  const drapes = await presentDrapes(
    db,
    seen.map(({ id }) => id),
  );
  const cloths = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height", "hand"])
    .where("id", "=", sql<string>`any(${productIds})`)
    .where("cloth_hash", "is not", null)
    .where("mm_width", "is not", null)
    .execute();
  const pairs = designIds.flatMap((designId) => productIds.map((productId) => ({ designId, productId })));
  const pictured = await Promise.all(
    pairs.map(async ({ designId, productId }) => {
      const cloth = cloths.find(({ id }) => id === productId);
      const hung = drapes.filter(({ styleId, size, defaultSize }) => styleId === designId && size === defaultSize);
      const drape = hung.find(({ hand }) => hand === cloth?.hand) ?? hung.find(({ hand, recipe }) => hand === ownHandOf(recipe));
      if (!drape || !cloth) return [];
      const scene = await keepScene(files, {
        kind: "worn",
        drape: drape.fileHash,
        cloth: { record: cloth.cloth_hash!, mmWidth: cloth.mm_width!, mmHeight: cloth.mm_height! },
        ...buttonsOf(drape.recipe, drape.size),
        yaw: YAW[side],
        format: "portrait",
      });
      return [{ designId, productId, imageUrl: sceneUrl(scene) }];
    }),
  );
  return pictured.flat();
}

/** The style in each of its sizes that is draped, in one fabric, all hung as the cloth it is cut for; none where the fabric cannot be pictured. */
export async function sizePortraits(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { id, productId, sizes }: BodyOf<typeof getSizePortraits> & { readonly sizes: readonly string[] },
): Promise<DataOf<typeof getSizePortraits>> {
  const cloth = await db
    .selectFrom("products")
    .select(["cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", productId)
    .executeTakeFirst();
  if (!cloth?.cloth_hash || !cloth.mm_width || !cloth.mm_height) return [];
  const record = { record: cloth.cloth_hash, mmWidth: cloth.mm_width, mmHeight: cloth.mm_height };
  const drapes = await presentDrapes(db, [id]);
  const pictured = sizes.map(async (size) => {
    const drape = drapes.find((one) => one.size === size && one.hand === ownHandOf(one.recipe));
    if (!drape) return [];
    const scene = await keepScene(files, {
      kind: "worn",
      drape: drape.fileHash,
      cloth: record,
      ...buttonsOf(drape.recipe, size),
      yaw: YAW.front,
      format: "portrait",
    });
    return [{ size, imageUrl: sceneUrl(scene) }];
  });
  return (await Promise.all(pictured)).flat();
}

/** A style in a size, with the fabric of each piece or of all of them. */
type Dressed = {
  readonly id: string;
  readonly designId: string;
  readonly size: string;
  readonly cloths: Readonly<Record<string, string>>;
};

/**
 * Pictures of dressed styles by their ids, hung as the cloth they are cut for; in another size where theirs is not draped. One of which
 * nothing is draped, that wears no fabric, or one that cannot be pictured, has none. They are drawn when somebody looks at them.
 */
export async function dressedPortraits(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  dressed: readonly Dressed[],
): Promise<ReadonlyMap<string, string>> {
  if (dressed.length === 0) return new Map();
  const drapes = await presentDrapes(
    db,
    dressed.map(({ designId }) => designId),
  );
  const cloths = await clothsById(
    db,
    dressed.flatMap((one) => Object.values(one.cloths)),
  );
  const pictured = dressed.map(async ({ id, designId, size, cloths: laid }): Promise<[string, string][]> => {
    const hung = drapes.filter((drape) => drape.styleId === designId && drape.hand === ownHandOf(drape.recipe));
    const drape = hung.find((one) => one.size === size) ?? hung.find((one) => one.size === one.defaultSize);
    const records = Object.entries(laid).map(([pieceKey, productId]) => [pieceKey, cloths.get(productId)] as const);
    if (!drape || records.length === 0 || records.some(([, cloth]) => cloth === undefined)) return [];
    const [only] = records;
    const view = { drape: drape.fileHash, ...buttonsOf(drape.recipe, drape.size), yaw: YAW.front, format: "portrait" as const };
    const scene =
      records.length === 1 && only![0] === ALL_PIECES
        ? await keepScene(files, { kind: "worn", cloth: only![1]!, ...view })
        : await keepScene(files, { kind: "dressed", cloths: Object.fromEntries(records) as Record<string, SceneCloth>, ...view });
    return [[id, sceneUrl(scene)]];
  });
  return new Map((await Promise.all(pictured)).flat());
}

/** The cloths of fabrics that can be pictured, by their ids. */
async function clothsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SceneCloth>> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", sql<string>`any(${[...new Set(ids)]})`)
    .where("cloth_hash", "is not", null)
    .where("mm_width", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.id, { record: row.cloth_hash!, mmWidth: row.mm_width!, mmHeight: row.mm_height! }]));
}
