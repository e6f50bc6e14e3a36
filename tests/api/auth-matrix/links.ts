import { type createShare, type InputOf, revokeShare } from "@selvedge/contract";
import { WHEREABOUTS } from "../right-bodies.ts";
import { aSignature } from "./designs.ts";
import { aDesign, aFavourite, aFilmedDesign, aLink, aMark, anImage, aShowroom } from "./records.ts";
import type { Body, World } from "./world.ts";

type Shown = Pick<InputOf<typeof createShare>, "kind" | "id">;

/** A call that takes a link: what the link shows, what is sent beside its code, and what a link to something else gets. */
export type LinkAsk = {
  readonly shows: Shown;
  readonly body: Body;
  /** `leftOut` is an empty list, `everybody` the same as without a record. */
  readonly elsewhere: "notFound" | "leftOut" | "everybody";
};

const design = (id: string): Shown => ({ kind: "proposal", id });
const style = ({ ownStyleId }: World): Shown => ({ kind: "design", id: ownStyleId });
const group = async (w: World, kind: "fabric" | "style"): Promise<Shown> => ({
  kind: "group",
  id: (await aFavourite(w, { kind })).groupId,
});
const aDesignId = async (w: World) => (await aDesign(w)).card.proposalId;

const ofStyle =
  (body: (styleId: string) => Body) =>
  async (w: World): Promise<readonly LinkAsk[]> =>
    [style(w), await group(w, "style")].map((shows) => ({ shows, body: body(w.ownStyleId), elsewhere: "notFound" }));
const ofDesign =
  (body: (proposalId: string, w: World) => Body | Promise<Body>) =>
  async (w: World): Promise<LinkAsk> => {
    const id = await aDesignId(w);
    return { shows: design(id), body: await body(id, w), elsewhere: "notFound" };
  };
const ofRoom = async (w: World): Promise<LinkAsk> => {
  const { chanelId } = await aShowroom(w, "private");
  return { shows: { kind: "chanel", id: chanelId }, body: { chanelId }, elsewhere: "notFound" };
};
const ofEverybody = (w: World): LinkAsk => ({ shows: style(w), body: {}, elsewhere: "everybody" });

type MadeAsk = LinkAsk | readonly LinkAsk[];

/** Every call that a link may make, and the one that opens it; where links to several things open the same, each of them. */
export const LINKS: Readonly<Record<string, (world: World) => MadeAsk | Promise<MadeAsk>>> = {
  "/share/open": ofEverybody,
  "/design/getDrape": ofStyle((id) => ({ id, hand: "twill" })),
  "/design-preload-fabric/getByDesignId": ofStyle((designId) => ({ designId })),
  "/design/getById": ofStyle((id) => ({ id })),
  "/design/getStyle3dVideoUrl": async (w) => {
    const proposalId = await aFilmedDesign(w);
    return { shows: design(proposalId), body: { proposalId }, elsewhere: "notFound" };
  },
  "/product/getProductWapInfo": ({ productIds: [id] }) => ({
    shows: { kind: "product", id: id! },
    body: { productId: id },
    elsewhere: "notFound",
  }),
  "/design/getTextures": ({ productIds: [id] }) => ({
    shows: { kind: "product", id: id! },
    body: { productIds: [id] },
    elsewhere: "leftOut",
  }),
  "/design-proposal/addMark": async (w) => {
    const { markId: _, ...about } = await aMark(w);
    const body = { ...about, x: 2, y: 2, content: "Longer", author: "Lea" };
    return { shows: design(about.proposalId), body, elsewhere: "notFound" };
  },
  "/design-proposal/replyMark": async (w) => {
    const { pieceKey: _, ...about } = await aMark(w);
    return { shows: design(about.proposalId), body: { ...about, content: "Longer", author: "Lea" }, elsewhere: "notFound" };
  },
  "/design-proposal/getMarksByProposal": ofDesign((proposalId) => ({ proposalId })),
  "/design-proposal/getProposalData": ofDesign((proposalId) => ({ proposalId })),
  "/design-proposal/getSignOffs": ofDesign((proposalId) => ({ proposalId })),
  "/design-proposal/sign": ofDesign((proposalId, w) => aSignature(w, proposalId)),
  "/favorite-group/getSharedGroup": async (w) =>
    [await group(w, "fabric"), await group(w, "style")].map((shows) => ({
      shows,
      body: { groupId: shows.id },
      elsewhere: "notFound" as const,
    })),
  "/chanel/getChanelShow": ofRoom,
  "/chanel/getScene": ofRoom,
  "/chanel/walkTogether": ofRoom,
  "/chanel/moveTogether": async (w) => {
    const asked = await ofRoom(w);
    return { ...asked, body: { ...asked.body, ...WHEREABOUTS } };
  },
  "/chanel-group/selectList": ofRoom,
  "/image/getByIds": async (w) => {
    const { id, imageId } = await aPicturedDesign(w);
    return { shows: design(id), body: { imageIds: [imageId] }, elsewhere: "leftOut" };
  },
  "/decorate/getPage": ofEverybody,
  "/decorate/list": ofEverybody,
};

/** A design before a picture of the first company's. */
async function aPicturedDesign(w: World): Promise<{ id: string; imageId: string }> {
  const imageId = await anImage(w);
  const background = { kind: "image" as const, imageId };
  const { card } = await aDesign(w, w.owner, (document) => ({ ...document, background }));
  return { id: card.proposalId, imageId };
}

/** A link to what is asked for, one to the same that was withdrawn, and one to a fabric that nothing is made of. */
export async function linksTo(w: World, shows: Shown): Promise<{ live: string; withdrawn: string; elsewhere: string }> {
  const may = { canComment: true, canApprove: shows.kind === "proposal" };
  const [live, gone] = [await aLink(w, { ...shows, ...may }), await aLink(w, { ...shows, ...may })];
  const elsewhere = await aLink(w, { kind: "product", id: w.productIds[2]! });
  await w.owner.client.call(revokeShare, { shareId: gone.shareId });
  return { live: live.shareToken, withdrawn: gone.shareToken, elsewhere: elsewhere.shareToken };
}
