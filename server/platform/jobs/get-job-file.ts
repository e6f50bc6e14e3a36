import type { getJobFile } from "@selvedge/contract";
import type { Handler } from "../http/registry.ts";
import { refuse } from "../refuse.ts";
import { ownWork } from "./long-work.ts";

export const getJobFileHandler: Handler<typeof getJobFile> = async ({ body, customer, db, clock, files }) => {
  const job = await ownWork({ db, clock }, customer.userId, body.jobId);
  const bytes = job.state === "done" ? await files.passing.get(job.id) : null;
  if (!bytes) throw refuse("notFound");
  return { bytes, mime: job.mime!, fileName: job.file_name! };
};
