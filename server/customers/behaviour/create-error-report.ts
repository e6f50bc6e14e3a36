import { createHash } from "node:crypto";
import type { createErrorReport } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { stripAddress, stripText } from "./strip.ts";

export const createErrorReportHandler: Handler<typeof createErrorReport> = async ({ body, customer, db, clock }) => {
  const now = clock.now();
  const message = stripText(body.message);
  const stack = stripText(body.stack ?? "");
  const { id } = await db
    .insertInto("error_reports")
    .values({
      id: newId(now),
      fingerprint: createHash("sha256").update(`${body.level}\n${message}\n${stack}`).digest("hex"),
      level: body.level,
      message,
      stack,
      url: stripAddress(body.url),
      app_version: body.appVersion ?? "",
      request_id: body.requestId ?? "",
      user_id: customer?.userId ?? null,
      first_at: now,
      last_at: now,
    })
    .onConflict((on) =>
      on.column("fingerprint").doUpdateSet((eb) => ({
        count: eb("error_reports.count", "+", 1),
        last_at: eb.ref("excluded.last_at"),
        url: eb.ref("excluded.url"),
        request_id: eb.ref("excluded.request_id"),
        app_version: eb.ref("excluded.app_version"),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id };
};
