import type { LapDip } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { oneLapDip } from "../queries.ts";

type Services = {
  readonly db: Db;
  readonly customer: SignedIn;
  readonly clock: { now(): Date };
  readonly translate: (english: string) => string;
};

/** The lap-dip after something was done to it. */
export async function afterwards({ db, customer, clock, translate }: Services, lapDipId: string): Promise<LapDip> {
  return (await oneLapDip(db, customer, lapDipId, { translate, now: clock.now() }))!;
}
