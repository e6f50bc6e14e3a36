import { expect, test } from "vitest";
import type { Session } from "../../session/session.ts";
import { CREST_ID, openTestDesign } from "../../testing/open-test-design.ts";
import { HANDLE_KEYS } from "../handles.ts";
import { GRIP_PX, type HandleHit, handleOnScreen, nearestGrip, reachOf } from "../hit.ts";
import { type NodeId, nodeId } from "../tree/node-id.ts";
import { type Point, toBoard } from "../view.ts";
import type { PointerPlace } from "./gesture.ts";
import { intentOn } from "./intent.ts";

const MOUSE = { isTouch: false, isPanning: false };
const pointerAt = (session: Session, x: number, y: number, keys: Partial<PointerPlace> = {}): PointerPlace => ({
  screen: { x, y },
  board: toBoard(session.camera.getState().view, { x, y }),
  shift: false,
  alt: false,
  ctrl: false,
  ...keys,
});
/** A press at a point of the screen on a node of the board, or beside all of them. */
const press = (session: Session, id: NodeId | null, x: number, y: number, keys: Partial<PointerPlace> = {}) => {
  const from = pointerAt(session, x, y, keys);
  const intent = intentOn(session, id, from, MOUSE);
  intent.press?.();
  return { intent, drag: () => intent.drag!(from) };
};
const CREST = nodeId("artwork", CREST_ID);
const crest = (session: Session) => session.editor.document().artworks[CREST_ID]!;
/** The handle of the crest's frame at a point of the screen. */
function handleOfCrest(session: Session, screen: Point, isTouch: boolean): HandleHit | null {
  const { view } = session.camera.getState();
  const grips = ([...HANDLE_KEYS, "rotate"] as const).map((handle) => ({
    handle,
    at: handleOnScreen(view, session.piece("front")!.layout, crest(session), handle),
  }));
  return nearestGrip(grips, screen, reachOf(view, crest(session), isTouch ? GRIP_PX.touch : GRIP_PX.mouse));
}
const labels = (session: Session) => session.editor.history().entries.map(({ label: [text] }) => text);

test("a drag of many moves is one step, and the artwork lies where the pointer let go", () => {
  const session = openTestDesign();
  const gesture = press(session, CREST, 310, 310).drag();
  for (let step = 1; step <= 40; step += 1) gesture.move(pointerAt(session, 310 + step, 310 + step * 2, { alt: true }));
  gesture.end(pointerAt(session, 350, 390));
  expect(crest(session)).toMatchObject({ x: 40, y: 380, pieceKey: "front" });
  expect(labels(session)).toHaveLength(1);
});

test("a drag cancelled by Escape leaves no history entry and nothing moved", () => {
  const session = openTestDesign();
  const gesture = press(session, CREST, 310, 310).drag();
  gesture.move(pointerAt(session, 400, 500));
  expect(session.editor.shown().artworks[CREST_ID]).toMatchObject({ x: 90 });
  gesture.cancel();
  expect(session.editor.shown()).toBe(session.editor.document());
  expect(labels(session)).toEqual([]);
});

test("an artwork dragged over the back comes to lie on the back, in the back's own mm", () => {
  const session = openTestDesign();
  const gesture = press(session, CREST, 300, 300).drag();
  gesture.move(pointerAt(session, 930, 320, { alt: true }));
  gesture.end(pointerAt(session, 930, 320));
  expect(crest(session)).toMatchObject({ pieceKey: "back", x: 30, y: 320 });
  expect(session.selection.getState().pieces).toEqual(["back"]);
});

test("let go where nothing of it is on a piece an artwork goes back, without a step; half off it stays", () => {
  const session = openTestDesign();
  const before = crest(session);
  const off = press(session, CREST, 300, 300).drag();
  off.move(pointerAt(session, 300, 1_200, { alt: true }));
  off.end(pointerAt(session, 300, 1_200));
  expect(crest(session)).toEqual(before);
  expect(labels(session)).toEqual([]);
  const half = press(session, CREST, 300, 300).drag();
  half.move(pointerAt(session, 300, 700, { alt: true }));
  half.end(pointerAt(session, 300, 700));
  expect(crest(session)).toMatchObject({ x: 0, y: 700 });
});

test("near the centre line it is caught there, and Alt leaves it free", () => {
  const session = openTestDesign();
  const gesture = press(session, CREST, 300, 300).drag();
  gesture.move(pointerAt(session, 304, 340));
  expect(session.editor.shown().artworks[CREST_ID]?.x).toBe(0);
  expect(session.live.getState().guides?.lines[0]).toMatchObject({ axis: "x", at: 0, what: "centre" });
  gesture.move(pointerAt(session, 304, 340, { alt: true }));
  expect(session.editor.shown().artworks[CREST_ID]?.x).toBe(4);
});

