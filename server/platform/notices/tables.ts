import type { Subject } from "@selvedge/contract";
import type { ColumnType } from "kysely";

/** A value of a notice's text; one with a `key` is itself a text, said in the reader's language. */
export type NoticeValue = string | number | { readonly key: string };

export type NoticeTable = {
  id: string;
  user_id: string;
  /** As webhooks name it: `order.confirmed`. */
  kind: string;
  subject_kind: Subject["kind"];
  subject_id: string;
  /** The thread of a message it tells of; null for anything else. */
  thread_id: string | null;
  text_key: string;
  text_values: ColumnType<Record<string, NoticeValue>, string, string>;
  created_at: Date;
  read_at: Date | null;
  mailed_at: Date | null;
};

export type NoticeTables = {
  notices: NoticeTable;
  notice_settings: { user_id: string; mail: "off" | "each" | "daily"; muted_topics: string[]; digest_at: Date | null };
};
