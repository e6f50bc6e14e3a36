import { z } from "zod";
import { post } from "./call.ts";
import { Id } from "./types.ts";

export const BehaviorRecord = z.object({
  customerId: z.string().max(64).nullish(),
  customerName: z.string().max(200).default(""),
  country: z.string().max(80).default(""),
  remainTime: z.coerce.number().min(0).max(86_400_000).default(0),
  action: z.string().max(2_000),
  searchKey: z.string().max(200).default(""),
  visitedProducts: z.array(Id).max(100).default([]),
  time: z.iso.datetime(),
  type: z
    .string()
    .regex(/^\d{2}$/)
    .default("01"),
});
export type BehaviorRecord = z.infer<typeof BehaviorRecord>;

/** Stores nothing of a signed-in person who has not allowed it. */
export const createBehavior = post("/behavior/create", {
  summary: "Record what was looked at",
  access: "public",
  rate: { max: 120, windowMs: 60_000, by: "address" },
  body: z.union([z.object({ records: z.array(BehaviorRecord).min(1).max(50) }), BehaviorRecord]),
  data: z.object({ success: z.literal(true), stored: z.int() }),
});

export const createErrorReport = post("/errorReport/create", {
  summary: "Report an error of the page",
  access: "public",
  rate: { max: 20, windowMs: 60_000, by: "address" },
  body: z.object({
    message: z.string().min(1).max(2_000),
    stack: z.string().max(8_000).optional(),
    url: z.string().max(2_000),
    appVersion: z.string().max(40).optional(),
    level: z.enum(["error", "warning"]).default("error"),
    requestId: z.string().max(64).optional(),
  }),
  data: z.object({ id: Id }),
});
