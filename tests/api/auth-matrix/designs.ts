import { getSignOffs, saveProposal, saveStyle3dVideo } from "@selvedge/contract";
import { type DesignDocument, type PieceDesign, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { hidden, type Lines, leftOut, own, refused } from "./ask.ts";
import {
  aDeletedDesign,
  aDesign,
  aDocumentOf,
  aFilm,
  aFilmedDesign,
  aGroup,
  aLink,
  aMark,
  anImage,
  aShowroom,
} from "./records.ts";
import { aName, type World } from "./world.ts";

const aDesignId = async (w: World, by = w.owner) => (await aDesign(w, by)).card.proposalId;

/** A design that was saved twice. */
async function aDesignTwice(w: World): Promise<string> {
  const { card, document } = await aDesign(w);
  const { proposalId, designId, version } = card;
  await w.owner.client.call(saveProposal, { proposalId, designId, name: aName(), document, version });
  return proposalId;
}

/** Every place of a document that shows a picture. */
const PICTURED: Readonly<
  Record<"cloth" | "artwork" | "background" | "colourway", (document: DesignDocument, imageId: string) => DesignDocument>
> = {
  cloth: (document, imageId) => ({ ...document, pieces: photographed(document, imageId) }),
  artwork: (document, imageId) => {
    const [id, pieceKey] = ["a".repeat(32), Object.keys(document.pieces)[0]!];
    const artwork = { id, name: "Crest", imageId, pieceKey, x: 0, y: 0, width: 50, height: 50, ...PLAIN_ARTWORK };
    return { ...document, artworks: { [id]: artwork }, order: [id] };
  },
  background: (document, imageId) => ({ ...document, background: { kind: "image", imageId } }),
  colourway: (document, imageId) => {
    const id = "c".repeat(32);
    return { ...document, colourways: { [id]: { id, name: "Night", pieces: photographed(document, imageId) } } };
  },
};
function photographed({ pieces }: DesignDocument, imageId: string): DesignDocument["pieces"] {
  const [[key, piece]] = Object.entries(pieces) as [[string, PieceDesign]];
  return { ...pieces, [key]: { ...piece, fabric: { kind: "photo", imageId, mmWidth: 100, mmHeight: 80 } } };
}

/** What approves a design through a link to it. */
export async function aSignature(w: World, proposalId: string) {
  const { documentHash } = await w.owner.client.call(getSignOffs, { proposalId });
  return { proposalId, documentHash, decision: "approved", name: "Lea Roux" };
}

/** Saved designs and the links to them. A link is asked for beside these lines, in `LINKS`. */
export const DESIGNS: Lines = {
  "/design/getStyle3dVideoUrl": [
    async (w) => hidden({ proposalId: await aFilmedDesign(w) }),
    async (w) => {
      const [designId, posterImageId] = [w.ownStyleId, await anImage(w)];
      await w.owner.client.call(saveStyle3dVideo, { designId, posterImageId }, { file: aFilm() });
      return hidden({ designId });
    },
    async (w) => {
      const [designId, posterImageId] = [w.styleId, await anImage(w)];
      await w.owner.client.call(saveStyle3dVideo, { designId, posterImageId }, { file: aFilm() });
      return hidden({ designId });
    },
  ],
  "/design/saveStyle3dVideo": [
    async (w) => {
      const [proposalId, posterImageId, theirs] = [await aDesignId(w), await anImage(w), await anImage(w, w.other)];
      return hidden({ proposalId, posterImageId }, { other: { proposalId, posterImageId: theirs }, file: aFilm() });
    },
    async (w) => hidden({ designId: w.styleId, posterImageId: await anImage(w) }, { file: aFilm() }),
    async (w) => {
      const [designId, posterImageId, theirs] = [w.ownStyleId, await anImage(w), await anImage(w, w.other)];
      return hidden({ designId, posterImageId }, { other: { designId, posterImageId: theirs }, file: aFilm() });
    },
  ],
  "/design-proposal/addMark": [
    async (w) => {
      const { markId: _, ...about } = await aMark(w);
      return hidden({ ...about, x: 2, y: 2, content: "Longer" });
    },
  ],
  "/design-proposal/deleteProposal": [
    async (w) => hidden({ proposalId: await aDesignId(w) }),
    async (w) => {
      const [mine, theirs] = [await aDesignId(w), await aDesignId(w, w.other)];
      return hidden({ proposalIds: [mine] }, { other: { proposalIds: [theirs, mine] } });
    },
  ],
  "/design-proposal/getMarksByProposal": [async (w) => hidden({ proposalId: (await aMark(w)).proposalId })],
  "/design-proposal/getProposalData": [
    async (w) => hidden({ proposalId: await aDesignId(w) }),
    async (w) => {
      const document = await aDocumentOf(w.owner, w.ownStyleId);
      await w.owner.client.call(saveProposal, { designId: w.ownStyleId, name: aName(), document });
      return leftOut({ designId: w.ownStyleId });
    },
    () => own(),
  ],
  "/design-proposal/modifyDesignName": [async (w) => hidden({ proposalId: await aDesignId(w), name: aName(), version: 1 })],
  "/design-proposal/replyMark": [
    async (w) => {
      const { pieceKey: _, ...about } = await aMark(w);
      return hidden({ ...about, content: "10 mm" });
    },
    async (w) => {
      const [{ proposalId, markId }, theirs] = [await aMark(w), await aDesignId(w, w.other)];
      const said = { markId, content: "10 mm" };
      return hidden({ proposalId, ...said }, { other: { proposalId: theirs, ...said } });
    },
  ],
  "/design-proposal/resolveMark": [
    async (w) => {
      const { proposalId, markId } = await aMark(w);
      return hidden({ proposalId, markId, resolved: true });
    },
    async (w) => {
      const [{ proposalId, markId }, theirs] = [await aMark(w), await aDesignId(w, w.other)];
      const said = { markId, resolved: true };
      return hidden({ proposalId, ...said }, { other: { proposalId: theirs, ...said } });
    },
  ],
  "/design-proposal/restoreProposal": [async (w) => hidden({ proposalId: await aDeletedDesign(w) })],
  "/design-proposal/saveProposal": [
    async (w) => {
      const { card, document } = await aDesign(w);
      const { proposalId, designId, version } = card;
      return hidden({ proposalId, designId, name: aName(), document, version });
    },
    async (w) => {
      const document = await aDocumentOf(w.owner, w.ownStyleId);
      return hidden({ designId: w.ownStyleId, name: aName(), document });
    },
    async (w) => {
      const previewImageId = await anImage(w);
      const document = await aDocumentOf(w.owner, w.styleId);
      return refused("validation", { designId: w.styleId, name: aName(), document, previewImageId });
    },
    ...(Object.keys(PICTURED) as (keyof typeof PICTURED)[]).map((where) => async (w: World) => {
      const document = PICTURED[where](await aDocumentOf(w.owner, w.styleId), await anImage(w));
      return refused("validation", { designId: w.styleId, name: aName(), document });
    }),
    async (w) => own({ designId: w.styleId, name: "Regatta", document: await aDocumentOf(w.owner, w.styleId) }),
  ],
  "/design-proposal/getVersion": [async (w) => hidden({ proposalId: await aDesignId(w) })],
  "/design-proposal/getVersions": [
    async (w) => leftOut({ kind: "earlier", proposalId: await aDesignTwice(w) }),
    async (w) => {
      await aDeletedDesign(w);
      return own({ kind: "deleted" });
    },
  ],
  "/design-proposal/purgeProposal": [async (w) => hidden({ proposalId: await aDeletedDesign(w) })],
  "/design-proposal/techPack": [async (w) => hidden({ proposalId: await aDesignId(w) })],
  "/share/create": [
    async (w) => hidden({ kind: "proposal", id: await aDesignId(w) }),
    (w) => hidden({ kind: "design", id: w.ownStyleId }),
    async (w) => hidden({ kind: "group", id: await aGroup(w) }),
    (w) => own({ kind: "product", id: w.productIds[0] }),
    async (w) => refused("privateShowroom", { kind: "chanel", id: (await aShowroom(w, "private")).chanelId }),
  ],
  "/share/list": [
    async (w) => {
      const id = await aDesignId(w);
      await aLink(w, { kind: "proposal", id });
      return leftOut({ id });
    },
    () => own(),
  ],
  "/share/open": [
    async (w) => {
      const { shareToken } = await aLink(w, { kind: "proposal", id: await aDesignId(w) });
      return { answers: "everybody", body: { shareToken }, writes: true };
    },
  ],
  "/share/revoke": [async (w) => hidden({ shareId: (await aLink(w, { kind: "proposal", id: await aDesignId(w) })).shareId })],
  "/design-proposal/getSignOffs": [async (w) => hidden({ proposalId: await aDesignId(w) })],
  "/design-proposal/sign": [
    async (w) => {
      const id = await aDesignId(w);
      const { shareToken } = await aLink(w, { kind: "proposal", id, canApprove: true });
      const other = await aSignature(w, id);
      return hidden({ ...other, shareToken }, { other });
    },
  ],
};
