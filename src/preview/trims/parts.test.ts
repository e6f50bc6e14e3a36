import type { LaidTrim } from "@selvedge/editor-core";
import { Box3, Vector3 } from "three";
import { expect, test } from "vitest";
import { partsOf } from "./parts.ts";
import { SHAPES, shapeOf } from "./shapes.ts";

const trim = (kind: LaidTrim["look"]["kind"], changed: Partial<LaidTrim> = {}): LaidTrim => ({
  trimId: "t",
  key: "trim:t",
  decorateId: "d",
  pieceKey: "front",
  x: 100,
  y: 200,
  angle: 0,
  width: 20,
  height: 20,
  isAtButton: false,
  look: { name: "Trim", code: "T-1", kind, thick: 3, hex: "#23211f", accent: "#b8924a" },
  ...changed,
});

test("every shape stands one mm high on a square mm, so that its size is the trim's own", () => {
  for (const name of SHAPES) {
    const geometry = shapeOf(name);
    const size = new Box3().setFromBufferAttribute(geometry.getAttribute("position") as never).getSize(new Vector3());
    for (const [axis, side] of size.toArray().entries()) expect(side, `${name} ${axis}`).toBeCloseTo(1, 1);
  }
});

test("a button is one solid of its true size, one with a shank has no holes, and a label none", () => {
  expect(partsOf(trim("button"))).toMatchObject([{ shape: "button", x: 100, y: 200, size: [20, 3, 20] }]);
  const shank = trim("button", { look: { ...trim("button").look, thick: 5 } });
  expect(partsOf(shank)).toMatchObject([{ shape: "stud", size: [20, 5, 20] }]);
  expect(partsOf(trim("label"))).toEqual([]);
});

test("the teeth of a zip turned level lie in a row along its piece, in the colour of its metal", () => {
  const teeth = partsOf(trim("zip", { angle: 90, width: 28, height: 180 }));
  expect(teeth.length).toBeGreaterThan(60);
  for (const { x, y, hex } of teeth) {
    expect(Math.abs(y - 200)).toBeLessThan(1);
    expect(Math.abs(x - 100)).toBeLessThanOrEqual(90);
    expect(hex).toBe("#b8924a");
  }
});

test("a cord is as long as it is cut, without gaps", () => {
  const pieces = partsOf(trim("cord", { width: 6, height: 320 }));
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  expect(last.y - first.y + last.size[2]).toBeGreaterThanOrEqual(320);
  for (let index = 1; index < pieces.length; index++)
    expect(pieces[index]!.y - pieces[index - 1]!.y).toBeLessThan(pieces[index]!.size[2]);
});
