import type { replyMark } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeReply } from "./comments.ts";

export const replyMarkHandler: Handler<typeof replyMark> = async ({ body, customer, share, signedIn, db, clock, translate }) =>
  writeReply({ db, translate, now: clock.now() }, { customer, share, signedIn }, body);
