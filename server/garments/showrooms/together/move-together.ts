import type { moveTogether } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuseOutsiders } from "../may-enter.ts";

export const moveTogetherHandler: Handler<typeof moveTogether> = async ({ body, customer, share, db, clock, together }) => {
  const { chanelId, key, order, shareToken: _, sharePassword: __, ...to } = body;
  await refuseOutsiders(db, chanelId, { customer, share }, clock.now());
  return { isTaken: await together.move(chanelId, key, { order, to }) };
};
