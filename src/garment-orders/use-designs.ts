import { useCall } from "../api/call.ts";
import { getProposalData } from "../api/calls.ts";

const MAX_DESIGNS = 100;
/** Stands for the style itself among its designs. */
export const PLAIN = "";

/** The company's designs of a style, and of the one chosen its colourways. */
export function useDesigns(designId: string, proposalId: string) {
  const saved = useCall(getProposalData, { designId, pageNum: 1, pageSize: MAX_DESIGNS });
  const chosen = useCall(getProposalData, { proposalId }, { enabled: proposalId !== PLAIN });
  const isChosen = chosen.data && "document" in chosen.data && chosen.data.proposalId === proposalId;
  return {
    designs: saved.data && "list" in saved.data ? saved.data.list : [],
    colourways:
      isChosen && chosen.data && "document" in chosen.data
        ? Object.values(chosen.data.document.colourways).map(({ name }) => name)
        : [],
  };
}
