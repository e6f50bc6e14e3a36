// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Give a lap-dip up. */
export const cancelLapDip: BrowserCall<typeof contract.cancelLapDip> = {
  method: "POST",
  path: "/lap-dip/cancel",
  success: 20000,
};
/** Request a lap-dip. */
export const createLapDip: BrowserCall<typeof contract.createLapDip> = {
  method: "POST",
  path: "/lap-dip/create",
  success: 20000,
};
/** Judge the options of a lap-dip. */
export const decideLapDip: BrowserCall<typeof contract.decideLapDip> = {
  method: "POST",
  path: "/lap-dip/decide",
  success: 20000,
};
/** The lap-dips have arrived. */
export const lapDipReceived: BrowserCall<typeof contract.lapDipReceived> = {
  method: "POST",
  path: "/lap-dip/received",
  success: 20000,
};
/** Send a round of lap-dips. */
export const sendLapDipRound: BrowserCall<typeof contract.sendLapDipRound> = {
  method: "POST",
  path: "/lap-dip/sendRound",
  success: 20000,
};
/** Take a lap-dip into the laboratory. */
export const startLapDip: BrowserCall<typeof contract.startLapDip> = {
  method: "POST",
  path: "/lap-dip/start",
  success: 20000,
};
