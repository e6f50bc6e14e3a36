import type { sendLapDipRound } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { sendRound } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const sendLapDipRoundHandler: Handler<typeof sendLapDipRound> = async (context) => {
  await sendRound(context, context.body);
  return afterwards(context, context.body.lapDipId);
};
