import { afterEach, expect, test } from "vitest";
import { keyOf } from "../api/call.ts";
import { getOpenMatters, getThread, listNotices, listThreads, listWelcome, myOrder, previewOrder } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import type { BrowserCall } from "../api/definition.ts";
import type { Heard } from "./connection.ts";
import { refreshFor, refreshTalk } from "./refresh.ts";

const SHOWN = [getOpenMatters, listWelcome, myOrder, previewOrder] as const;
const THREADS = [listThreads.path, getThread.path];
const id = "0".repeat(32);
const changed = (kind: "order" | "rfq" | "lapDip" | "sample" | "fabric"): Heard => ({
  event: "changed",
  data: { subject: { kind, id } },
});

/** Which of the calls on screen are refetched for an event. */
function renewedBy(heard: Heard, refresh = refreshFor, shown: readonly BrowserCall[] = SHOWN): string[] {
  for (const { path } of shown) queryClient.setQueryData([path], []);
  refresh(heard);
  return shown.filter((call) => queryClient.getQueryState(keyOf(call))!.isInvalidated).map(({ path }) => path);
}
afterEach(() => queryClient.clear());

test.each(["rfq", "lapDip", "sample"] as const)("what waits is counted anew when a record of the kind %s changes", (kind) => {
  expect(renewedBy(changed(kind))).toEqual([getOpenMatters.path]);
});

test("what waits is counted anew for a message and for an order, which its list shows too, but what is offered at the checkout stays; a fabric's change leaves all as it is", () => {
  const message: Heard = { event: "thread", data: { threadId: id, subject: { kind: "fabric", id } } };
  expect(renewedBy(message)).toEqual([getOpenMatters.path]);
  expect(renewedBy(changed("order"))).toEqual([getOpenMatters.path, myOrder.path]);
  expect(renewedBy(changed("fabric"))).toEqual([]);
});

test("where a record is worked on, messages alone are fetched again: the record stays as it is", () => {
  const shown = [...SHOWN, listThreads, getThread, listNotices];
  const message: Heard = { event: "thread", data: { threadId: id, subject: { kind: "order", id } } };
  expect(renewedBy(message, refreshTalk, shown)).toEqual(THREADS);
  expect(
    renewedBy({ event: "notice", data: { kind: "order.step", subject: { kind: "order", id } } }, refreshTalk, shown),
  ).toEqual([listNotices.path]);
  expect(renewedBy({ event: "reset" }, refreshTalk, shown)).toEqual([...THREADS, listNotices.path]);
  expect(renewedBy(changed("order"), refreshTalk, shown)).toEqual([]);
});
