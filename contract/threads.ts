import { z } from "zod";
import { post } from "./call.ts";
import { MAX_MESSAGE_IMAGES } from "./consult.ts";
import { SUBJECT_KINDS, Subject } from "./notices.ts";
import { Flag, Id, Img, Note, page, pageFields } from "./types.ts";

export const MESSAGES_AT_ONCE = 50;

const Message = z.object({
  messageId: Id,
  author: z.string(),
  byMill: z.boolean(),
  mine: z.boolean(),
  content: z.string(),
  mail: z
    .string()
    .nullable()
    .describe("where the customer wants to be answered by e-mail, for the mill and for who wrote it; null for others"),
  images: z.array(Img),
  revision: z.int().nullable().describe("of a saved design, as it was when this was written; null about anything else"),
  products: z.array(
    z.object({
      productId: Id,
      productCode: z.string(),
      productName: z.string(),
      quantity: z.int().nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

const ThreadRow = z.object({
  threadId: Id,
  subject: Subject,
  title: z.string().describe("what people call the record; empty where it has no name of its own"),
  picture: z
    .string()
    .describe("of the record or its first fabric; empty where there is none, or where pictures were not asked for"),
  company: z.string(),
  unread: z.int(),
  postedAt: z.iso.datetime(),
  last: Message.pick({ author: true, byMill: true, mine: true, content: true }),
  inCharge: z
    .object({ userId: Id, name: z.string() })
    .nullable()
    .describe("of the mill, for the mill; null where nobody is, and for a customer"),
});
export type ThreadRow = z.infer<typeof ThreadRow>;

/**
 * Threads with a message in them, the newest message first: of the caller's company, for staff of all. `about` names one record, and what
 * is unread then comes first; `waiting` are those whose newest message is the customer's; `mine`, of the mill, those that the caller is in charge of.
 */
export const listThreads = post("/thread/list", {
  summary: "Messages by what they are about",
  access: "customer",
  body: z.object({
    unread: Flag.optional(),
    waiting: Flag.optional(),
    mine: Flag.optional(),
    kinds: z.array(z.enum(SUBJECT_KINDS)).max(10).optional(),
    about: Subject.optional(),
    pictures: Flag.optional().describe("each with the picture of what it is about"),
    ...pageFields,
  }),
  data: page(ThreadRow).extend({ unread: z.int().describe("threads with something unread in them") }),
});

/** A thread by its id or by its record, oldest message first. A record without a thread answers with `threadId` null and no messages. */
export const getThread = post("/thread/get", {
  summary: "A thread with its messages",
  access: "customer",
  body: z
    .object({ threadId: Id.optional(), subject: Subject.optional(), before: Id.optional().describe("messages before this one") })
    .refine((body) => body.threadId || body.subject, { message: "required", path: ["threadId"] }),
  data: z.object({
    threadId: Id.nullable(),
    subject: Subject,
    title: z.string(),
    company: z.string(),
    messages: z.array(Message).max(MESSAGES_AT_ONCE),
    hasEarlier: z.boolean(),
    unread: z.int(),
  }),
});

/** Writes into a thread. A fabric's and a design's are opened by writing; with an Idempotency-Key the same message sent twice is one. */
export const postToThread = post("/thread/post", {
  summary: "Write a message",
  access: "customer",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z
    .object({
      threadId: Id.optional(),
      subject: Subject.optional(),
      content: Note.default(""),
      imageIds: z.array(Id).max(MAX_MESSAGE_IMAGES).default([]),
    })
    .refine((body) => body.threadId || body.subject, { message: "required", path: ["threadId"] })
    .refine((body) => body.content || body.imageIds.length > 0, { message: "required", path: ["content"] }),
  data: z.object({ messageId: Id, threadId: Id, createdAt: z.iso.datetime() }),
  errors: ["keyReused"],
});

/** Marks everything in a thread as read by the caller, and the notices of its messages. */
export const readThread = post("/thread/read", {
  summary: "A thread is read",
  access: "customer",
  body: z.object({ threadId: Id }),
  data: z.object({ unread: z.int().describe("threads with something unread in them") }),
});
