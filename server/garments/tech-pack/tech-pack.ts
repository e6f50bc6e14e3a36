import type { techPack } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { refuse } from "../../platform/refuse.ts";
import { readCard, readRevision } from "../proposals/queries.ts";
import { gatherPack } from "./contents/gather/gather.ts";

export const techPackHandler: Handler<typeof techPack> = async ({
  body,
  customer,
  db,
  files,
  cloths,
  workers,
  clock,
  fault,
  lang,
  translate,
}) => {
  const row = await readCard(db, customer.companyId, body.proposalId, clock.now());
  const revision = body.revision ?? row?.revision ?? 0;
  if (!row || revision > row.revision) throw refuse("notFound");
  const saved = await readRevision(db, row.id, revision);
  const input = await gatherPack(
    { db, files, cloths },
    {
      proposalId: row.id,
      name: saved.name,
      revision,
      savedAt: saved.created_at,
      previewHash: saved.preview_hash,
      document: saved.document,
      hash: saved.document_hash,
    },
    { lang, translate, companyId: customer.companyId, company: customer.company },
  );
  const making = async () => ({
    bytes: await workers.do("techPack", input),
    mime: "application/pdf",
    fileName: `${saved.name} ${translate("Tech pack")} ${revision}.pdf`,
  });
  return soonOrJob({ db, files, clock, fault }, customer.userId, making());
};
