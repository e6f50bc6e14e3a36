import { type getJob, getJobFile, PREFIX } from "@selvedge/contract";
import type { Handler } from "../http/registry.ts";
import { ownWork } from "./long-work.ts";

export const getJobHandler: Handler<typeof getJob> = async ({ body, customer, db, clock, translate }) => {
  const { id, state, progress } = await ownWork({ db, clock }, customer.userId, body.jobId);
  if (state === "failed") return { state, progress, error: translate("This could not be made. Please try again.") };
  return { state, progress, ...(state === "done" ? { url: `${PREFIX}${getJobFile.path}?jobId=${id}` } : {}) };
};
