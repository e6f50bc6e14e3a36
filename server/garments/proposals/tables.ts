import type { ColumnType, Generated } from "kysely";

/** A saved design. */
export type ProposalTable = {
  id: string;
  company_id: string;
  user_id: string;
  style_id: string;
  name: string;
  /** Its newest document in `proposal_revisions`: one more with each save that changes document or name; a renaming by itself makes none. Links and orders name it. */
  revision: number;
  /** One more with each revision and with each renaming. A save or a renaming sends the one it read, and is refused when there is a newer one. */
  version: number;
  preview_image_id: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

/** A document as it was saved once. `document` may be of an older schema: read it through `readStored`. */
export type RevisionTable = {
  proposal_id: string;
  revision: number;
  name: string;
  document: ColumnType<unknown, string, string>;
  document_hash: string;
  preview_image_id: string | null;
  saved_by: string;
  created_at: Date;
};

export type MarkTable = {
  id: string;
  proposal_id: string;
  piece_key: string;
  x: number;
  y: number;
  content: string;
  author: string;
  user_id: string | null;
  share_id: string | null;
  resolved: Generated<boolean>;
  created_at: Date;
};

export type MarkReplyTable = {
  id: string;
  mark_id: string;
  content: string;
  author: string;
  user_id: string | null;
  share_id: string | null;
  created_at: Date;
};

/** What the holder of a link said of a revision. Rows are added, never changed. */
export type SignOffTable = {
  id: string;
  proposal_id: string;
  revision: number;
  document_hash: string;
  decision: "approved" | "changes";
  name: string;
  note: string;
  share_id: string | null;
  /** Null for a visitor, whose name is what they wrote. */
  user_id: string | null;
  created_at: Date;
};

export type ProposalTables = {
  proposals: ProposalTable;
  proposal_revisions: RevisionTable;
  marks: MarkTable;
  mark_replies: MarkReplyTable;
  sign_offs: SignOffTable;
};
