import type { lapDipReceived } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { receive } from "../moves.ts";
import { afterwards } from "./afterwards.ts";

export const lapDipReceivedHandler: Handler<typeof lapDipReceived> = async (context) => {
  await receive(context, context.body);
  return afterwards(context, context.body.lapDipId);
};
