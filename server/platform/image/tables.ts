import type { ColorChip } from "@selvedge/contract";
import type { ColumnType } from "kysely";
import type { z } from "zod";

export type Chip = z.infer<typeof ColorChip>;
export type ImagePurpose = "artwork" | "search" | "avatar" | "message" | "fabric" | "preview" | "text";

/** One row for one company and one input; `file_hash` names the picture after encoding. */
export type ImageTable = {
  id: string;
  company_id: string;
  input_sha256: string;
  file_hash: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  dominant: ColumnType<Chip[], string, string>;
  created_at: Date;
};

export type ImageTables = {
  images: ImageTable;
  image_purposes: { image_id: string; user_id: string; purpose: ImagePurpose; uploaded_at: Date; name: string | null };
};
