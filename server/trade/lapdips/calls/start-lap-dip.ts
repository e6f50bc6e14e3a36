import type { startLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { takeIntoLab } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const startLapDipHandler: Handler<typeof startLapDip> = async (context) => {
  await takeIntoLab(context, context.body);
  return afterwards(context, context.body.lapDipId);
};
