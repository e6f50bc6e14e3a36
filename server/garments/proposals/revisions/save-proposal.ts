import type { ErrorKey, saveProposal } from "@selvedge/contract";
import type { Context, Handler } from "../../../platform/http/registry.ts";
import { storeUpload } from "../../../platform/image/queries.ts";
import { pictureKind } from "../../../platform/image/reading/kinds.ts";
import { invalid } from "../../../platform/invalid.ts";
import { Refusal, refuse } from "../../../platform/refuse.ts";
import { proposalCard, staleProposal } from "../queries.ts";
import { checkDocument } from "../rules.ts";
import { writeDocument } from "./document.ts";
import { createProposal, type Picture, readStored, updateProposal } from "./save.ts";

export const saveProposalHandler: Handler<typeof saveProposal> = async (context) => {
  const { body, customer, db, clock, translate } = context;
  const { proposalId } = body;
  const now = clock.now();
  const written = writeDocument(body.document);
  if (proposalId && !body.version)
    throw invalid(translate, { path: "version", rule: "required", message: "Please send the version that was read." });
  const stored = proposalId ? await readStored(db, customer.companyId, proposalId, now) : null;
  if (proposalId && !stored) throw refuse("notFound");
  const { style, preview } = await checkDocument({ db, translate }, customer.companyId, body, written);
  if (stored && stored.version !== body.version) throw await staleProposal(db, customer, stored.id, now, translate);
  const saving = { ...body, written, style, picture: (await pictureAlong(context, now)) ?? preview };
  const row = stored ? await updateProposal(db, customer, stored, saving, now) : await createProposal(db, customer, saving, now);
  if (!row) throw await staleProposal(db, customer, stored!.id, now, translate);
  return proposalCard(row, translate);
};

const UNREADABLE: ReadonlySet<ErrorKey> = new Set(["fileType", "imageUnreadable"]);

/** Stores the picture that came along. Null without one, and where it cannot be kept: the design is worth saving without it. */
async function pictureAlong(
  { file, customer, db, files, room, event, fault }: Context<typeof saveProposal>,
  now: Date,
): Promise<Picture | null> {
  if (!file) return null;
  try {
    if (!pictureKind(file.bytes)) throw refuse("fileType");
    return await storeUpload({ db, files, room }, customer, file, "preview", now);
  } catch (error) {
    if (!(error instanceof Refusal)) fault(error, "the picture of a design was not kept");
    else if (UNREADABLE.has(error.key)) event("upload_validation", { reason: error.key });
    return null;
  }
}
