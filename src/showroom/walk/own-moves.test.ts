import { expect, test } from "vitest";
import type { Walk } from "../types.ts";
import { ownMoves } from "./own-moves.ts";
import type { Pose } from "./pose.ts";

test("each move of one's own is heard of first; putting back, going along and taking what is in hand already are none", () => {
  const heard: string[] = [];
  const does = (name: string) => () => void heard.push(name);
  const walk: Walk = {
    pieces: [],
    stand: 1,
    piece: 4,
    toStand: does("toStand"),
    take: does("take"),
    takeNext: does("takeNext"),
    toGarment: does("toGarment"),
    toSpot: does("toSpot"),
    step: does("step"),
    look: does("look"),
    note: does("note"),
    putBack: does("putBack"),
    goAlong: does("goAlong"),
  };
  const own = ownMoves(walk, does("own"));
  const pose: Pose = { place: [0, 0, 0], yaw: 0, pitch: 0 };
  own.toStand(2);
  own.take(5);
  own.takeNext(1);
  own.toSpot([0, 0]);
  own.step(1, 0);
  own.look(1, 0);
  // What a hand in a headset does.
  own.note({ piece: 3 });
  expect(heard).toEqual(["toStand", "take", "takeNext", "toSpot", "step", "look", "note"].flatMap((move) => ["own", move]));
  heard.splice(0);
  own.take(4);
  own.putBack();
  own.goAlong(pose, 1);
  expect(heard).toEqual(["putBack", "goAlong"]);
});
