import type { resolveMark } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { resolveComment } from "./comments.ts";

export const resolveMarkHandler: Handler<typeof resolveMark> = async ({ body, customer, db, clock }) =>
  resolveComment({ db, now: clock.now() }, customer, body);
