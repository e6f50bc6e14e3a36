import type { Proposal, ProposalCard } from "@selvedge/contract";
import { canonical, readDocument } from "@selvedge/editor-core";
import { getProposalData } from "../../api/calls.ts";
import { call } from "../../api/index.ts";
import type { OpenSaving } from "./open-saving.ts";

/** The message between the windows of a browser when a design was saved or renamed. */
export type SavedElsewhere = Pick<ProposalCard, "proposalId" | "version">;

/** Shows what somebody else saved; a question that was put off waits on unless it was the designer who saved. */
export async function showTheirs(
  { fetchFor, store: { setState } }: OpenSaving,
  stored: Proposal,
  how: { isAsked: boolean },
): Promise<void> {
  const theirs = { ...stored, document: readDocument(stored.document) };
  await fetchFor(theirs.document).catch(console.warn);
  setState(({ isPutOff }) => ({ theirs, isPutOff: isPutOff && !how.isAsked }));
}

/** Takes over what somebody else saved, as one step that can be undone. */
export function takeTheirs({ editor, store: { getState, setState } }: OpenSaving): void {
  const { theirs } = getState();
  if (!theirs) return;
  editor.replace(theirs.document, ["Revision {{revision}} taken over", { revision: theirs.revision }]);
  const { document: _, ...card } = theirs;
  setState({
    proposal: card,
    name: theirs.name,
    savedDocument: editor.document(),
    savedAt: Date.parse(theirs.updatedAt),
    theirs: null,
    isPutOff: false,
    error: null,
  });
}

/** Another window saved this design: it is taken over as a step where nothing is unsaved, and asked about where something is. */
export async function hearOfSaved(saving: OpenSaving, { proposalId, version }: SavedElsewhere): Promise<void> {
  const { getState, setState } = saving.store;
  const isNews = () => {
    const { proposal: card, isBusy } = getState();
    return card?.proposalId === proposalId && card.version < version && !isBusy;
  };
  const stored = isNews() ? await call(getProposalData, { proposalId }) : null;
  if (!stored || !("document" in stored) || !isNews()) return;
  const { document, ...card } = stored;
  if (canonical(readDocument(document)) === canonical(saving.base())) return setState({ proposal: card, name: card.name });
  await showTheirs(saving, stored, { isAsked: false });
  if (!saving.isDirty()) return takeTheirs(saving);
  // What the other window dropped with its own is kept again.
  await saving.draft.keep();
}
