import { z } from "zod";
import { get } from "./call.ts";
import { MAX_ON_SHEET } from "./swatch-sheet.ts";
import { BytesFile, Id } from "./types.ts";

/**
 * Files a fabric is handed to other programs in: U3M archive, a zip of its maps, glTF, a PNG and a sheet for printing at
 * true size, and the weaving draft.
 */
export const DOWNLOAD_KINDS = ["u3m", "maps", "glb", "png", "pdf", "wif"] as const;
export const DownloadKind = z.enum(DOWNLOAD_KINDS);
export type DownloadKind = z.infer<typeof DownloadKind>;

const A_MINUTE_MS = 60_000;
/** Each costs about a second of a core. */
const rate = { max: 30, windowMs: A_MINUTE_MS, by: "session" } as const;

/** A draft is there for woven fabrics whose construction is known; everything else for every fabric with a texture. */
export const getDownloads = get("/product/getDownloads", {
  summary: "Files a fabric can be had in",
  access: "customer",
  body: z.object({ productId: Id }),
  data: z.array(DownloadKind),
});

/** 404 for a kind that `getDownloads` does not name. */
export const downloadSwatch = get("/product/download", {
  summary: "A fabric as a file for other programs or for printing",
  access: "customer",
  rate,
  body: z.object({ productId: Id, kind: DownloadKind, lang: z.string().optional() }),
  data: BytesFile,
  answer: "bytes",
});

/** Six to a page of A4, in the order given, each at true size over a ruler in mm. What takes longer than some seconds: 202 with a jobId. */
export const downloadSwatchSheet = get("/product/swatchSheet", {
  summary: "Several fabrics on sheets for printing at true size",
  access: "customer",
  rate,
  body: z.object({
    productIds: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(Id).min(1).max(MAX_ON_SHEET)),
    lang: z.string().optional(),
  }),
  data: z.union([BytesFile, z.object({ jobId: Id })]),
  answer: "bytes",
});
