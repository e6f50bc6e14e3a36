import type { createLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { askForLapDip } from "../create.ts";
import { afterwards } from "./afterwards.ts";

export const createLapDipHandler: Handler<typeof createLapDip> = async (context) =>
  afterwards(context, await askForLapDip(context.db, context.customer, context.body, context));
