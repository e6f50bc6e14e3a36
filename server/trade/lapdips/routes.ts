import {
  cancelLapDip,
  createLapDip,
  decideLapDip,
  type LapDip,
  lapDipReceived,
  myLapDip,
  sendLapDipRound,
  startLapDip,
} from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { askForLapDip } from "./create.ts";
import { giveUp, judge, receive, sendRound, takeIntoLab } from "./moves.ts";
import { lapDipsOf, oneLapDip, shownLapDips } from "./queries.ts";

type Ground = {
  readonly db: Db;
  readonly customer: SignedIn;
  readonly clock: { now(): Date };
  readonly translate: (english: string) => string;
};

/** The lap-dip after something was done to it. */
async function afterwards({ db, customer, clock, translate }: Ground, lapDipId: string): Promise<LapDip> {
  return (await oneLapDip(db, customer, lapDipId, { translate, now: clock.now() }))!;
}

export const lapDips = domain((on) => {
  on(myLapDip, async ({ body, customer, db, clock, translate }) => {
    const { rows, total, counts } = await lapDipsOf(db, customer, body);
    if (body.lapDipId && rows.length === 0) throw refuse("notFound");
    return { ...pageOf(total, await shownLapDips(db, rows, { translate, now: clock.now() }), body), counts };
  });

  on(createLapDip, async (of) => afterwards(of, await askForLapDip(of.db, of.customer, of.body, of)));

  on(lapDipReceived, async (of) => {
    await receive(of, of.body);
    return afterwards(of, of.body.lapDipId);
  });

  on(decideLapDip, async (of) => {
    await judge(of, of.body);
    return afterwards(of, of.body.lapDipId);
  });

  on(cancelLapDip, async (of) => {
    await giveUp(of, of.body);
    return afterwards(of, of.body.lapDipId);
  });

  on(startLapDip, async (of) => {
    await takeIntoLab(of, of.body);
    return afterwards(of, of.body.lapDipId);
  });

  on(sendLapDipRound, async (of) => {
    await sendRound(of, of.body);
    return afterwards(of, of.body.lapDipId);
  });
});
