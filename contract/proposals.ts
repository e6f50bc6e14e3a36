import { DesignDocument } from "@selvedge/editor-core";
import { z } from "zod";
import { post } from "./call.ts";
import {
  DESIGN_BYTES,
  Flag,
  Id,
  Keyword,
  MAX_IDS,
  Mark,
  Name,
  Note,
  ProposalCard,
  page,
  pageFields,
  sharedErrors,
  sharedFields,
} from "./types.ts";

export const MAX_DOCUMENT_BYTES = 2_000_000;
export const MAX_PREVIEW_BYTES = 4_000_000;
export const Proposal = ProposalCard.extend({ document: DesignDocument });
export type Proposal = z.infer<typeof Proposal>;

/**
 * Without proposalId makes a new proposal at revision 1; with it the version read must be sent, a stale one answers 40900 with the
 * stored proposal. Its picture comes along as the file; one that cannot be kept costs the picture only. previewImageId names one
 * that was uploaded before.
 */
export const saveProposal = post("/design-proposal/saveProposal", {
  summary: "Save a design",
  access: "customer",
  file: { maxBytes: MAX_PREVIEW_BYTES, optional: true, rate: { max: 60, windowMs: 60_000, by: "session" } },
  bodyBytes: DESIGN_BYTES,
  body: z.object({
    proposalId: Id.optional(),
    designId: Id,
    name: Name,
    document: DesignDocument,
    previewImageId: Id.optional(),
    version: z.int32().min(1).optional(),
  }),
  data: ProposalCard,
  errors: ["nameUsed", "stale", "tooLarge"],
});

export const deleteProposal = post("/design-proposal/deleteProposal", {
  summary: "Delete designs",
  access: "customer",
  body: z
    .object({ proposalId: Id.optional(), proposalIds: z.array(Id).max(MAX_IDS).optional() })
    .refine((body) => body.proposalId || body.proposalIds?.length, { message: "required", path: ["proposalId"] }),
  data: z.object({ deleted: z.int(), undoUntil: z.iso.datetime() }),
});

export const restoreProposal = post("/design-proposal/restoreProposal", {
  summary: "Bring a deleted design back",
  access: "customer",
  body: z.object({ proposalId: Id }),
  data: ProposalCard,
  errors: ["nameUsed"],
});

export const modifyDesignName = post("/design-proposal/modifyDesignName", {
  summary: "Rename a design",
  access: "customer",
  body: z.object({ proposalId: Id, name: Name, version: z.int32().min(1) }),
  data: ProposalCard,
  errors: ["nameUsed", "stale"],
});

/** With proposalId one design (through a share link the frozen revision), without it the caller's own list. */
export const getProposalData = post("/design-proposal/getProposalData", {
  summary: "One saved design, or the list of them",
  access: "shared",
  body: z.object({
    proposalId: Id.optional(),
    keyword: Keyword.optional(),
    designId: Id.optional(),
    deleted: Flag.optional(),
    ...pageFields,
    ...sharedFields,
  }),
  data: z.union([Proposal, page(ProposalCard)]),
  errors: [...sharedErrors],
});

export const getMarksByProposal = post("/design-proposal/getMarksByProposal", {
  summary: "Annotations and comments on a design",
  access: "shared",
  body: z.object({ proposalId: Id, ...sharedFields }),
  data: z.array(Mark),
  errors: [...sharedErrors],
});

/** A comment of the owner's company, or of a visitor whose link allows comments; a visitor gives a name. */
export const addMark = post("/design-proposal/addMark", {
  summary: "Comment on a design",
  access: "shared",
  rate: { max: 20, windowMs: 60_000, by: "address" },
  body: z.object({
    proposalId: Id,
    pieceKey: z.string().min(1).max(40),
    x: z.number().min(-20_000).max(20_000),
    y: z.number().min(-20_000).max(20_000),
    content: Note.min(1),
    author: Name.optional(),
    ...sharedFields,
  }),
  data: Mark,
  errors: [...sharedErrors],
});

/** An answer to a comment, of whoever may see and write comments there. Annotations belong to the document and take none. */
export const replyMark = post("/design-proposal/replyMark", {
  summary: "Answer a comment on a design",
  access: "shared",
  rate: { max: 20, windowMs: 60_000, by: "address" },
  body: z.object({
    proposalId: Id,
    markId: Id,
    content: Note.min(1),
    author: Name.optional(),
    ...sharedFields,
  }),
  data: Mark,
  errors: [...sharedErrors],
});

/** Says that a comment is dealt with, or open again. */
export const resolveMark = post("/design-proposal/resolveMark", {
  summary: "Resolve a comment on a design",
  access: "customer",
  body: z.object({ proposalId: Id, markId: Id, resolved: z.boolean() }),
  data: Mark,
});
