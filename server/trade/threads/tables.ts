import type { Subject } from "@selvedge/contract";

/** What a company and the mill write to each other about one record; `subject` is what people call it. */
export type ThreadTable = {
  id: string;
  company_id: string;
  /** Who opened it; null when it came with its record. */
  user_id: string | null;
  kind: "question" | "development" | "quotation" | "problem";
  subject: string | null;
  about_kind: Subject["kind"];
  /** The record's id; the thread's own for a consultation. */
  about_id: string;
  style_id: string | null;
  created_at: Date;
  /** When its newest message came. */
  posted_at: Date;
};

export type ThreadMessageTable = {
  id: string;
  thread_id: string;
  user_id: string;
  by_mill: boolean;
  content: string;
  mail: string | null;
  /** Of the saved design it is about, when it was written. */
  revision: number | null;
  created_at: Date;
};

export type ThreadTables = {
  threads: ThreadTable;
  thread_messages: ThreadMessageTable;
  thread_products: { message_id: string; product_id: string; quantity: number | null; sort: number };
  thread_images: { message_id: string; image_id: string; sort: number };
  thread_reads: { thread_id: string; user_id: string; read_at: Date };
};
