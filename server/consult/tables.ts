/** What a company and the mill write to each other about one matter. */
export type ThreadTable = {
  id: string;
  company_id: string;
  user_id: string;
  kind: "question" | "development" | "quotation" | "problem";
  subject: string;
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
  idempotency_key: string | null;
  created_at: Date;
};

export type ConsultTables = {
  threads: ThreadTable;
  thread_messages: ThreadMessageTable;
  thread_products: { message_id: string; product_id: string; quantity: number | null; sort: number };
  thread_images: { message_id: string; image_id: string; sort: number };
};
