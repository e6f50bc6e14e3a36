import { downloadSwatch, downloadSwatchSheet, getDownloads } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { downloadSwatchHandler } from "./download-swatch.ts";
import { downloadSwatchSheetHandler } from "./download-swatch-sheet.ts";
import { getDownloadsHandler } from "./get-downloads.ts";

export const swatches = domain((on) => {
  on(getDownloads, getDownloadsHandler);
  on(downloadSwatch, downloadSwatchHandler);
  on(downloadSwatchSheet, downloadSwatchSheetHandler);
});
