import { NOWHERE, type RoomWalker } from "@selvedge/contract";
import { expect, test } from "vitest";
import type { Pose } from "../walk/pose.ts";
import { keptBy, looksAsBefore, stepAlong } from "./alongside.ts";

const leader = (more: Partial<RoomWalker>): RoomWalker => ({
  ...NOWHERE,
  walkerId: "a".repeat(32),
  name: "Marta",
  side: "mill",
  place: [1_000, 1_600, 2_000],
  stand: 2,
  leads: true,
  ...more,
});
const pose: Pose = { place: [900, 1_600, 2_400], yaw: 0, pitch: 0 };

test("a follower walks to the leader's stand, also where nothing is drawn, and stays there", () => {
  for (const own of [pose, null]) {
    expect(stepAlong(leader({}), false, { stand: 1, pose: own, isWalking: true, isWorn: false })).toEqual({
      to: "stand",
      stand: 2,
    });
    expect(stepAlong(leader({}), true, { stand: 2, pose: own, isWalking: false, isWorn: false })).toEqual({ to: "stay" });
  }
});

test("at the same stand one turns with the leader once they look somewhere, the shorter way round", () => {
  const own = { stand: 2, pose, isWalking: false, isWorn: false };
  expect(stepAlong(leader({ yaw: 0.6 }), true, own)).toEqual({ to: "turn", pose: { ...pose, yaw: 0.6 } });
  expect(stepAlong(leader({ yaw: 0.6 }), false, own)).toEqual({ to: "stay" });
  expect(stepAlong(leader({ yaw: 0.6 }), true, { ...own, isWalking: true })).toEqual({ to: "stay" });
  expect(stepAlong(leader({ yaw: 2 * Math.PI + 0.1 }), true, own)).toEqual({ to: "stay" });
});

test("between the stands one goes to where the leader is, and not where nothing is drawn", () => {
  const own = { stand: 2, pose, isWalking: false, isWorn: false };
  const free = leader({ stand: -1, yaw: 1 });
  expect(stepAlong(free, false, own)).toEqual({ to: "spot", pose: { place: [1_000, 1_600, 2_000], yaw: 1, pitch: 0 } });
  expect(stepAlong(free, false, { ...own, isWalking: true })).toEqual({ to: "stay" });
  expect(stepAlong(free, false, { ...own, pose: null })).toEqual({ to: "stay" });
  expect(stepAlong(leader({ stand: -1, place: null }), true, own)).toEqual({ to: "stay" });
});

test("in a headset one goes along to stands alone: nobody else turns or moves a head", () => {
  const worn = { stand: 2, pose, isWalking: false, isWorn: true };
  expect(stepAlong(leader({ stand: 4 }), false, worn)).toEqual({ to: "stand", stand: 4 });
  for (const elsewhere of [leader({ yaw: 0.6 }), leader({ stand: -1 }), leader({ stand: -1, yaw: 1 })])
    expect(stepAlong(elsewhere, true, worn)).toEqual({ to: "stay" });
});

test("what keeps a follower is what they hold, and in a headset that the leader is between the stands", () => {
  const free = { stand: 2, isHolding: false, isWorn: false };
  expect(keptBy(leader({ stand: 3 }), free)).toBeNull();
  expect(keptBy(leader({ stand: 3 }), { ...free, isHolding: true })).toBe("ahead");
  expect(keptBy(leader({}), { ...free, isHolding: true })).toBeNull();
  expect(keptBy(leader({ stand: -1 }), free)).toBeNull();
  expect(keptBy(leader({ stand: -1 }), { ...free, isWorn: true })).toBe("between");
  expect(keptBy(leader({ stand: -1 }), { stand: -1, isHolding: false, isWorn: true })).toBe("between");
  expect(keptBy(leader({ stand: 3 }), { ...free, isWorn: true })).toBeNull();
});

test("a head that sways a little looks where it looked, and another leader looks elsewhere", () => {
  const before = leader({ yaw: Math.PI - 0.01 });
  expect(looksAsBefore(leader({ yaw: 0.02 - Math.PI, pitch: 0.04 }), before)).toBe(true);
  expect(looksAsBefore(leader({ yaw: 0.06 - Math.PI }), before)).toBe(false);
  expect(looksAsBefore(leader({ yaw: before.yaw, pitch: -0.06 }), before)).toBe(false);
  expect(looksAsBefore(leader({ yaw: before.yaw, walkerId: "b".repeat(32) }), before)).toBe(false);
});
