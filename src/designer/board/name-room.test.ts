import { expect, test } from "vitest";
import { nameRoom } from "./name-room.ts";

test("a name goes as far as the middle of the nearest one beside it, and has room without end where none is", () => {
  const [sleeve, collar, back] = [
    { x: 100, y: 900 },
    { x: 180, y: 860 },
    { x: 110, y: 0 },
  ];
  const all = [sleeve, collar, back];
  expect(all.map((top) => nameRoom(top, all))).toEqual([80, 80, Infinity]);
});
