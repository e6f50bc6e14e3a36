import type { decideLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { judge } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const decideLapDipHandler: Handler<typeof decideLapDip> = async (context) => {
  await judge(context, context.body);
  return afterwards(context, context.body.lapDipId);
};
