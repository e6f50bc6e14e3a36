import { DesignDocument } from "@selvedge/editor-core";
import { z } from "zod";
import { post } from "./call.ts";
import { ChanelProduct } from "./showrooms.ts";
import { DesignCard, HandClass, Id, Img, sharedErrors, sharedFields, Texture } from "./types.ts";

/** Hangers that hang at one stand at most. */
export const MAX_HANGERS_OF_STAND = 12;
/** Garments that are seen from one stand at most. */
export const MAX_GARMENTS_OF_STAND = 3;
/** Garments of a room that stand there in three dimensions at most; all others are pictures on the wall. */
export const MAX_FORMS_OF_ROOM = 4;
/** Pieces with artwork, and cloths besides the first, of all designs on the forms of a room at most: each is drawn apart. */
export const MAX_APART_ON_FORMS = 8;
/** Fabrics, and stands, that a room has at most. */
export const MAX_FABRICS_OF_ROOM = 400;
export const MAX_STANDS_OF_ROOM = 100;

/** What a room is built like: bays along the walls under a roof light, or rails standing free between columns beside tall windows. */
export const Architecture = z.enum(["gallery", "loft"]);
export type Architecture = z.infer<typeof Architecture>;

/** What somebody may have laid down of a room; all else is generated. */
export const RoomPlan = z.strictObject({
  version: z.literal(1),
  architecture: Architecture,
  hangersOfStand: z.int().min(2).max(MAX_HANGERS_OF_STAND).optional(),
});
export type RoomPlan = z.infer<typeof RoomPlan>;

const mm = z.number();
/** mm from the middle of the floor: x to the right and z towards whoever comes in, y up from the floor. */
export const RoomPoint = z.tuple([mm, mm, mm]);
export type RoomPoint = z.infer<typeof RoomPoint>;
/** mm along x, y and z before it is turned. */
const extent = z.tuple([mm, mm, mm]);
/** Degrees about the vertical, counter-clockwise seen from above; what is not turned faces +z. */
const turn = z.number();

/** A part of the building. `place` is the middle of the box. */
export const RoomBox = z.object({
  kind: z
    .enum(["wall", "fin", "column", "beam", "window", "roofLight", "mullion", "door", "bench"])
    .describe(
      "a window, a roof light and the door are openings in the wall or ceiling they lie in, a mullion stands in a window; a fin is a short wall between two bays",
    ),
  place: RoomPoint,
  extent,
  turn,
});
export type RoomBox = z.infer<typeof RoomBox>;

/** What stands on the floor or hangs on a wall. `place` is on the floor under its middle, `extent` the box about it and all that it carries. */
export const RoomFixture = z.object({
  fixtureId: z.string(),
  kind: z.enum(["wallRail", "freeRail", "plinth", "table", "form", "picture", "sign"]),
  standId: z.string().nullable(),
  groupId: Id.nullable(),
  place: RoomPoint,
  extent,
  bottom: mm.describe("how high above the floor it begins: what hangs, and a form on its plinth"),
  turn,
});
export type RoomFixture = z.infer<typeof RoomFixture>;

/** A fabric on its hanger. Each fabric of a group hangs once. */
export const RoomHanger = z.object({
  itemId: Id,
  productId: Id,
  standId: z.string(),
  fixtureId: z.string(),
  place: RoomPoint.describe("the middle of the upper edge of the cloth"),
  turn,
  width: mm,
  drop: mm,
});
export type RoomHanger = z.infer<typeof RoomHanger>;

/** A fabric lying folded; the same one also hangs. */
export const RoomFolded = z.object({
  productId: Id,
  standId: z.string(),
  fixtureId: z.string(),
  place: RoomPoint.describe("the middle of its underside"),
  extent,
  turn,
});
export type RoomFolded = z.infer<typeof RoomFolded>;

/** A garment of the room, on a form or as a picture. */
export const RoomGarment = z.object({
  itemId: Id,
  standId: z.string(),
  fixtureId: z.string(),
  label: z.string(),
  design: DesignCard,
  size: z.string().nullable(),
  fabrics: z
    .array(z.object({ pieceKey: z.string(), productId: Id.nullable() }))
    .describe(
      "as of a showroom's item: `*` is every piece without a fabric of its own; null for a fabric that was deleted since",
    ),
  proposalId: Id.nullable(),
  revision: z.int32().nullable(),
  isOwn: z.boolean().describe("as of a showroom's item"),
  hand: HandClass.nullable().describe("the class of cloth it hangs in on its form; null for a picture"),
  worn: DesignDocument.nullable().describe(
    "what a saved design on its form is drawn from, as of a proposal but for notes, colourways and what is hidden; null for every other garment",
  ),
  pictureUrl: z.string().nullable(),
  place: RoomPoint.describe("of a form the floor it stands on, which may be a plinth; of a picture its middle"),
  turn,
  width: mm.nullable().describe("of a picture"),
  height: mm.nullable().describe("of a picture"),
});
export type RoomGarment = z.infer<typeof RoomGarment>;

