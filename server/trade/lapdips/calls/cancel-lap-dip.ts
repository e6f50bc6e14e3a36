import type { cancelLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { giveUp } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const cancelLapDipHandler: Handler<typeof cancelLapDip> = async (of) => {
  await giveUp(of, of.body);
  return afterwards(of, of.body.lapDipId);
};
