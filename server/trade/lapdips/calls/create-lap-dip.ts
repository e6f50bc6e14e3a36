import type { createLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { askForLapDip } from "../create.ts";
import { afterwards } from "./afterwards.ts";

export const createLapDipHandler: Handler<typeof createLapDip> = async (of) =>
  afterwards(of, await askForLapDip(of.db, of.customer, of.body, of));
