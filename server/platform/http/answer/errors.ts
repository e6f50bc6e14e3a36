import type { ErrorKey } from "@selvedge/contract";
import type { FastifyError, FastifyInstance } from "fastify";
import { isDatabaseLost, isStatementCancelled, isValueRefused } from "../../db/faults.ts";
import { isDiskFull } from "../../files/room/room.ts";
import { Refusal } from "../../refuse.ts";
import { writeRefusal } from "../../security/events.ts";
import { whoAsks } from "../calls.ts";
import type { readDictionaries } from "../language/language.ts";
import { sendError } from "./envelope.ts";

/** Answers what a call throws, and logs what is our fault. */
export function answerErrors(app: FastifyInstance, dictionaries: ReturnType<typeof readDictionaries>): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { key, data } = errorReply(error, request.id);
    if (error instanceof Refusal) writeRefusal(request, error, whoAsks(request));
    if (key === "internal") request.log.error({ err: error }, "a call failed");
    if (key === "validation" && !(error instanceof Refusal))
      request.log.warn({ err: error }, "the database took a value for none");
    if (key === "diskFull") request.log.error({ err: error }, "there is no room for files");
    if (key === "unavailable") request.log.warn({ err: error }, "not answered just now");
    return sendError(key, data, dictionaries[request.lang], reply);
  });
}

/** What the caller gets for an error. Only refusals say what is wrong; any other error is a fault of ours, and its details go to the log only. */
function errorReply(error: FastifyError | Refusal, requestId: string): { key: ErrorKey; data: unknown } {
  if (error instanceof Refusal) return { key: error.key, data: error.data };
  if (isDatabaseLost(error)) return { key: "unavailable", data: null };
  if (isDiskFull(error)) return { key: "diskFull", data: null };
  if (isStatementCancelled(error)) return { key: "tookTooLong", data: null };
  if (isValueRefused(error)) return { key: "validation", data: { fields: [] } };
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return { key: "tooLarge", data: null };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return { key: "unreadableBody", data: null };
  return { key: "internal", data: { requestId } };
}
