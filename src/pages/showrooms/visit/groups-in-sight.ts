import type { ChanelGroup } from "@selvedge/contract";
import { anchorOf } from "../addresses.ts";
import type { Target } from "./attention.ts";

const PRODUCT = /^\/goodsDetails\?productId=([0-9a-f]{32})$/;

/** The group whose section lies across the middle of the window; none where that is above or below all of them. */
export function groupInSight(groups: readonly Pick<ChanelGroup, "groupId">[]): Target {
  const middle = innerHeight / 2;
  const found = groups.find((group) => {
    const box = document.getElementById(anchorOf(group))?.getBoundingClientRect();
    return box && box.top <= middle && box.bottom > middle;
  });
  return { group: found ? { groupId: found.groupId, part: 0 } : null, productId: null };
}

/** The fabric that a press opens; null for any other press. */
export function fabricOpenedBy(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return PRODUCT.exec(link?.getAttribute("href") ?? "")?.[1] ?? null;
}
