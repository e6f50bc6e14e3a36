import { Vector3 } from "three";
import { expect, test } from "vitest";
import { BOARD_HEIGHT, BOARD_WIDTH, boardMet, buttonsOn, PX_PER_MM } from "./buttons.ts";
import type { Ray } from "./landing.ts";

/** Straight at a point of a board, px from its upper left corner, from half a metre before it. */
function at(pose: { place: Vector3; yaw: number }, x: number, y: number): Ray {
  const [right, up] = [(x - BOARD_WIDTH / 2) / PX_PER_MM, (BOARD_HEIGHT / 2 - y) / PX_PER_MM];
  const [sin, cos] = [Math.sin(pose.yaw), Math.cos(pose.yaw)];
  const { place } = pose;
  return {
    origin: [place.x + cos * right + sin * 500, place.y + up, place.z - sin * right + cos * 500],
    direction: [-sin, 0, -cos],
  };
}

test.each([0, 0.8, -2.4])("what points at a button of a board turned by %s meets that one, and beside them the board", (yaw) => {
  const pose = { place: new Vector3(400, 1_300, -700), yaw };
  const buttons = buttonsOn(3, false);
  for (const [index, { x, y, width, height }] of buttons.entries())
    expect(boardMet(at(pose, x + width / 2, y + height / 2), pose, buttons)).toEqual({
      button: index,
      away: expect.closeTo(500, 3),
    });
  expect(boardMet(at(pose, BOARD_WIDTH / 2, 100), pose, buttons)).toEqual({ button: -1, away: expect.closeTo(500, 3) });
  expect(boardMet(at(pose, BOARD_WIDTH + 1, 100), pose, buttons)).toBeNull();
});

test("from behind, and away from it, a board is not met", () => {
  const pose = { place: new Vector3(0, 1_300, 0), yaw: 0 };
  const buttons = buttonsOn(1, false);
  const [{ x, y, width, height }] = buttons as [(typeof buttons)[number]];
  const { origin } = at(pose, x + width / 2, y + height / 2);
  expect(boardMet({ origin, direction: [0, 0, 1] }, pose, buttons)).toBeNull();
  expect(boardMet({ origin: [origin[0], origin[1], -500], direction: [0, 0, 1] }, pose, buttons)).toBeNull();
});

test("they stand within the board, in the order they are read", () => {
  const [left, right] = [buttonsOn(3, false), buttonsOn(3, true)];
  expect(left.map(({ x }) => x)).toEqual(right.map(({ x }) => x).toReversed());
  for (const { x, y, width, height } of left) {
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(BOARD_WIDTH);
    expect(y + height).toBeLessThan(BOARD_HEIGHT);
  }
});
