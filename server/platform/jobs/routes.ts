import { getJob, getJobFile } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { getJobHandler } from "./get-job.ts";
import { getJobFileHandler } from "./get-job-file.ts";

export const jobs = domain((on) => {
  on(getJob, getJobHandler);
  on(getJobFile, getJobFileHandler);
});
