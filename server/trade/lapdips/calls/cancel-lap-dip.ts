import type { cancelLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { giveUp } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const cancelLapDipHandler: Handler<typeof cancelLapDip> = async (context) => {
  await giveUp(context, context.body);
  return afterwards(context, context.body.lapDipId);
};
