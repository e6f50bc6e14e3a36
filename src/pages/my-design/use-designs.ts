import type { ProposalCard } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call, keyOf, useCall } from "../../api/call.ts";
import { deleteProposal, getProposalData, listShares, modifyDesignName, restoreProposal, saveProposal } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { toast } from "../../ui/toast.tsx";

const MAX_NAME_LENGTH = 80;
const MAX_COPIES = 20;

export type LinkSum = { links: number; opened: number };

/** Links that still open, and how often they were opened, by design. */
export function useLinkSums(): ReadonlyMap<string, LinkSum> {
  const { data } = useCall(listShares, {});
  const sums = new Map<string, LinkSum>();
  const now = Date.now();
  for (const share of data ?? []) {
    const isOver = share.revokedAt !== null || (share.expiresAt !== null && Date.parse(share.expiresAt) <= now);
    if (share.kind !== "proposal" || isOver) continue;
    const sum = sums.get(share.id) ?? { links: 0, opened: 0 };
    sums.set(share.id, { links: sum.links + 1, opened: sum.opened + share.openCount });
  }
  return sums;
}

/** What can be done to a saved design. Each says how it ended; a rename gives the sentence that says why not. */
export function useDesignActions() {
  const { t } = useTranslation("pages");
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(getProposalData) });
  const complain = (thrown: unknown) => toast({ tone: "fault", text: asApiError(thrown).message });

  const rename = async (design: ProposalCard, name: string): Promise<string | null> => {
    const wanted = name.trim().slice(0, MAX_NAME_LENGTH);
    if (!wanted || wanted === design.name) return null;
    try {
      await call(modifyDesignName, { proposalId: design.proposalId, name: wanted, version: design.version });
      await refresh();
      return null;
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (failure.is("stale")) await refresh();
      return failure.message;
    }
  };

  const restore = async (design: ProposalCard) => {
    try {
      await call(restoreProposal, { proposalId: design.proposalId });
      await refresh();
    } catch (thrown) {
      complain(thrown);
    }
  };

  const remove = async (design: ProposalCard) => {
    try {
      await call(deleteProposal, { proposalId: design.proposalId });
      await refresh();
      toast({
        text: t("“{{name}}” was deleted", { name: design.name }),
        action: { label: t("Undo"), onAction: () => void restore(design) },
      });
    } catch (thrown) {
      complain(thrown);
    }
  };

  const duplicate = async (design: ProposalCard) => {
    try {
      const whole = await call(getProposalData, { proposalId: design.proposalId });
      if (!("document" in whole)) return;
      for (let copy = 1; copy <= MAX_COPIES; copy += 1) {
        const ending = copy === 1 ? t("copy") : `${t("copy")} ${copy}`;
        const name = `${design.name.slice(0, MAX_NAME_LENGTH - ending.length - 1)} ${ending}`;
        try {
          await call(saveProposal, { designId: design.designId, name, document: whole.document });
          await refresh();
          toast({ text: t("Copied to “{{name}}”", { name }) });
          return;
        } catch (thrown) {
          if (!asApiError(thrown).is("nameUsed") || copy === MAX_COPIES) throw thrown;
        }
      }
    } catch (thrown) {
      complain(thrown);
    }
  };

  return { rename, remove, duplicate };
}
