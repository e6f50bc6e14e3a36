import { ALL_PIECES } from "@selvedge/contract";
import { agreePrices, type Db, idOf, keepScene, makeShowroom, type NewShowroomGroup } from "@selvedge/server";
import { sql } from "kysely";
import { productId } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";
import { styleId } from "../styles/style-step.ts";
import { STYLES } from "../styles/styles.ts";
import type { DressedSeed, GroupSeed, RoomSeed } from "./room-seed.ts";
import { ROOMS } from "./rooms/index.ts";

const MINUTE_MS = 60_000;
/** The smallest quantity that a price is agreed for. */
const FROM_ONE = 1;

export const showroomId = (room: RoomSeed) => idOf("chanel", room.key);

/** Makes the showrooms that are not there yet, those of the demo mill or others, and agrees the prices of the private ones. What this mill does not have is left out. */
export async function seedShowrooms(
  { db, files, clock }: Pick<Services, "db" | "files" | "clock">,
  rooms: readonly RoomSeed[] = ROOMS,
): Promise<void> {
  const cloths = await clothsOf(db, rooms);
  for (const [age, room] of rooms.entries()) {
    const companyId = room.customer ? await companyOf(db, room.customer) : null;
    const cover = cloths.get(productId(room.cover.fabric));
    const made = {
      id: showroomId(room),
      scope: room.scope,
      name: room.name,
      description: room.description,
      companyId,
      coverScene: cover ? await keepScene(files, { kind: "folds", cloth: cover, lie: room.cover.layout }) : null,
      isPublished: true,
      plan: room.plan,
      groups: room.groups.map((group) => groupOf(group, cloths)),
    };
    await makeShowroom(db, made, new Date(clock.now().getTime() - age * MINUTE_MS));
    const agreed = Object.entries(room.agreed ?? {}).map(([code, amount]) => ({
      productId: productId(code),
      amount,
      min: FROM_ONE,
    }));
    if (companyId)
      await agreePrices(
        db,
        companyId,
        agreed.filter((price) => cloths.has(price.productId)),
      );
  }
}

type Cloths = ReadonlyMap<string, { readonly record: string; readonly mmWidth: number; readonly mmHeight: number }>;

/** The cloths of all fabrics of these rooms, by their ids. */
async function clothsOf(db: Db, rooms: readonly RoomSeed[]): Promise<Cloths> {
  const ids = rooms.flatMap(({ cover, groups }) => [
    cover.fabric,
    ...groups.flatMap(({ fabrics, dressed }) => [...fabrics, ...dressed.flatMap(fabricsOf)]),
  ]);
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "mm_width", "mm_height"])
    .where("id", "=", sql<string>`any(${ids.map(productId)})`)
    .where("cloth_hash", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.id, { record: row.cloth_hash!, mmWidth: row.mm_width!, mmHeight: row.mm_height! }]));
}

const fabricsOf = ({ fabric, pieces = {} }: DressedSeed): readonly string[] => [fabric, ...Object.values(pieces)];

function groupOf({ name, story, dressed, fabrics }: GroupSeed, cloths: Cloths): NewShowroomGroup {
  const isThere = (code: string) => cloths.has(productId(code));
  return {
    name,
    story,
    items: [
      ...dressed.filter((one) => fabricsOf(one).every(isThere)).map(styleOf),
      ...fabrics.filter(isThere).map((code) => ({ kind: "fabric" as const, productId: productId(code) })),
    ],
  };
}

function styleOf({ recipe, fabric, pieces = {} }: DressedSeed) {
  const laid = Object.entries(pieces).map(([key, code]) => [key, productId(code)]);
  const style = STYLES.find((one) => one.recipe === recipe)!;
  return {
    kind: "style" as const,
    styleId: styleId(style),
    fabrics: { [ALL_PIECES]: productId(fabric), ...Object.fromEntries(laid) },
  };
}

async function companyOf(db: Db, username: string): Promise<string> {
  const { company_id } = await db
    .selectFrom("users")
    .select("company_id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return company_id;
}
