import {
  cancelLapDip,
  createLapDip,
  decideLapDip,
  lapDipReceived,
  myLapDip,
  sendLapDipRound,
  startLapDip,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { cancelLapDipHandler } from "./calls/cancel-lap-dip.ts";
import { createLapDipHandler } from "./calls/create-lap-dip.ts";
import { decideLapDipHandler } from "./calls/decide-lap-dip.ts";
import { lapDipReceivedHandler } from "./calls/lap-dip-received.ts";
import { myLapDipHandler } from "./calls/my-lap-dip.ts";
import { sendLapDipRoundHandler } from "./calls/send-lap-dip-round.ts";
import { startLapDipHandler } from "./calls/start-lap-dip.ts";

export const lapDips = domain((on) => {
  on(myLapDip, myLapDipHandler);
  on(createLapDip, createLapDipHandler);
  on(lapDipReceived, lapDipReceivedHandler);
  on(decideLapDip, decideLapDipHandler);
  on(cancelLapDip, cancelLapDipHandler);
  on(startLapDip, startLapDipHandler);
  on(sendLapDipRound, sendLapDipRoundHandler);
});
