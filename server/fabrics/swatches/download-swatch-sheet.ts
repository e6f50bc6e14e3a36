import type { downloadSwatchSheet } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { refuse } from "../../platform/refuse.ts";
import { FILES, sheetOf } from "./files.ts";
import { readHanded } from "./queries.ts";

export const downloadSwatchSheetHandler: Handler<typeof downloadSwatchSheet> = async ({
  body,
  customer,
  db,
  files,
  crew,
  clock,
  fault,
  lang,
  translate,
}) => {
  const handed = await readHanded({ db, files }, body.productIds);
  if (handed.length < new Set(body.productIds).size) throw refuse("notFound");
  const making = async () => ({
    bytes: await crew.do("hand", { kind: "pdf", ...sheetOf(handed, lang, translate) }),
    mime: FILES.pdf.mime,
    fileName: `${translate("Swatches")}.pdf`,
  });
  return soonOrJob({ db, files, clock, fault }, customer.userId, making());
};
