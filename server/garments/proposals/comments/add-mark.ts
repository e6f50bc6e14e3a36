import type { addMark } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeComment } from "./comments.ts";

export const addMarkHandler: Handler<typeof addMark> = async ({ body, customer, share, signedIn, db, clock, translate }) =>
  writeComment({ db, translate, now: clock.now() }, { customer, share, signedIn }, body);
