import {
  acceptRfq,
  type Call,
  cancelLapDip,
  cancelOrder,
  cancelSample,
  confirmSample,
  counterRfq,
  decideLapDip,
  declineRfq,
  lapDipReceived,
  moveOrder,
  orderReceived,
  prepareSample,
  quote,
  refuseSample,
  sampleFeedback,
  sampleReceived,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "@selvedge/contract";
import type { RecordKind } from "../../server/trade/desk/move.ts";
import type { Client } from "./harness.ts";

const SPECTRUM = Array.from({ length: 31 }, (_, i) => 0.2 + i / 100);
export const TOMORROW = "2026-11-22";

/** One record of each kind, and where each person has goods sent. */
export type Known = {
  readonly ids: Readonly<Record<RecordKind, string>>;
  readonly addresses: ReadonlyMap<Client, string>;
  readonly lineOfQuotation: string;
};
type Try = { readonly to: string; readonly call: Call; readonly body: (who: Client, version: number) => object };

/** Every call that leads a record somewhere. */
export const triesOf = ({ ids, addresses, lineOfQuotation }: Known): Record<RecordKind, readonly Try[]> => ({
  order: [
    { to: "cancelled", call: cancelOrder, body: (_, version) => ({ orderId: ids.order, version, note: "No longer wanted" }) },
    { to: "completed", call: orderReceived, body: (_, version) => ({ orderId: ids.order, version }) },
    ...(["confirmed", "onHold", "inProduction", "cancelled"] as const).map((to) => ({
      to,
      call: moveOrder,
      body: (_: Client, version: number) => ({ orderId: ids.order, version, to, note: "The dye house asks for it" }),
    })),
  ],
  lapDip: [
    { to: "inLab", call: startLapDip, body: (_, version) => ({ lapDipId: ids.lapDip, version }) },
    {
      to: "sent",
      call: sendLapDipRound,
      body: (_, version) => ({ lapDipId: ids.lapDip, version, options: [{ label: "A", recipeNo: "R2", spectrum: SPECTRUM }] }),
    },
    { to: "received", call: lapDipReceived, body: (_, version) => ({ lapDipId: ids.lapDip, version }) },
    ...(["approved", "rejected"] as const).map((to) => ({
      to,
      call: decideLapDip,
      body: (_: Client, version: number) => ({
        lapDipId: ids.lapDip,
        version,
        round: 1,
        decisions: [{ label: "A", decision: to }],
        reason: "Too red",
      }),
    })),
    { to: "cancelled", call: cancelLapDip, body: (_, version) => ({ lapDipId: ids.lapDip, version }) },
  ],
  sample: [
    { to: "confirmed", call: confirmSample, body: (_, version) => ({ sampleId: ids.sample, version, promisedDate: TOMORROW }) },
    { to: "refused", call: refuseSample, body: (_, version) => ({ sampleId: ids.sample, version, reason: "Sold out" }) },
    { to: "preparing", call: prepareSample, body: (_, version) => ({ sampleId: ids.sample, version }) },
    { to: "sent", call: sendSample, body: (_, version) => ({ sampleId: ids.sample, version, courier: "DHL" }) },
    { to: "received", call: sampleReceived, body: (_, version) => ({ sampleId: ids.sample, version }) },
    { to: "commented", call: sampleFeedback, body: (_, version) => ({ sampleId: ids.sample, version, rating: 4 }) },
    { to: "cancelled", call: cancelSample, body: (_, version) => ({ sampleId: ids.sample, version }) },
  ],
  quotation: [
    {
      to: "quoted",
      call: quote,
      body: (_, version) => ({
        rfqId: ids.quotation,
        version,
        validUntil: TOMORROW,
        lines: [{ lineId: lineOfQuotation, price: { amount: 480, currency: "USD" }, leadDays: 30 }],
      }),
    },
    {
      to: "countered",
      call: counterRfq,
      body: (_, version) => ({
        rfqId: ids.quotation,
        version,
        lines: [{ lineId: lineOfQuotation, targetPrice: { amount: 440, currency: "USD" } }],
      }),
    },
    {
      to: "accepted",
      call: acceptRfq,
      body: (who, version) => ({ rfqId: ids.quotation, version, addressId: addresses.get(who)! }),
    },
    { to: "declined", call: declineRfq, body: (_, version) => ({ rfqId: ids.quotation, version, reason: "Too dear" }) },
  ],
});
