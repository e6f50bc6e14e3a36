import type { Subject } from "@selvedge/contract";
import { keyOf } from "../api/call.ts";
import { getThread, listNotices, listThreads } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import type { Heard } from "./connection.ts";

/** What waits for the user is counted of all of them. */
const PENDING_COUNTS = "/welcome/getOpenMatters";
/** First words of the calls that show records of a kind; those on screen are refetched when one changes. */
const SHOWN_BY: Readonly<Record<Subject["kind"], readonly string[]>> = {
  order: ["/product/myOrder", "/order/documents", "/cloth/noticeDetail/", "/inspection/", "/erp/", PENDING_COUNTS],
  rfq: ["/rfq/", "/erp/", PENDING_COUNTS],
  lapDip: ["/product/myLapDip", "/lap-dip/", "/erp/", PENDING_COUNTS],
  sample: ["/product/mySample", "/sample/", "/erp/", PENDING_COUNTS],
  fabric: [],
  design: [],
  proposal: [
    "/design-proposal/getSignOffs",
    "/design-proposal/getMarksByProposal",
    "/design-proposal/getProposalData",
    PENDING_COUNTS,
  ],
  consult: [],
  account: ["/account/registrations"],
};

/** Refetches whatever on screen an event concerns. */
export function refreshFor(heard: Heard): void {
  if (heard.event === "reset") void queryClient.invalidateQueries();
  else if (heard.event === "notice") void queryClient.invalidateQueries({ queryKey: keyOf(listNotices) });
  else if (heard.event === "thread") {
    refreshThreads(heard);
    void queryClient.invalidateQueries({ queryKey: [PENDING_COUNTS] });
  } else {
    const paths = SHOWN_BY[heard.data.subject.kind];
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => paths.some((start) => String(path).startsWith(start)),
    });
  }
}

/**
 * Refetches messages and notices alone, for pages on which a record is being worked on: a newer record would take the place of the one whose version
 * the work is based on.
 */
export function refreshTalk(heard: Heard): void {
  if (heard.event === "notice" || heard.event === "reset") void queryClient.invalidateQueries({ queryKey: keyOf(listNotices) });
  refreshThreads(heard);
}

function refreshThreads({ event }: Heard): void {
  if (event !== "thread" && event !== "reset") return;
  for (const call of [listThreads, getThread]) void queryClient.invalidateQueries({ queryKey: keyOf(call) });
}
