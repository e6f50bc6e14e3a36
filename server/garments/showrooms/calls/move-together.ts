import type { moveTogether } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { enterOrShown } from "../may-enter.ts";

export const moveTogetherHandler: Handler<typeof moveTogether> = async ({ body, customer, share, db, clock, together }) => {
  const { chanelId, key, shareToken: _, sharePassword: __, ...to } = body;
  await enterOrShown(db, chanelId, { customer, share }, clock.now());
  return { isTaken: together.move(chanelId, key, to) };
};
