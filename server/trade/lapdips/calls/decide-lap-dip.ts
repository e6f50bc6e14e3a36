import type { decideLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { judge } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const decideLapDipHandler: Handler<typeof decideLapDip> = async (of) => {
  await judge(of, of.body);
  return afterwards(of, of.body.lapDipId);
};
