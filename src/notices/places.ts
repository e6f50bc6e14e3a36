import type { Subject } from "@selvedge/contract";
import { leadsSomewhere } from "../routes.tsx";

const PLACES: Readonly<Record<Subject["kind"], (id: string) => string>> = {
  order: (id) => `/myOrder?orderId=${id}`,
  rfq: (id) => `/mySourcing?rfqId=${id}`,
  lapDip: (id) => `/myLapDip?lapDipId=${id}`,
  sample: (id) => `/mySample?sampleId=${id}`,
  fabric: (id) => `/goodsDetails?productId=${id}`,
  design: (id) => `/shapeDetails?designId=${id}`,
  proposal: (id) => `/shapeDetails?proposalId=${id}`,
  consult: (id) => `/history?threadId=${id}`,
  account: () => "/wapErp/manage?kind=account",
};

/** Where a record is shown to a customer, staff to their own view of it; null while there is no such page. */
export function placeOf({ kind, id }: Subject, isStaff: boolean): string | null {
  const erp = kind === "order" || kind === "rfq" || kind === "lapDip" || kind === "sample";
  const place = isStaff && erp ? `/wapErp/view?kind=${kind}&id=${id}` : PLACES[kind](id);
  return leadsSomewhere(place) ? place : null;
}

/** The field of an address that names the saved design whose messages are open. */
export const MESSAGES_OF = "messages";

/** Where the messages about a record are read: beside the record, or among all messages where it shows none. */
export function placeOfMessages({ kind, id }: Subject, isStaff: boolean): string | null {
  if (kind === "fabric") return `/goodsDetails?productId=${id}#messages`;
  if (kind === "proposal" && !isStaff) return `/myDesign?${MESSAGES_OF}=${id}`;
  if (kind === "proposal" || kind === "design") return `/history?kind=${kind}&id=${id}`;
  return placeOf({ kind, id }, isStaff);
}

/** What a kind of record is called; a text of the area "messages". */
export const SUBJECT_NAMES: Readonly<Record<Subject["kind"], string>> = {
  order: "Order",
  rfq: "Quotation",
  lapDip: "Lap-dip",
  sample: "Sample",
  fabric: "Cloth",
  design: "Design",
  proposal: "Design",
  consult: "Consultation",
  account: "Account",
};
