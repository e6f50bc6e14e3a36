import type { createLapDip } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { askForLapDip } from "../create.ts";
import { afterwards } from "./afterwards.ts";

export const createLapDipHandler: Handler<typeof createLapDip> = async (context) => {
  const { body, customer, db, clock, once } = context;
  return afterwards(context, await askForLapDip(db, customer, { lapDip: body, once }, { now: clock.now() }));
};
