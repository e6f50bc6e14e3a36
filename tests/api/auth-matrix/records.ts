import {
  addConsult,
  addFavorite,
  addFavoriteGroup,
  addMark,
  addOrder,
  addShowroomFavorite,
  addStyleFavorite,
  createLapDip,
  createRfq,
  createSample,
  createShare,
  deleteProposal,
  type GroupKind,
  getStyle,
  type InputOf,
  saveStyle3dVideo,
  uploadImage,
} from "@selvedge/contract";
import { type DesignDocument, emptyDocument } from "@selvedge/editor-core";
import { sql } from "kysely";
import { makeShowroom } from "../../../server/garments/showrooms/making/make-showroom.ts";
import { aPicture, savedDesign } from "../mill.ts";
import { aName, type Person, type World } from "./world.ts";

/** A number that nothing else of a run has. */
let made = 0;
const nameBy = ({ owner }: World, by: Person): string => {
  made += 1;
  return by === owner ? aName() : `Other ${made}`;
};

/** An empty document of a style, by somebody who may see it. */
export async function aDocumentOf({ client }: Person, styleId: string): Promise<DesignDocument> {
  const { size, pieces } = await client.call(getStyle, { id: styleId });
  return emptyDocument({ styleId, size, pieceKeys: pieces.map(({ key }) => key) });
}

/** A saved design of the library's style, by default the designer's. */
export const aDesign = ({ portal, owner }: World, by: Person = owner, change?: (document: DesignDocument) => DesignDocument) =>
  savedDesign(portal, by.client, change);

/** A design that was deleted and can be brought back. */
export async function aDeletedDesign(world: World): Promise<string> {
  const { proposalId } = (await aDesign(world)).card;
  await world.owner.client.call(deleteProposal, { proposalId });
  return proposalId;
}

/** A comment on a design. */
export async function aMark(world: World): Promise<{ proposalId: string; markId: string; pieceKey: string }> {
  const { card, document } = await aDesign(world);
  const [pieceKey] = Object.keys(document.pieces);
  const about = { proposalId: card.proposalId, pieceKey: pieceKey!, x: 1, y: 1 };
  const { markId } = await world.owner.client.call(addMark, { ...about, content: aName() });
  return { proposalId: about.proposalId, markId, pieceKey: about.pieceKey };
}

/** An uploaded picture that no other is like. */
export async function anImage(world: World, by: Person = world.owner): Promise<string> {
  const name = nameBy(world, by);
  const file = { bytes: await aPicture(20 + made, 30), name: `${name}.png` };
  return (await by.client.call(uploadImage, {}, { file })).imageId;
}

const FILM = Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex");
/** A film as a browser writes it. */
export const aFilm = () => ({ bytes: Buffer.concat([FILM, Buffer.from(aName())]), name: "turn.webm" });

/** A design with a film of it. */
export async function aFilmedDesign(world: World): Promise<string> {
  const { proposalId } = (await aDesign(world)).card;
  const posterImageId = await anImage(world);
  await world.owner.client.call(saveStyle3dVideo, { proposalId, posterImageId }, { file: aFilm() });
  return proposalId;
}

/** A group of favourites with nothing in it. */
export async function aGroup(world: World, { by = world.owner, kind = "fabric" as GroupKind } = {}): Promise<string> {
  return (await by.client.call(addFavoriteGroup, { groupName: nameBy(world, by), kind })).groupId;
}

/** A favourite in a group of its own. */
export async function aFavourite(
  world: World,
  { by = world.owner, kind = "fabric" as GroupKind } = {},
): Promise<{ itemId: string; groupId: string }> {
  const groupId = await aGroup(world, { by, kind });
  const { client } = by;
  const { itemIds } =
    kind === "fabric"
      ? await client.call(addFavorite, { productId: world.productIds[0]!, groupId })
      : kind === "style"
        ? await client.call(addStyleFavorite, { designId: by === world.owner ? world.ownStyleId : world.styleId, groupId })
        : await client.call(addShowroomFavorite, {
            chanelId: (await aShowroom(world, by === world.owner ? "private" : "public")).chanelId,
            groupId,
          });
  return { itemId: itemIds[0]!, groupId };
}

