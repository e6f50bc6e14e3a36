import type { SampleKind, SampleState, SentTo } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

export type SampleTable = {
  id: string;
  number: string;
  company_id: string;
  user_id: string;
  kind: SampleKind;
  /** The sample of which this is another round. */
  repeats: string | null;
  round: Generated<number>;
  note: Generated<string>;
  status: SampleState;
  requested_date: string | null;
  promised_date: string | null;
  courier: Generated<string>;
  tracking_no: Generated<string>;
  address: ColumnType<SentTo, string, string>;
  reason: Generated<string>;
  rating: number | null;
  feedback: Generated<string>;
  verdict: "approved" | "another" | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
  received_at: Date | null;
  version: Generated<number>;
};

export type SampleItemTable = {
  sample_id: string;
  sort: number;
  product_id: string | null;
  style_id: string | null;
  quantity: number;
  unit: "m" | "pc";
  note: Generated<string>;
};

export type SampleTables = {
  samples: SampleTable;
  sample_items: SampleItemTable;
  /** `of_mill` are photographs of what was sent, the others sketches that came with the request. */
  sample_images: { sample_id: string; image_id: string; sort: number; of_mill: Generated<boolean> };
};
