import type { addConsult } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { postConsult } from "./post.ts";

export const addConsultHandler: Handler<typeof addConsult> = async ({ body, customer, db, clock, translate, once }) =>
  postConsult(db, customer, { consult: body, once }, { translate, now: clock.now() });
