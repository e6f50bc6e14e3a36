import { expect, test } from "vitest";
import { nameRoom } from "./name-room.ts";

test("a name goes as far as the middle of the nearest one beside it, and has room without end where none is", () => {
  const sleeve = { x: 50, y: 900, width: 100, height: 400 };
  const cuff = { x: 160, y: 860, width: 40, height: 60 };
  const band = { x: 165, y: 940, width: 30, height: 20 };
  const back = { x: 60, y: 0, width: 100, height: 800 };
  const all = [sleeve, cuff, band, back];
  expect(all.map((piece) => nameRoom(piece, all))).toEqual([80, 80, 80, Infinity]);
});
