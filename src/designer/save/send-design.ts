import type { Proposal, ProposalCard } from "@selvedge/contract";
import { modifyDesignName, saveProposal } from "../../api/calls.ts";
import { asApiError, call, upload } from "../../api/index.ts";
import type { OpenSaving } from "./open-saving.ts";
import type { Outcome, SaverParts } from "./saving.ts";
import { showTheirs } from "./theirs.ts";

async function pictureOrNull(picture: SaverParts["picture"]): Promise<Blob | null> {
  try {
    return await picture();
  } catch (thrown) {
    // The design is worth saving without its picture.
    console.warn("The picture of the design was not made.", thrown);
    return null;
  }
}

/** Sends the document under a name, as a revision of a proposal or as a new one. */
export async function sendDesign(saving: OpenSaving, target: { name: string; proposal: ProposalCard | null }): Promise<Outcome> {
  const { editor, designId, draft, draftKey, schedule } = saving;
  const { setState } = saving.store;
  const sent = editor.document();
  setState({ isBusy: true, error: null });
  try {
    const picture = await pictureOrNull(saving.picture);
    const design = {
      ...(target.proposal && { proposalId: target.proposal.proposalId, version: target.proposal.version }),
      designId,
      name: target.name,
      document: sent,
    };
    const card = await (picture ? upload(saveProposal, picture, design) : call(saveProposal, design));
    const before = draftKey();
    setState({
      proposal: card,
      name: card.name,
      savedDocument: sent,
      savedAt: Date.now(),
      isBusy: false,
      theirs: null,
      isPutOff: false,
    });
    await draft.drop(before);
    saving.announce(card);
    if (editor.document() !== sent) schedule();
    return "saved";
  } catch (thrown) {
    const error = asApiError(thrown);
    setState({ isBusy: false });
    if (error.is("nameUsed")) return "nameUsed";
    if (error.is("stale")) {
      await showTheirs(saving, error.data as Proposal, { isAsked: true });
      return "conflict";
    }
    setState({ error });
    // What could not be sent is sent when the server is there again.
    if (error.isOffline) schedule();
    return "failed";
  }
}

/** Gives the design another name: on the server where it was saved, else for its first save. */
export async function renameDesign({ store: { getState, setState }, announce }: OpenSaving, name: string): Promise<Outcome> {
  const { proposal: card } = getState();
  if (!card) {
    setState({ name });
    return "saved";
  }
  try {
    const renamed = await call(modifyDesignName, { proposalId: card.proposalId, name, version: card.version });
    setState({ proposal: renamed, name: renamed.name });
    announce(renamed);
    return "saved";
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.is("nameUsed")) return "nameUsed";
    setState({ error });
    return "failed";
  }
}
