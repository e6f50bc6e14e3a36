import type { ProposalCard } from "@selvedge/contract";
import { type DesignDocument, readDocument } from "@selvedge/editor-core";
import { getVersion } from "../../api/calls.ts";
import { asApiError, call } from "../../api/index.ts";
import { browserDrafts } from "../save/drafts.ts";
import { type Opener, openDesign, readSource } from "../session/open-design.ts";
import { documentOf } from "./draft-list.ts";

type Version = { readonly card: ProposalCard; readonly document: DesignDocument; readonly isDeleted: boolean };

async function readVersion(proposalId: string, revision: number | null): Promise<Version> {
  const { document, isDeleted, ...card } = await call(getVersion, { proposalId, ...(revision && { revision }) });
  return { card, document: readDocument(document), isDeleted };
}

/** The design as it is now, or null for one that is gone for good. */
async function readNewest(proposalId: string): Promise<Version | null> {
  try {
    return await readVersion(proposalId, null);
  } catch (thrown) {
    if (asApiError(thrown).is("notFound")) return null;
    throw thrown;
  }
}

/** A design that is deleted or was never saved is opened as a new one; another is opened as it is, with the older version as a step on top. */
const openRevision: Opener = async ({ proposalId, revision }) => {
  if (!proposalId) throw new Error("No design is named");
  const version = await readVersion(proposalId, revision);
  const designId = version.card.designId;
  if (version.isDeleted) {
    const source = await readSource({ proposal: null, saved: version.document, designId });
    return { ...source, name: version.card.name, draftOf: proposalId };
  }
  const newest = await readVersion(proposalId, null);
  const source = await readSource({ proposal: newest.card, saved: newest.document, designId }, [version.document]);
  const label = ["Revision {{revision}} taken over", { revision: version.card.revision }] as const;
  return { ...source, recovered: { document: version.document, label } };
};

/** Unsaved work goes on where its design is still what it was begun from; else it lies on top of what was saved since. */
const openDraft: Opener = async ({ designId, proposalId }, userId) => {
  const newest = proposalId ? await readNewest(proposalId) : null;
  const id = newest?.card.designId ?? designId;
  if (!id) throw new Error("Neither a style nor a design is named");
  const draft = await browserDrafts.read({ userId, designId: id, proposalId });
  if (!draft) throw new Error("The unsaved work is no longer in this browser");
  if (draft.reads === "nothing") throw new Error("The unsaved work cannot be read by this version");
  const document = documentOf(draft);
  const isOpen = newest !== null && !newest.isDeleted;
  if (!isOpen) {
    const source = await readSource({ proposal: null, saved: draft.saved.document, designId: id }, [document]);
    return { ...source, recovered: { draft }, name: newest?.card.name ?? draft.name, draftOf: proposalId };
  }
  const source = await readSource({ proposal: newest.card, saved: newest.document, designId: id }, [document]);
  const isCurrent = draft.revision === newest.card.revision;
  return {
    ...source,
    recovered: isCurrent ? { draft } : { document, label: ["Unsaved work taken over", {}] },
  };
};

/** Opens what the address recovers; an address that recovers nothing opens the design itself. */
export const openVersion: Opener = (place, userId) => {
  if (place.isDraft) return openDraft(place, userId);
  return place.revision ? openRevision(place, userId) : openDesign(place, userId);
};