/** Words on a wall or a sign. `place` is the middle of the upper edge of the block they fill; they begin at the side the language is read from. */
export const RoomCaption = z.object({
  kind: z
    .enum(["room", "description", "number", "group", "story", "missing"])
    .describe("`missing`: the text is the label of what was deleted since, to be said so"),
  standId: z.string().nullable(),
  text: z.string(),
  place: RoomPoint,
  turn,
  width: mm.describe("where its lines are broken"),
  size: mm.describe("height of a capital"),
  lines: z.int().describe("how many lines there is room for"),
});
export type RoomCaption = z.infer<typeof RoomCaption>;

/** Where one stops: before some of what a group has. */
export const RoomStand = z.object({
  standId: z.string(),
  number: z.int().describe("from 1, in the order of the route"),
  groupId: Id,
  name: z.string(),
  story: z.string(),
  part: z.int().describe("which of the stands of its group, from 1"),
  parts: z.int(),
  place: RoomPoint.describe("where the eye is"),
  target: RoomPoint.describe("what it looks at: the middle of what is to be seen"),
  seen: z.object({ width: mm, height: mm }).describe("what is to be seen from there, about the target"),
  farthest: mm.describe("how far from the target one may step back, the floor being free so far"),
  via: z.array(z.tuple([mm, mm])).describe("x and z of the bends of the way here from the stand before, or from the start"),
  productIds: z.array(Id).describe("fabrics that hang here, in their order"),
  garmentIds: z.array(Id).describe("items that stand or are pictured here"),
  missing: z.array(z.object({ itemId: Id, label: z.string() })).describe("what was deleted since"),
});
export type RoomStand = z.infer<typeof RoomStand>;

/** A fabric with its cloth; null where it was never measured, and its picture is all there is. */
export const RoomProduct = ChanelProduct.extend({ texture: Texture.nullable() });
export type RoomProduct = z.infer<typeof RoomProduct>;

/** A showroom one walks through, built of its record: the same record is the same room. */
export const RoomScene = z.object({
  chanelId: Id,
  name: z.string(),
  description: z.string(),
  updatedAt: z.iso.datetime(),
  isFavorite: z.boolean(),
  customerId: Id.nullable().describe("the company whose room it is; null for one of all, and through a link"),
  architecture: Architecture,
  plan: z.enum(["none", "followed", "damaged"]).describe("what became of what was laid down of the room"),
  extent: extent.describe("of the inside, floor to ceiling; the floor lies about the origin"),
  start: z.object({ place: RoomPoint, target: RoomPoint }),
  boxes: z.array(RoomBox),
  fixtures: z.array(RoomFixture),
  hangers: z.array(RoomHanger),
  folded: z.array(RoomFolded),
  garments: z.array(RoomGarment),
  captions: z.array(RoomCaption),
  stands: z.array(RoomStand),
  products: z.array(RoomProduct).describe("each fabric that hangs or is worn once"),
  images: z.array(Img).describe("the pictures that the designs on forms name, each once; those that are gone are left out"),
  leftOut: z
    .object({ groups: z.int(), fabrics: z.int(), garments: z.int() })
    .describe("what the room has no place for; the page of the showroom has it"),
});
export type RoomScene = z.infer<typeof RoomScene>;

/** The room of a showroom, to be walked through by a session, or by whoever holds a link to it, without prices and stock. */
export const getScene = post("/chanel/getScene", {
  summary: "A showroom as a room to walk through",
  access: "shared",
  body: z.object({ chanelId: Id, ...sharedFields }),
  data: RoomScene,
  errors: [...sharedErrors, "privateShowroom"],
});

/** The picture of a room as it is furnished now, seen from where one comes in; without words, so that it is the same in every language. */
export const getRoomPicture = post("/chanel/getRoomPicture", {
  summary: "Picture of a showroom as a room",
  access: "customer",
  body: z.object({ chanelId: Id }),
  data: z.object({ pictureUrl: z.string().describe("another as soon as the room is furnished otherwise") }),
  errors: ["privateShowroom", "showroomClosed"],
});
