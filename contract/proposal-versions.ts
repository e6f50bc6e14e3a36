import { z } from "zod";
import { post } from "./call.ts";
import { Proposal } from "./proposals.ts";
import { Id, page, pageFields } from "./types.ts";

export const VERSION_KINDS = ["deleted", "earlier"] as const;

/** A design as it once was: a deleted one at its last revision, or an earlier revision of one that goes on. */
export const ProposalVersion = z.object({
  kind: z.enum(VERSION_KINDS),
  proposalId: Id,
  designId: Id,
  name: z.string(),
  styleName: z.string(),
  revision: z.int32(),
  previewUrl: z.string(),
  savedAt: z.iso.datetime(),
  /** The person who saved it. */
  savedBy: z.string(),
  deletedAt: z.iso.datetime().nullable(),
  /** The last moment a deleted design can be brought back. */
  restorableUntil: z.iso.datetime().nullable(),
  /** The design as it is now; null for a deleted one. */
  newest: z.object({ name: z.string(), revision: z.int32(), previewUrl: z.string() }).nullable(),
});
export type ProposalVersion = z.infer<typeof ProposalVersion>;

/** The caller's own deleted designs, or the earlier revisions of the caller's designs, the latest first. */
export const getVersions = post("/design-proposal/getVersions", {
  summary: "Deleted designs and earlier versions",
  access: "customer",
  body: z.object({ kind: z.enum(VERSION_KINDS), proposalId: Id.optional(), ...pageFields }),
  data: page(ProposalVersion),
});

/** One revision of a design of the caller's own, also of a deleted one; without a revision the newest. */
export const getVersion = post("/design-proposal/getVersion", {
  summary: "One version of a design",
  access: "customer",
  body: z.object({ proposalId: Id, revision: z.int32().min(1).optional() }),
  data: Proposal.extend({ isDeleted: z.boolean() }),
});

/** Deletes a deleted design of the caller's own for good, with its revisions, comments and links. One that is not deleted is not found. */
export const purgeProposal = post("/design-proposal/purgeProposal", {
  summary: "Delete a design for good",
  access: "customer",
  body: z.object({ proposalId: Id }),
  data: z.object({ purged: z.int() }),
});
