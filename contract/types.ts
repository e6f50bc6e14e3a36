import { Id } from "@selvedge/editor-core";
import { z } from "zod";
import { DEFAULT_PAGE_SIZE } from "./page-size.ts";

export { Id };

export const MAX_IDS = 500;
/** Bytes of a call that brings a whole design or pattern: two megabytes, form-urlencoded. */
export const DESIGN_BYTES = 6_500_000;
/**
 * The languages of the portal, spelled as addresses and stored settings spell them. Another one needs: its tag below, a line in
 * `src/i18n-languages.ts`, `src/texts/KEY.ts`, every file of `locales/en` in `locales/KEY`, and for the search
 * `synonyms/KEY.json`, `inflections.ts` and the units of `quantities.ts` (`server/fabrics/search`), and queries in the table of
 * `npm run bench relevance`. One written in Latin letters stands in `LATIN` of `server/platform/http/pages/first-screens.ts`, one
 * written from the right in `isFromRight`.
 */
export const LANGUAGES = ["cn", "en", "fr", "esp", "kor", "tur", "ita", "arab", "jp", "rus"] as const;
export const Lang = z.enum(LANGUAGES);
export type Lang = z.infer<typeof Lang>;

/** The BCP 47 tag of each language key. */
export const LANGUAGE_TAGS: Record<Lang, string> = {
  cn: "zh-CN",
  en: "en",
  fr: "fr",
  esp: "es",
  kor: "ko",
  tur: "tr",
  ita: "it",
  arab: "ar",
  jp: "ja",
  rus: "ru",
};

/** Whether a language is written from the right. */
export const isFromRight = (language: string): boolean => language === "arab";

export const MenuId = z.coerce.number().int().min(1).max(2_147_483_647);
export const Name = z.string().trim().min(1).max(80);
export const Note = z.string().trim().max(4_000);
export const Keyword = z.string().trim().max(200);
/** A number that may arrive as text in a query or a form-urlencoded body. */
const count = (min: number, max: number, otherwise: number) => z.coerce.number().int().min(min).max(max).default(otherwise);
export const pageFields = { pageNum: count(1, 100_000, 1), pageSize: count(1, 100, DEFAULT_PAGE_SIZE) };
/** True, false, "true", "false", "1" or "0". */
export const Flag = z.union([
  z.boolean(),
  z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1"),
]);

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int(), pageNum: z.int(), pageSize: z.int(), pages: z.int() });

export const Money = z.object({ amount: z.int(), currency: z.string().length(3) });
/** Minor units for one unit of a quantity; a hundred lines of a million units each still add up exactly. */
const MAX_PRICE = 50_000_000;
/** A price that somebody gives for one unit of a line. */
export const Price = Money.extend({ amount: z.int().min(0).max(MAX_PRICE), currency: z.string().regex(/^[A-Z]{3}$/) });
export const Qty = z.object({ value: z.number(), unit: z.enum(["m", "yd", "kg", "pc"]) });
export const Img = z.object({ imageId: Id, url: z.string(), thumbUrl: z.string(), width: z.int(), height: z.int() });
export type Img = z.infer<typeof Img>;
export const ColorChip = z.object({
  name: z.string(),
  code: z.string().nullable(),
  hex: z.string(),
  lab: z.tuple([z.number(), z.number(), z.number()]).optional(),
});

export const Role = z.enum(["buyer", "buyerAdmin", "sales", "mill", "admin"]);
export const Customer = z.object({
  userId: Id,
  customerId: Id,
  username: z.string(),
  customerName: z.string(),
  avatar: z.string().nullable(),
  token: z.string().optional(),
  name: z.string(),
  mail: z.string(),
  company: z.string(),
  country: z.string(),
  logo: z.string().nullable(),
  vip: z.boolean(),
  vipLevel: z.string().nullable(),
  role: Role,
  language: Lang,
  currency: z.string(),
  unit: z.enum(["m", "yd"]),
  version: z.int32(),
});
export type Customer = z.infer<typeof Customer>;
/** Where the live events stand: whatever is answered from now on has in it all that was before. A page's first `lastEventId`. */
export const LivePlace = z.object({ liveSince: z.string() });

export type CategoryNode = { entity: { id: number; alias: string; parentId: number }; children: CategoryNode[] };
export const CategoryNode: z.ZodType<CategoryNode> = z
  .lazy(() =>
    z.object({ entity: z.object({ id: z.int(), alias: z.string(), parentId: z.int() }), children: z.array(CategoryNode) }),
  )
  .meta({ id: "CategoryNode" });
