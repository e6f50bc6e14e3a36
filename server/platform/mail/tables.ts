import type { Lang } from "@selvedge/contract";
import type { Generated } from "kysely";

export type MailTables = {
  mail_outbox: {
    id: string;
    to_mail: string;
    reply_to: string | null;
    subject: string;
    text: string;
    lang: Lang;
    state: Generated<"queued" | "sending" | "sent" | "failed" | "unsure">;
    tries: Generated<number>;
    next_at: Date;
    claimed_at: Date | null;
    error: string | null;
    created_at: Date;
    sent_at: Date | null;
    sender_id: string | null;
    attachment_hash: string | null;
    attachment_name: string | null;
    attachment_mime: string | null;
  };
};
