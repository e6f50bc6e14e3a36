import type { LapDip, Order, ProductionStep, Quotation, Sample, Subject, Warning } from "@selvedge/contract";
import { call, upload } from "../../api/call.ts";
import {
  ackWarning,
  addInspection,
  addOrderDocument,
  cancelLapDip,
  confirmSample,
  declineRfq,
  erpDashboard,
  erpManageList,
  erpOrderStock,
  erpView,
  erpWarnings,
  getFabricDefect,
  getInspection,
  getRfq,
  getStepTimes,
  getThread,
  listInspections,
  listRfq,
  listThreads,
  moveOrder,
  myLapDip,
  myOrder,
  mySample,
  orderDocuments,
  postToThread,
  prepareSample,
  quote,
  refuseSample,
  reportStep,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "../../api/calls.ts";
import type { BrowserCall, Input } from "../../api/definition.ts";
import { withFaultPhoto } from "./inspection-entry.ts";
import { isMoved } from "./order-moves.ts";
import { isDeclined, isQuoted } from "./quotation-moves.ts";
import { isReported, withoutCount } from "./step-moves.ts";

type Bodies = {
  report: Input<typeof reportStep>;
  confirmOrder: Input<typeof moveOrder>;
  holdOrder: Input<typeof moveOrder>;
  resumeOrder: Input<typeof moveOrder>;
  cancelOrder: Input<typeof moveOrder>;
  inspection: Input<typeof addInspection>;
  quote: Input<typeof quote>;
  declineRfq: Input<typeof declineRfq>;
  startLapDip: Input<typeof startLapDip>;
  sendRound: Input<typeof sendLapDipRound>;
  cancelLapDip: Input<typeof cancelLapDip>;
  confirmSample: Input<typeof confirmSample>;
  refuseSample: Input<typeof refuseSample>;
  prepareSample: Input<typeof prepareSample>;
  sendSample: Input<typeof sendSample>;
  message: ({ readonly subject: Subject } | { readonly threadId: string }) & {
    readonly content: string;
    readonly imageIds?: string[];
  };
  document: Input<typeof addOrderDocument>;
  ackWarning: Input<typeof ackWarning>;
};
type What = keyof Bodies;

/** Something a person of the mill has done on this device, as the call that sends it to the server. */
export type Errand = { readonly [W in What]: { readonly what: W; readonly body: Bodies[W] } }[What];
/** A record as somebody else has left it: what the server answers to a stale version. */
export type Current = Order | ProductionStep | LapDip | Sample | Quotation | Warning;

/** `key` is the errand's own, so that the server knows it again; `file` is what is still to be sent along. */
type Sending = { readonly key: string; readonly file: Blob | undefined };
type Rule<Body> = {
  /** Text of the area `erp`: what was done. */
  readonly title: string;
  readonly send: (body: Body, sending: Sending) => Promise<unknown>;
  /** Calls whose answers are others afterwards. */
  readonly changes: readonly BrowserCall[];
  /** The body with a picture that was uploaded; `place` is where it belongs. Left out where the file goes with the call itself. */
  readonly withPicture?: (body: Body, imageId: string, place: string) => Body;
  /** Whether the record is as the errand would have left it: it came through, and only the answer was lost. */
  readonly isDone?: (body: Body, current: never) => boolean;
};

const ORDER = [myOrder, erpOrderStock, orderDocuments, getStepTimes, erpManageList, erpDashboard];
const QUOTATION = [getRfq, listRfq, erpView, erpManageList, erpDashboard];
const LAP_DIP = [myLapDip, erpView, erpManageList, erpDashboard];
const SAMPLE = [mySample, erpView, erpManageList, erpDashboard];
const MADE: readonly Sample["status"][] = ["preparing", "sent", "received", "commented"];

const withPhoto = <Body extends { imageIds?: string[] | undefined }>(body: Body, imageId: string): Body => ({
  ...body,
  imageIds: [...(body.imageIds ?? []), imageId],
});

/** An order led on by the mill. */
const orderMove = (title: string): Rule<Input<typeof moveOrder>> => ({
  title,
  send: (body, { key }) => call(moveOrder, body, { idempotencyKey: key }),
  changes: ORDER,
  isDone: (body, now: Order) => isMoved(body, now),
});

const RULES: { readonly [W in What]: Rule<Bodies[W]> } = {
  report: {
    title: "Report",
    send: (body, { key }) => call(reportStep, body, { idempotencyKey: key }),
    changes: ORDER,
    withPicture: withPhoto,
    isDone: (body, now: ProductionStep) => isReported(body, now),
  },
  confirmOrder: orderMove("Confirmed"),
  holdOrder: orderMove("On hold"),
  resumeOrder: orderMove("Resumed"),
  cancelOrder: orderMove("Cancelled"),
  inspection: {
    title: "Inspection report",
    send: (body, { key }) => call(addInspection, body, { idempotencyKey: key }),
    changes: [listInspections, getInspection, getFabricDefect, orderDocuments],
    withPicture: withFaultPhoto,
  },
  quote: {
    title: "Quoted",
    send: (body) => call(quote, body),
    changes: QUOTATION,
    isDone: (body, now: Quotation) => isQuoted(body, now),
  },
  declineRfq: {
    title: "Declined",
    send: (body) => call(declineRfq, body),
    changes: QUOTATION,
    isDone: (body, now: Quotation) => isDeclined(body, now),
  },
  startLapDip: {
    title: "Taken into the laboratory",
    send: (body) => call(startLapDip, body),
    changes: LAP_DIP,
    isDone: ({ version, dueDate }, now: LapDip) =>
      now.status === "inLab" && now.version === version + 1 && (!dueDate || now.dueDate === dueDate),
  },
  sendRound: {
    title: "Round sent",
    send: (body) => call(sendLapDipRound, body),
    changes: LAP_DIP,
    withPicture: (body, imageId, place) => ({
      ...body,
      options: body.options.map((option) => (option.label === place ? { ...option, imageId } : option)),
    }),
    isDone: ({ options, trackingNo }, { rounds }: LapDip) => {
      const last = rounds.at(-1);
      const recipes = (options: readonly { recipeNo: string }[]) => options.map(({ recipeNo }) => recipeNo).join("\n");
      return last !== undefined && last.trackingNo === (trackingNo ?? "") && recipes(last.options) === recipes(options);
    },
  },
  cancelLapDip: {
    title: "Cancelled",
    send: (body) => call(cancelLapDip, body),
    changes: LAP_DIP,
    isDone: (_, now: LapDip) => now.status === "cancelled",
  },
  confirmSample: {
    title: "Promised",
    send: (body) => call(confirmSample, body),
    changes: SAMPLE,
    isDone: ({ promisedDate }, now: Sample) => now.promisedDate === promisedDate,
  },
  refuseSample: {
    title: "Refused",
    send: (body) => call(refuseSample, body),
    changes: SAMPLE,
    isDone: ({ reason }, now: Sample) => now.status === "refused" && now.reason === reason,
  },
  prepareSample: {
    title: "Sampling started",
    send: (body) => call(prepareSample, body),
    changes: SAMPLE,
    isDone: (_, { status }: Sample) => MADE.includes(status),
  },
  sendSample: {
    title: "Sent",
    send: (body) => call(sendSample, body),
    changes: SAMPLE,
    withPicture: withPhoto,
    isDone: ({ courier, trackingNo }, now: Sample) =>
      now.sentAt !== null && now.courier === courier && now.trackingNo === (trackingNo ?? ""),
  },
  message: {
    title: "Message",
    send: (body, { key }) => call(postToThread, body, { idempotencyKey: key }),
    changes: [getThread, listThreads],
    withPicture: withPhoto,
  },
  document: {
    title: "Document",
    send: (body, { file }) => upload(addOrderDocument, file!, body),
    changes: [orderDocuments],
  },
  ackWarning: {
    title: "Handled",
    send: (body) => call(ackWarning, body),
    changes: [erpWarnings, erpDashboard],
    isDone: ({ note, snoozeUntil, handTo }, { acknowledged: word }: Warning) =>
      word !== null &&
      word.note === (note ?? "") &&
      word.snoozedUntil === (snoozeUntil ?? null) &&
      word.handedTo?.userId === handTo,
  },
};

const ORDER_MOVES = ["confirmOrder", "holdOrder", "resumeOrder", "cancelOrder"] as const satisfies readonly What[];
/** Whether an errand leads an order on. */
export const isOrderMove = ({ what }: Errand): boolean => ORDER_MOVES.some((move) => move === what);

/** The rule of an errand, for its body and what its call answers. */
export const ruleOf = ({ what }: Errand): Rule<unknown> & { isDone?: (body: unknown, current: Current) => boolean } =>
  RULES[what] as never;

/** The errand over what is there now. */
export const onto = (errand: Errand, current: Current): Errand => {
  const body = errand.what === "report" ? withoutCount(errand.body) : errand.body;
  const over = "warningId" in current ? { seen: current.acknowledged?.at ?? null } : { version: current.version };
  return { ...errand, body: { ...body, ...over } } as Errand;
};