export const MenuItem = z.object({
  id: z.int(),
  alias: z.string(),
  parentId: z.int(),
  hasChildren: z.boolean(),
  coverUrl: z.string().nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const WEARERS = ["men", "women", "boys", "girls", "other"] as const;
/**
 * What a fabric is. Another attribute also needs a migration (attributes are stored as JSON), a column and a reader of the import
 * (`server/mill/import/entry`), a row of the comparison and of the fabric's page, its word in the `attributes` texts and, to be
 * filtered by, a field of `server/fabrics/search/index/fields.ts`. `technology` is found at each of these places.
 */
export const FabricAttrs = z.object({
  composition: z.string(),
  weight: z.number().nullable().describe("g/m²"),
  warpYarnCount: z.string(),
  weftYarnCount: z.string(),
  warpDensity: z.number().nullable().describe("ends per inch"),
  weftDensity: z.number().nullable().describe("picks per inch"),
  productType: z.string(),
  technology: z.string(),
  pattern: z.string(),
  style: z.string(),
  finish: z.array(z.string()),
  color: z.string(),
  fabricType: z.array(z.string()),
  for: z.array(z.enum(WEARERS)),
  use: z.array(z.string()),
  season: z.enum(["SS", "AW"]).nullable(),
  width: z.number().nullable().describe("cm"),
});
export type FabricAttrs = z.infer<typeof FabricAttrs>;

/** How a cloth hangs, from what falls in many fine folds to what stands off in few broad ones. */
export const HandClass = z.enum(["voile", "shirting", "suiting", "twill", "coating"]);
export type HandClass = z.infer<typeof HandClass>;

/** Pictures of a cloth at true scale: each tile repeats without a seam and covers mmWidth × mmHeight. */
export const Texture = z.object({
  url: z.string(),
  normalUrl: z.string().nullable(),
  roughnessUrl: z.string().nullable(),
  heightUrl: z.string().nullable(),
  opacityUrl: z.string().nullable().describe("covered share of each pixel, also in the alpha of `url`; null for a closed cloth"),
  isOpen: z.boolean().describe("what lies behind the cloth is seen through it"),
  hand: HandClass.nullable().describe("null for a photograph, of which nobody knows how it hangs"),
  mmWidth: z.number(),
  mmHeight: z.number(),
  dpi: z.number(),
  sheen: z.number().min(0).max(1),
  sheenRoughness: z.number().min(0).max(1),
  roughness: z.number().min(0).max(1),
  anisotropy: z.number().min(0).max(1).describe("KHR_materials_anisotropy strength"),
  anisotropyAngle: z.number().describe("radians from +x of the tile, counter-clockwise"),
  near: z
    .object({ url: z.string(), normalUrl: z.string(), roughnessUrl: z.string(), mmWidth: z.number(), mmHeight: z.number() })
    .nullable()
    .describe(
      "the structure thread by thread, one small seamless tile in step with `url`; multiplied by it over its own mean in a pixel of `url`",
    ),
});
export type Texture = z.infer<typeof Texture>;

export const ProductCard = z.object({
  productId: Id,
  productCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  meanColour: z.string().nullable().describe("#rrggbb, shown until the picture is there"),
  attrs: FabricAttrs.partial(),
  tags: z.array(z.string()),
  stock: z.enum(["ready", "order", "out"]).nullable().describe("null for a visitor without a session"),
  moq: Qty.nullable(),
  leadDays: z.int().nullable(),
  price: Money.nullable(),
  isFavorite: z.boolean(),
  score: z.number().optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;
export const TexturedProduct = ProductCard.extend({ texture: Texture });
export type TexturedProduct = z.infer<typeof TexturedProduct>;

export const DesignCard = z.object({
  id: Id,
  name: z.string(),
  designImg: z.string(),
  menuId: z.int(),
  parentId: z.int(),
  for: z.array(z.string()),
  season: z.string().nullable(),
  isFavorite: z.boolean(),
});
export type DesignCard = z.infer<typeof DesignCard>;

const point = z.tuple([z.number(), z.number()]);
/** A pattern piece in mm, y down, closed, without seam allowance. */
export const Piece = z.object({
  key: z.string(),
  name: z.string(),
  side: z.enum(["front", "back", "both"]),
  outline: z.array(point),
  grain: z.number().describe("degrees"),
  layout: z.object({ x: z.number(), y: z.number(), angle: z.number() }),
  internal: z.array(
    z.object({
      kind: z.enum(["dart", "fold", "notch", "button", "topstitch"]),
      points: z.array(point),
      diameter: z.number().optional().describe("of a button, mm"),
    }),
  ),
});
export type Piece = z.infer<typeof Piece>;

/** A piece with its seam allowance: cut along `cutLine`, half of it where it lies on a fold; `count` are cut for one garment. */
export const CutPiece = Piece.extend({
  cutLine: z.array(point),
  fold: z.tuple([point, point]).nullable(),
  count: z.int(),
});
export type CutPiece = z.infer<typeof CutPiece>;

const seamSide = z.object({ pieceKey: z.string(), from: z.string(), to: z.string(), points: z.array(point) });
/** Two runs of outline sewn together; the first point of `a` meets the first of `b`. */
export const Seam = z.object({
  a: seamSide,
  b: seamSide,
  kind: z.enum(["sew", "gather", "dart", "fold", "attach"]),
  lengthA: z.number(),
  lengthB: z.number(),
});
export type Seam = z.infer<typeof Seam>;

/** Something of a garment that may be drawn otherwise; a length is how much longer than the size's own. */
export const GarmentOption = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.enum(["mm", "%"]),
  least: z.number(),
  most: z.number(),
  step: z.number(),
  standard: z.number(),
});
export type GarmentOption = z.infer<typeof GarmentOption>;

/** Something of a garment that its wearer can open, such as its front, and what it is closed with. */
export const GarmentClosure = z.object({ key: z.string(), name: z.string(), kind: z.enum(["buttons", "zip"]) });
export type GarmentClosure = z.infer<typeof GarmentClosure>;

const MAX_OPTIONS_TEXT = 200;
/** What is chosen of a garment's options: "bodyLength:-20,ease:12". Empty is the garment as it is; what it does not have is refused. */
export const OptionsText = z.string().max(MAX_OPTIONS_TEXT);

/** A garment in a size, hung in a class of cloth; drapes of one size have one mesh. */
export const StoredDrape = z.object({ size: z.string(), hand: HandClass, url: z.string(), hash: z.string() });
export type StoredDrape = z.infer<typeof StoredDrape>;

export const Design = DesignCard.extend({
  garment: z.object({
    recipe: z.string(),
    sizes: z.array(z.string()),
    defaultSize: z.string(),
    options: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])).describe("those chosen"),
    choices: z.array(GarmentOption).describe("what may be chosen"),
    closures: z.array(GarmentClosure).optional().describe("what may be worn open; absent where nothing may"),
  }),
  size: z.string(),
  pieces: z.array(Piece),
  seams: z.array(Seam),
  isOwn: z.boolean().describe("a company's own, which its people alone may open; others see it by a link only"),
  hand: HandClass.describe("the class of the cloth that the garment is cut for"),
  drapes: z.array(StoredDrape).describe("those that are there; others are made by design/getDrape"),
  presets: z.array(z.object({ key: z.string(), name: z.string(), previewUrl: z.string() })),
  breadcrumb: z.array(MenuItem),
  version: z.int32(),
});
export type Design = z.infer<typeof Design>;