test("a corner handle sizes the chosen artwork in proportion, Shift lets the ratio go", () => {
  const session = openTestDesign();
  session.selection.chooseArtwork(CREST_ID, "front");
  const gesture = press(session, nodeId("artwork-handle", "se"), 400, 350).drag();
  gesture.move(pointerAt(session, 600, 450));
  expect(session.editor.shown().artworks[CREST_ID]).toMatchObject({ width: 400, height: 200 });
  gesture.move(pointerAt(session, 500, 350, { shift: true }));
  gesture.end(pointerAt(session, 500, 350));
  expect(crest(session)).toMatchObject({ width: 300, height: 100, x: 50 });
  expect(labels(session)).toHaveLength(1);
});

test.each([false, true])(
  "a small artwork is dragged by its middle and sized by handles that stand off it (touch: %s)",
  (isTouch) => {
    const session = openTestDesign();
    session.editor.give({ type: "sizeArtwork", id: CREST_ID, x: 0, y: 300, width: 20, height: 10 });
    session.selection.chooseArtwork(CREST_ID, "front");
    const mode = { ...MOUSE, isTouch };
    for (const [id, x, y] of [
      [CREST, 300, 300],
      [CREST, 309, 304],
      ["piece:front", 300, 312],
    ] as const) {
      expect(handleOfCrest(session, { x, y }, isTouch)).toBeNull();
      expect(intentOn(session, id, pointerAt(session, x, y), mode).cursor).toBe("move");
    }
    const from = pointerAt(session, 300, 300);
    const drag = intentOn(session, CREST, from, mode).drag!(from);
    drag.move(pointerAt(session, 350, 340, { alt: true }));
    drag.end(pointerAt(session, 350, 340));
    expect(crest(session)).toMatchObject({ x: 50, y: 340, width: 20, height: 10 });
    const corner = pointerAt(session, 378, 368);
    const handle = handleOfCrest(session, corner.screen, isTouch);
    expect(handle).toBe("se");
    const size = intentOn(session, nodeId("artwork-handle", handle!), corner, mode);
    expect(size.cursor).toBe("nwse-resize");
    const sizing = size.drag!(corner);
    sizing.move(pointerAt(session, 398, 378));
    sizing.end(pointerAt(session, 398, 378));
    expect(crest(session)).toMatchObject({ width: 40, height: 20 });
  },
);

test("with the Fabric tool a drag on a chosen piece shifts its cloth by the pointer's mm, as one step", () => {
  const session = openTestDesign();
  session.selection.choosePieces(["back"]);
  const gesture = press(session, "piece:back", 760, 600).drag();
  gesture.move(pointerAt(session, 770, 600));
  gesture.move(pointerAt(session, 785.5, 592));
  gesture.end(pointerAt(session, 785.5, 592));
  const { front, back } = session.editor.document().pieces;
  expect(back!.mapping).toMatchObject({ offsetX: 25.5, offsetY: -8, scale: 1, angle: 0 });
  expect(front!.mapping.offsetX).toBe(0);
  expect(labels(session)).toHaveLength(1);
});

test("a press on a piece chooses it, with Ctrl in addition; a press on the empty board lets go", () => {
  const session = openTestDesign();
  press(session, "piece:front", 200, 650).intent.tap?.();
  press(session, "piece:back", 800, 650, { ctrl: true }).intent.tap?.();
  expect(session.selection.getState().pieces).toEqual(["front", "back"]);
  press(session, null, 575, 750).intent.tap?.();
  expect(session.selection.getState().pieces).toEqual([]);
});

test("a box drawn on the empty board chooses the pieces it touches", () => {
  const session = openTestDesign();
  const gesture = press(session, null, 575, 780).drag();
  gesture.move(pointerAt(session, 700, 600));
  expect(session.selection.getState().pieces).toEqual(["back"]);
  gesture.cancel();
  expect(session.selection.getState().pieces).toEqual([]);
});

test("with the Notes tool a press points at a place in mm of the piece, through what lies on it", () => {
  const session = openTestDesign();
  session.selection.openPanel("notes");
  for (const id of ["piece:front", CREST] as const) {
    press(session, id, 320, 310).intent.tap?.();
    expect(session.selection.getState().noteAt).toEqual({ pieceKey: "front", x: 20, y: 310 });
    session.selection.setState({ noteAt: null });
  }
});
