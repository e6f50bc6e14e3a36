import {
  addMark,
  deleteProposal,
  getFabricDesigns,
  getMarksByProposal,
  getProposalData,
  getSignOffs,
  getVersion,
  getVersions,
  modifyDesignName,
  purgeProposal,
  replyMark,
  resolveMark,
  restoreProposal,
  saveProposal,
  signDesign,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addMarkHandler } from "./comments/add-mark.ts";
import { getMarksByProposalHandler } from "./comments/get-marks-by-proposal.ts";
import { replyMarkHandler } from "./comments/reply-mark.ts";
import { resolveMarkHandler } from "./comments/resolve-mark.ts";
import { getFabricDesignsHandler } from "./get-fabric-designs.ts";
import { getProposalDataHandler } from "./get-proposal-data.ts";
import { modifyDesignNameHandler } from "./modify-design-name.ts";
import { deleteProposalHandler } from "./removed/delete-proposal.ts";
import { purgeProposalHandler } from "./removed/purge-proposal.ts";
import { restoreProposalHandler } from "./removed/restore-proposal.ts";
import { getVersionHandler } from "./revisions/get-version.ts";
import { getVersionsHandler } from "./revisions/get-versions.ts";
import { saveProposalHandler } from "./revisions/save-proposal.ts";
import { getSignOffsHandler } from "./sign-offs/get-sign-offs.ts";
import { signDesignHandler } from "./sign-offs/sign-design.ts";

export const proposals = domain((on) => {
  on(saveProposal, saveProposalHandler);
  on(modifyDesignName, modifyDesignNameHandler);
  on(deleteProposal, deleteProposalHandler);
  on(restoreProposal, restoreProposalHandler);
  on(getProposalData, getProposalDataHandler);
  on(getVersions, getVersionsHandler);
  on(getVersion, getVersionHandler);
  on(purgeProposal, purgeProposalHandler);
  on(getMarksByProposal, getMarksByProposalHandler);
  on(addMark, addMarkHandler);
  on(replyMark, replyMarkHandler);
  on(resolveMark, resolveMarkHandler);
  on(signDesign, signDesignHandler);
  on(getSignOffs, getSignOffsHandler);
  on(getFabricDesigns, getFabricDesignsHandler);
});
