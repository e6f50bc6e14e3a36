import { getStyle, type ProposalCard, readOwnPattern, saveProposal } from "@selvedge/contract";
import { type DesignDocument, emptyDocument } from "@selvedge/editor-core";
import { draftPattern, joinsFor, patternDxf, writeJoined } from "@selvedge/garment-core";
import sharp from "sharp";
import { type Client, startApp, type TestApp, type TestAppOptions } from "./harness.ts";

/** The portal with the light demo data: people, menus, three fabrics and one style without a drape. */
export const startMill = (options: TestAppOptions = {}): Promise<TestApp> => startApp(options, "mill");

export const styleIdOf = async ({ db }: TestApp): Promise<string> =>
  (await db.selectFrom("styles").select("id").executeTakeFirstOrThrow()).id;

export const productIdsOf = async ({ db }: TestApp): Promise<string[]> =>
  (await db.selectFrom("products").select("id").orderBy("code").execute()).map(({ id }) => id);

/** A document of the one style; the first fabric lies on its first piece. */
export async function aDocument(portal: TestApp, client: Client): Promise<DesignDocument> {
  const styleId = await styleIdOf(portal);
  const style = await client.call(getStyle, { id: styleId });
  const document = emptyDocument({ styleId, size: style.size, pieceKeys: style.pieces.map(({ key }) => key) });
  const [productId] = await productIdsOf(portal);
  const first = document.pieces[style.pieces[0]!.key]!;
  return {
    ...document,
    pieces: { ...document.pieces, [style.pieces[0]!.key]: { ...first, fabric: { kind: "product", productId: productId! } } },
  };
}

/** A saved design under a name of its own. */
export async function savedDesign(
  portal: TestApp,
  client: Client,
  change: (document: DesignDocument) => DesignDocument = (document) => document,
): Promise<{ card: ProposalCard; document: DesignDocument }> {
  const document = change(await aDocument(portal, client));
  named += 1;
  const card = await client.call(saveProposal, { designId: document.styleId, name: `Design ${named}`, document });
  return { card, document };
}
let named = 0;

/** The one size of `ownRecipe`. */
export const OWN_SIZE = "116";

/** What a style of a company's own is drawn from: shorts in a twill, as a pattern that was brought in and joined. */
export async function ownRecipe(client: Client): Promise<string> {
  const bytes = Buffer.from(patternDxf(draftPattern("boysShorts", OWN_SIZE), { style: "Shorts", size: OWN_SIZE }, 10));
  const { pieces } = await client.call(readOwnPattern, {}, { file: { bytes, name: "shorts.dxf" } });
  const pattern = { name: "Shorts", size: OWN_SIZE, wearer: "boys", form: OWN_SIZE, hand: "twill", pieces, joins: [] } as const;
  return writeJoined({ ...pattern, joins: joinsFor(pattern) });
}

/** A PNG of one colour. */
export const aPicture = (
  width = 40,
  height = 30,
  background: string | { r: number; g: number; b: number; alpha: number } = "#b0123f",
) =>
  sharp({ create: { width, height, channels: typeof background === "string" ? 3 : 4, background } })
    .png()
    .toBuffer();

export const NO_ID = "0".repeat(32);