export const ProposalCard = z.object({
  proposalId: Id,
  designId: Id,
  name: z.string(),
  previewUrl: z.string(),
  updatedAt: z.iso.datetime(),
  version: z
    .int32()
    .describe("one more with each revision and with each renaming; whoever saves or renames sends the one they read"),
  revision: z.int32().describe("which of its saved documents this is; a renaming makes none"),
  shared: z.boolean(),
  openComments: z.int().describe("comments that are not resolved; 0 behind a link"),
  styleName: z.string(),
});
export type ProposalCard = z.infer<typeof ProposalCard>;

const BY_LINK = "wrote through a link, under a name of their own choice";

export const MarkReply = z.object({
  replyId: Id,
  content: z.string(),
  author: z.string(),
  isVisitor: z.boolean().describe(BY_LINK),
  createdAt: z.iso.datetime(),
});
export type MarkReply = z.infer<typeof MarkReply>;

export const Mark = z.object({
  markId: Id,
  kind: z.enum(["annotation", "comment"]).describe("part of the document, or said of it"),
  pieceKey: z.string(),
  x: z.number(),
  y: z.number(),
  content: z.string(),
  author: z.string(),
  isVisitor: z.boolean().describe(BY_LINK),
  createdAt: z.iso.datetime(),
  resolved: z.boolean(),
  replies: z.array(MarkReply),
});
export type Mark = z.infer<typeof Mark>;

/** An e-mail address as somebody types or pastes it, without what stands around it. */
export const MailAddress = z.string().trim().max(200).pipe(z.email());

export const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Fields of every call that a share link may make in place of a session. */
export const sharedFields = { shareToken: ShareToken.optional(), sharePassword: z.string().max(200).optional() };

/** What such a call may also be refused for; `showroomClosed` where the link is to a showroom. */
export const sharedErrors = ["shareGone", "sharePassword", "showroomClosed"] as const;

/** What a call with `answer: "bytes"` gives: a file to be kept under `fileName`. */
export const BytesFile = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  mime: z.string(),
  fileName: z.string(),
});
export type BytesFile = z.infer<typeof BytesFile>;

/** What a call with `answer: "redirect"` gives: where the browser goes next. */
export const RedirectTo = z.object({ location: z.string() });
export type RedirectTo = z.infer<typeof RedirectTo>;
