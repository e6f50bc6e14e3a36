import { afterEach, expect, test } from "vitest";
import { keyOf } from "../api/call.ts";
import { getOpenMatters, listWelcome, myOrder, previewOrder } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import type { Heard } from "./connection.ts";
import { refreshFor } from "./refresh.ts";

const SHOWN = [getOpenMatters, listWelcome, myOrder, previewOrder] as const;
const id = "0".repeat(32);
const changed = (kind: "order" | "rfq" | "lapDip" | "sample" | "fabric"): Heard => ({
  event: "changed",
  data: { subject: { kind, id } },
});

/** Which of the calls on screen are refetched for an event. */
function renewedBy(heard: Heard): string[] {
  for (const { path } of SHOWN) queryClient.setQueryData([path], []);
  refreshFor(heard);
  return SHOWN.filter((call) => queryClient.getQueryState(keyOf(call))!.isInvalidated).map(({ path }) => path);
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
