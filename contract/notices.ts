import { z } from "zod";
import { get, post } from "./call.ts";
import { Flag, Id, MAX_IDS, page, pageFields } from "./types.ts";

/** A record that a notice or a thread is about. */
export const SUBJECT_KINDS = ["order", "rfq", "lapDip", "sample", "fabric", "design", "proposal", "consult", "account"] as const;
export const Subject = z.object({ kind: z.enum(SUBJECT_KINDS), id: Id });
export type Subject = z.infer<typeof Subject>;

/** What an open page is notified of as it happens: the event names the record, and the page fetches what it shows of it. */
export const LiveEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("notice"), data: z.object({ kind: z.string(), subject: Subject }) }),
  z.object({ event: z.literal("thread"), data: z.object({ threadId: Id, subject: Subject }) }),
  z.object({ event: z.literal("changed"), data: z.object({ subject: Subject }) }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

const Notice = z.object({
  noticeId: Id,
  kind: z.string(),
  subject: Subject,
  text: z.string().describe("in the caller's language"),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** The caller's notices, newest first. */
export const listNotices = post("/notice/list", {
  summary: "Notices",
  access: "customer",
  body: z.object({ unread: Flag.optional(), ...pageFields }),
  data: page(Notice).extend({ unread: z.int() }),
});

/** Marks notices as read: those named, or all. Others' are left alone. */
export const readNotices = post("/notice/read", {
  summary: "Notices are read",
  access: "customer",
  body: z
    .object({ noticeIds: z.array(Id).max(MAX_IDS).optional(), all: Flag.optional() })
    .refine((body) => body.noticeIds || body.all, { message: "required", path: ["noticeIds"] }),
  data: z.object({ unread: z.int() }),
});

/** Topics a person may leave out of the e-mails. */
export const NOTICE_TOPICS = ["order", "rfq", "lapDip", "sample", "inspection", "thread"] as const;

/** How the caller is notified by e-mail; only the fields sent are changed. In the page every notice is shown. */
export const noticeSettings = post("/notice/settings", {
  summary: "How I am notified",
  access: "customer",
  body: z.object({ mail: z.enum(["off", "each", "daily"]).optional(), mutedTopics: z.array(z.enum(NOTICE_TOPICS)).optional() }),
  data: z.object({
    mail: z.enum(["off", "each", "daily"]),
    mutedTopics: z.array(z.enum(NOTICE_TOPICS)),
    isMailSetUp: z.boolean().describe("without a mail server, letters are kept and not sent"),
  }),
});

/** What a reader of live events is given to write to. */
export type EventStream = {
  /** Starts the stream; returns the function that ends it. `write` takes text of the format of server-sent events, `end` closes the connection. */
  open(to: { write(text: string): void; end(): void }): () => void;
};

/** Server-sent events: `notice`, `thread`, `changed` with JSON data, `reset` when too much was missed. A reconnect with Last-Event-ID loses nothing. */
export const liveEvents = get("/events", {
  summary: "Live events",
  access: "customer",
  answer: "stream",
  body: z.object({ lastEventId: z.string().max(100).optional() }),
  data: z.custom<EventStream>(),
});
