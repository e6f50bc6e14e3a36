import { expect, test } from "vitest";
import type { Session } from "../../session/session.ts";
import { openTestDesign } from "../../testing/open-test-design.ts";
import { createNudge } from "../nudge.ts";
import { boardBox } from "../place.ts";
import { toBoard } from "../view.ts";
import type { PointerPlace } from "./gesture.ts";
import { intentOn } from "./intent.ts";

const pointerAt = (session: Session, x: number, y: number): PointerPlace => ({
  screen: { x, y },
  board: toBoard(session.camera.getState().view, { x, y }),
  shift: false,
  alt: false,
  ctrl: false,
});
const CLOTH = { kind: "photo", imageId: "b".repeat(32), mmWidth: 60, mmHeight: 60 } as const;

/** The back is chosen with the Pieces tool and dragged by 25 × −8 mm. */
function moveBack(session: Session) {
  session.selection.openPanel("pieces");
  session.selection.choosePieces(["back"]);
  const from = pointerAt(session, 760, 600);
  const gesture = intentOn(session, "piece:back", from, { isTouch: false, isPanning: false }).drag!(from);
  gesture.move(pointerAt(session, 770, 600));
  gesture.move(pointerAt(session, 785, 592));
  return gesture;
}
const mappingOf = (session: Session) => session.editor.document().pieces.back!.mapping;

test("a chosen piece is dragged over the board and takes its print along, as one step; the others stay where they lie", () => {
  const session = openTestDesign();
  const before = session.placement();
  moveBack(session).end(pointerAt(session, 785, 592));
  expect(session.piece("back")!.layout).toEqual({ x: 925, y: -8, angle: 0 });
  expect(session.piece("front")!.layout).toEqual({ x: 300, y: 0, angle: 0 });
  expect(session.placement().back).toBe(before.back);
  expect(session.editor.history().entries.map(({ label }) => label)).toEqual([
    ["{{piece}} moved on the board", { piece: "back" }],
  ]);
  session.editor.undo();
  expect(session.piece("back")!.layout).toEqual({ x: 900, y: 0, angle: 0 });
});

test("where the cloth stays, a dragged piece slides over it: the cloth goes the other way under the piece", () => {
  const session = openTestDesign();
  session.editor.give({ type: "holdCloth", fabric: CLOTH, stays: true });
  moveBack(session).end(pointerAt(session, 785, 592));
  expect(mappingOf(session)).toEqual({ scale: 1, angle: 0, offsetX: -25, offsetY: 8 });
  expect(session.editor.history().entries.at(-1)!.label).toEqual(["{{piece}} moved over its cloth", { piece: "back" }]);
});

test("a move that is cancelled leaves the piece where it lay and the document untouched", () => {
  const session = openTestDesign();
  const document = session.editor.document();
  const gesture = moveBack(session);
  expect(session.piece("back")!.layout.x).toBe(925);
  gesture.cancel();
  expect(session.piece("back")!.layout.x).toBe(900);
  expect(session.editor.document()).toBe(document);
});

test("arrows move the chosen pieces by 1 mm, Shift by 10, all presses as one step", () => {
  const session = openTestDesign();
  session.selection.openPanel("pieces");
  session.selection.choosePieces(["front", "back"]);
  const nudge = createNudge(session);
  nudge.press({ key: "ArrowRight", shiftKey: true, altKey: false });
  nudge.press({ key: "ArrowDown", shiftKey: false, altKey: false });
  nudge.release("ArrowDown");
  expect(["front", "back"].map((key) => session.piece(key)!.layout)).toEqual([
    { x: 310, y: 1, angle: 0 },
    { x: 910, y: 1, angle: 0 },
  ]);
  expect(session.editor.history().entries).toHaveLength(1);
});

test("pieces laid by a hand lie there whatever shape the board takes", () => {
  const session = openTestDesign();
  moveBack(session).end(pointerAt(session, 785, 592));
  const boxes = session.pieces().map(boardBox);
  session.camera.resize({ width: 300, height: 1_400 });
  session.arrange();
  expect(session.pieces().map(boardBox)).toEqual(boxes);
});