/** A showroom with one fabric: a private one of the first company's, or one of all. */
export async function aShowroom(
  { db, portal, owner, productIds }: World,
  scope: "public" | "private",
): Promise<{ chanelId: string; groupId: string }> {
  const [name, companyId] = scope === "private" ? [aName(), owner.companyId] : ["Linen of the year", null];
  const items = [{ kind: "fabric" as const, productId: productIds[0]! }];
  const groups = [{ name: { en: name }, story: { en: "" }, items }];
  const room = { name: { en: name }, description: { en: "" }, scope, companyId, coverScene: null, isPublished: true, groups };
  const chanelId = await makeShowroom(db, room, portal.clock.now());
  const group = await db.selectFrom("chanel_groups").select("id").where("chanel_id", "=", chanelId).executeTakeFirstOrThrow();
  return { chanelId, groupId: group.id };
}

/** A link of the designer's, as a browser that opens it holds it. */
export async function aLink(
  { owner }: World,
  input: InputOf<typeof createShare>,
): Promise<{ shareId: string; shareToken: string }> {
  return owner.client.call(createShare, input);
}

/** A question to the mill. */
export const aThread = ({ owner }: World, by: Person = owner) =>
  by.client.call(addConsult, { content: by === owner ? aName() : "How wide is it?" });

const TABLES = { sample: "samples", lapDip: "lap_dips", quotation: "quotations", order: "orders" } as const;
const NEXT_MONTH = "2026-12-21";

/** A record of the desk in a state, with what it has there: a round of a lap-dip, prices of a quotation. Answers its id. */
export async function inState(world: World, kind: keyof typeof TABLES, state: string, by: Person = world.owner): Promise<string> {
  const { db, productIds } = world;
  const [productId] = productIds;
  const { client, addressId } = by;
  const id = await {
    sample: async () => (await client.call(createSample, { kind: "yardage", addressId, items: [{ productId }] })).sampleId,
    lapDip: async () =>
      (await client.call(createLapDip, { productId: productId!, standard: { kind: "physical", name: "Rust" } })).lapDipId,
    quotation: async () => (await client.call(createRfq, { items: [{ productId: productId!, productNum: 500 }] })).rfqId,
    order: async () =>
      (await client.call(addOrder, { addressId, items: [{ productId: productId!, productNum: 10, supply: "make" }] })).orderId,
  }[kind]();
  if (kind === "quotation") {
    await db.updateTable("quotations").set({ valid_until: NEXT_MONTH }).where("id", "=", id).execute();
    await sql`UPDATE quotation_lines SET quoted_amount = 500, lead_days = 20 WHERE quotation_id = ${id}`.execute(db);
  }
  if (kind === "lapDip" && state !== "requested" && state !== "inLab") {
    await sql`INSERT INTO lap_dip_rounds (lap_dip_id, round, sent_at) VALUES (${id}, 1, ${world.portal.clock.now()})`.execute(db);
    await sql`INSERT INTO lap_dip_options (lap_dip_id, round, label, recipe_no) VALUES (${id}, 1, 'A', 'R1')`.execute(db);
  }
  await sql`UPDATE ${sql.table(TABLES[kind])} SET status = ${state} WHERE id = ${id}`.execute(db);
  return id;
}

/** A garment sample that was approved, by default of the library's style. */
export async function anApprovedGarment(
  world: World,
  by: Person = world.owner,
  designId: string = world.styleId,
): Promise<string> {
  const { client, addressId } = by;
  const items = [{ designId }];
  const { sampleId } = await client.call(createSample, { kind: "garment", addressId, items });
  await world.db
    .updateTable("samples")
    .set({ status: "commented", rating: 5, verdict: "approved" })
    .where("id", "=", sampleId)
    .execute();
  return sampleId;
}
