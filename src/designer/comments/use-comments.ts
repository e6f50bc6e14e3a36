import type { Mark } from "@selvedge/contract";
import { useMemo } from "react";
import { getMarksByProposal } from "../../api/calls.ts";
import { useCall } from "../../api/index.ts";
import { useSaving } from "../save/context.ts";
import { useDocument } from "../session/context.ts";

/** A comment with the number of its pin: they go on counting where the notes of the design end. */
export type Numbered = { readonly comment: Mark; readonly number: number };

/** The comments on the saved design, oldest first; `proposalId` is null, and nothing asked for, before it is saved. */
export function useComments() {
  const proposalId = useSaving(({ proposal }) => proposal?.proposalId ?? null);
  const notes = useDocument(({ annotations }) => Object.keys(annotations).length);
  const { data, error, refetch } = useCall(
    getMarksByProposal,
    { proposalId: proposalId ?? "" },
    { enabled: proposalId !== null, staleTimeMs: 0 },
  );
  const comments = useMemo<readonly Numbered[]>(
    () => (data ?? []).filter(({ kind }) => kind === "comment").map((comment, index) => ({ comment, number: notes + index + 1 })),
    [data, notes],
  );
  return { proposalId, comments, error, refetch };
}

export const openOf = (comments: readonly Numbered[]): number => comments.filter(({ comment }) => !comment.resolved).length;
