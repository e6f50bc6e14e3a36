import { z } from "zod";
import { get, post } from "./call.ts";
import { BytesFile, Id } from "./types.ts";

/** How far a work is that takes longer than one answer; 0 to 1. `url` is there once it is done and opens for its owner only. */
export const getJob = post("/job/get", {
  summary: "How far a long work is",
  access: "customer",
  body: z.object({ jobId: Id }),
  data: z.object({
    state: z.enum(["queued", "running", "done", "failed"]),
    progress: z.number().min(0).max(1),
    url: z.string().optional(),
    error: z.string().optional(),
  }),
});

export const getJobFile = get("/job/file", {
  summary: "What a long work has made",
  access: "customer",
  answer: "bytes",
  body: z.object({ jobId: Id }),
  data: BytesFile,
});
