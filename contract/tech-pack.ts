import { z } from "zod";
import { get } from "./call.ts";
import { BytesFile, Id } from "./types.ts";

/** What a factory sews a saved design from, on A4 across in the reader's language; without a revision the newest. One that takes long: 202 with a jobId. */
export const techPack = get("/design-proposal/techPack", {
  summary: "The tech pack of a saved design for printing",
  access: "customer",
  // Each costs some seconds of a core.
  rate: { max: 20, windowMs: 60_000, by: "session" },
  body: z.object({
    proposalId: Id,
    revision: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    lang: z.string().optional(),
  }),
  data: z.union([BytesFile, z.object({ jobId: Id })]),
  answer: "bytes",
});
