import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyServerOptions } from "fastify";

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

/** What is never written, should a value of that name reach a log line: what opens something, and what people typed. */
const SECRETS = ["password", "sharePassword", "shareToken", "token", "cookie", "authorization", "secret"];

/** Lines of JSON without bodies, queries, headers or cookies. `stream` receives them in place of standard output. */
export function logger(level: LogLevel, stream?: { write(line: string): void }): FastifyServerOptions["logger"] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split("?")[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** The id of a request: on its answer as X-Request-Id, in every log line, and in the data of an internal error. */
export const newRequestId = () => randomBytes(12).toString("hex");

/** "Not yet" is no fault: what is being prepared, or cannot be reached just now, says so itself where somebody must act. */
const NOT_YET = 503;

/** One line for each request once it is answered: who asked is the session's user at most, the query is left out. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? request.url.split("?")[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    };
    if (reply.statusCode >= 500 && reply.statusCode !== NOT_YET) request.log.error(line, "answered");
    else request.log.info(line, "answered");
  });
}
