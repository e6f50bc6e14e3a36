import { getJob, getJobFile, PREFIX } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { refuse } from "../refuse.ts";
import { ownWork } from "./long-work.ts";

export const jobs = domain((on) => {
  on(getJob, async ({ body, customer, db, clock, translate }) => {
    const { id, state, progress } = await ownWork({ db, clock }, customer.userId, body.jobId);
    if (state === "failed") return { state, progress, error: translate("This could not be made. Please try again.") };
    return { state, progress, ...(state === "done" ? { url: `${PREFIX}${getJobFile.path}?jobId=${id}` } : {}) };
  });

  on(getJobFile, async ({ body, customer, db, clock, files }) => {
    const job = await ownWork({ db, clock }, customer.userId, body.jobId);
    const bytes = job.state === "done" ? await files.passing.get(job.id) : null;
    if (!bytes) throw refuse("notFound");
    return { bytes, mime: job.mime!, fileName: job.file_name! };
  });
});
