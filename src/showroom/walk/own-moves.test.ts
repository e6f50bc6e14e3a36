import { expect, test } from "vitest";
import type { Walk } from "../types.ts";
import { toldFirst } from "./own-moves.ts";

test("each move of one's own is told before it is made, in a headset too, and what one is led to or puts back is none", () => {
  const done: string[] = [];
  const move = (name: string) => () => void done.push(name);
  const names = ["toStand", "take", "takeNext", "toGarment", "toSpot", "step", "look", "note", "putBack", "goAlong"] as const;
  const walk = toldFirst(Object.fromEntries(names.map((name) => [name, move(name)])) as unknown as Walk, move("told"));
  walk.toStand(1);
  walk.note({ piece: 3 });
  walk.putBack();
  walk.goAlong({ place: [0, 1_600, 0], yaw: 0, pitch: 0 }, 1);
  expect(done).toEqual(["told", "toStand", "told", "note", "putBack", "goAlong"]);
});
