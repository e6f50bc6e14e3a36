// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** A thread with its messages. */
export const getThread: BrowserCall<typeof contract.getThread> = {
  method: "POST",
  path: "/thread/get",
  success: 20000,
};
/** Messages by what they are about. */
export const listThreads: BrowserCall<typeof contract.listThreads> = {
  method: "POST",
  path: "/thread/list",
  success: 20000,
};
/** Write a message. */
export const postToThread: BrowserCall<typeof contract.postToThread> = {
  method: "POST",
  path: "/thread/post",
  success: 20000,
};
/** A thread is read. */
export const readThread: BrowserCall<typeof contract.readThread> = {
  method: "POST",
  path: "/thread/read",
  success: 20000,
};
