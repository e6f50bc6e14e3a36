import type { downloadSwatchSheet } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { refuse } from "../../platform/refuse.ts";
import { FILES, sheetOf } from "./files.ts";
import { readDownloadable } from "./queries.ts";

export const downloadSwatchSheetHandler: Handler<typeof downloadSwatchSheet> = async ({
  body,
  customer,
  db,
  files,
  workers,
  clock,
  fault,
  lang,
  translate,
}) => {
  const fabrics = await readDownloadable({ db, files }, body.productIds);
  if (fabrics.length < new Set(body.productIds).size) throw refuse("notFound");
  const making = async () => ({
    bytes: await workers.do("swatchFile", { kind: "pdf", ...sheetOf(fabrics, lang, translate) }),
    mime: FILES.pdf.mime,
    fileName: `${translate("Swatches")}.pdf`,
  });
  return soonOrJob({ db, files, clock, fault }, customer.userId, making());
};
