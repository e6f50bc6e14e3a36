import type { endTotp } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { known } from "../known.ts";
import { forgetTwoStep } from "./two-step.ts";

export const endTotpHandler: Handler<typeof endTotp> = async ({ body, customer, db, event }) => {
  const person = await known(db, customer.userId, body.password);
  await db.transaction().execute((tx) => forgetTwoStep(tx, person.id));
  event("user_updated", { what: "two-step sign-in off" });
  return { isOn: false as const };
};
