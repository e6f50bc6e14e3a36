import { getThread, listThreads, postToThread, readThread } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getThreadHandler } from "./calls/get-thread.ts";
import { listThreadsHandler } from "./calls/list-threads.ts";
import { postToThreadHandler } from "./calls/post-to-thread.ts";
import { readThreadHandler } from "./calls/read-thread.ts";

export const threads = domain((on) => {
  on(listThreads, listThreadsHandler);
  on(getThread, getThreadHandler);
  on(postToThread, postToThreadHandler);
  on(readThread, readThreadHandler);
});
