import type { getRecipients } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { recipientsOf } from "./recipients.ts";

export const getRecipientsHandler: Handler<typeof getRecipients> = async ({ body, customer, db }) => {
  const people = await recipientsOf(db, customer, body.keyword);
  return people.map(({ userId, name, company }) => ({ userId, name, company }));
};
