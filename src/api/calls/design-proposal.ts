// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Comment on a design. */
export const addMark: BrowserCall<typeof contract.addMark> = {
  method: "POST",
  path: "/design-proposal/addMark",
  success: 20000,
};
/** Delete designs. */
export const deleteProposal: BrowserCall<typeof contract.deleteProposal> = {
  method: "POST",
  path: "/design-proposal/deleteProposal",
  success: 20000,
};
/** Annotations and comments on a design. */
export const getMarksByProposal: BrowserCall<typeof contract.getMarksByProposal> = {
  method: "POST",
  path: "/design-proposal/getMarksByProposal",
  success: 20000,
};
/** One saved design, or the list of them. */
export const getProposalData: BrowserCall<typeof contract.getProposalData> = {
  method: "POST",
  path: "/design-proposal/getProposalData",
  success: 20000,
};
/** Who approved a design. */
export const getSignOffs: BrowserCall<typeof contract.getSignOffs> = {
  method: "POST",
  path: "/design-proposal/getSignOffs",
  success: 20000,
};
/** One version of a design. */
export const getVersion: BrowserCall<typeof contract.getVersion> = {
  method: "POST",
  path: "/design-proposal/getVersion",
  success: 20000,
};
/** Deleted designs and earlier versions. */
export const getVersions: BrowserCall<typeof contract.getVersions> = {
  method: "POST",
  path: "/design-proposal/getVersions",
  success: 20000,
};
/** Rename a design. */
export const modifyDesignName: BrowserCall<typeof contract.modifyDesignName> = {
  method: "POST",
  path: "/design-proposal/modifyDesignName",
  success: 20000,
};
/** Delete a design for good. */
export const purgeProposal: BrowserCall<typeof contract.purgeProposal> = {
  method: "POST",
  path: "/design-proposal/purgeProposal",
  success: 20000,
};
/** Answer a comment on a design. */
export const replyMark: BrowserCall<typeof contract.replyMark> = {
  method: "POST",
  path: "/design-proposal/replyMark",
  success: 20000,
};
/** Resolve a comment on a design. */
export const resolveMark: BrowserCall<typeof contract.resolveMark> = {
  method: "POST",
  path: "/design-proposal/resolveMark",
  success: 20000,
};
/** Bring a deleted design back. */
export const restoreProposal: BrowserCall<typeof contract.restoreProposal> = {
  method: "POST",
  path: "/design-proposal/restoreProposal",
  success: 20000,
};
/** Save a design. */
export const saveProposal: BrowserCall<typeof contract.saveProposal> = {
  method: "POST",
  path: "/design-proposal/saveProposal",
  success: 20000,
};
/** Approve a design, or ask for changes. */
export const signDesign: BrowserCall<typeof contract.signDesign> = {
  method: "POST",
  path: "/design-proposal/sign",
  success: 20000,
};
/** The tech pack of a saved design for printing. */
export const techPack: BrowserCall<typeof contract.techPack> = {
  method: "GET",
  path: "/design-proposal/techPack",
  success: 20000,
};
