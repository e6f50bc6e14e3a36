import type { ArtworkLattice } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import type { PointerPlace } from "../board/gestures/gesture.ts";
import { toBoard } from "../board/view.ts";
import type { Session } from "../session/session.ts";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { draggedTo, dropText, latticeOf, neighbourHandles } from "./neighbours.ts";

const SIZE = { width: 100, height: 80 };
const STRAIGHT: ArtworkLattice = { across: 120, down: 80, by: "column", drop: 0, symmetry: "none" };
const REACH = 3;

test("the neighbour at the right pulled down to about a half makes a half-drop, and keeps its column", () => {
  expect(draggedTo(STRAIGHT, SIZE, "column", { x: 121.4, y: 38.2 }, REACH)).toEqual({ ...STRAIGHT, drop: 0.5 });
  expect(draggedTo(STRAIGHT, SIZE, "column", { x: 140, y: 81 }, REACH)).toEqual({ ...STRAIGHT, across: 140 });
  expect(draggedTo(STRAIGHT, SIZE, "column", { x: 101, y: -27 }, REACH)).toEqual({ ...STRAIGHT, across: 100, drop: 2 / 3 });
});

test("with Alt it stays at the tenth of a mm where it was let go", () => {
  const free = draggedTo(STRAIGHT, SIZE, "column", { x: 121.44, y: 38.2 }, 0);
  expect(free).toEqual({ ...STRAIGHT, across: 121.4, drop: 38.2 / 80 });
  expect(dropText(free, (mm) => mm.toFixed(1))).toBe("47.8 % · 38.2 mm");
  expect(dropText({ ...STRAIGHT, drop: 1 / 3 }, (mm) => mm.toFixed(1))).toBe("1/3 · 26.7 mm");
});

test("the neighbour below pulled aside makes a brick; pulled straight it leaves a half-drop as it is", () => {
  expect(draggedTo(STRAIGHT, SIZE, "row", { x: 61, y: 90 }, REACH)).toEqual({ ...STRAIGHT, down: 90, by: "row", drop: 0.5 });
  const dropped = { ...STRAIGHT, drop: 0.5 };
  expect(draggedTo(dropped, SIZE, "row", { x: 2, y: 90 }, REACH)).toEqual({ ...dropped, down: 90 });
});

test("a mirrored repeat goes by halves, and its rows are not shifted", () => {
  const mirrored = { ...STRAIGHT, symmetry: "mirror" } as const;
  expect(draggedTo(mirrored, SIZE, "column", { x: 120, y: 27 }, 0).drop).toBe(0.5);
  expect(draggedTo(mirrored, SIZE, "column", { x: 120, y: 15 }, 0).drop).toBe(0);
  expect(draggedTo(mirrored, SIZE, "row", { x: 60, y: 80 }, REACH)).toEqual(mirrored);
});

test("a neighbour cannot be dragged onto the artwork itself", () => {
  expect(draggedTo(STRAIGHT, SIZE, "column", { x: -30, y: 0 }, REACH).across).toBe(1);
});

const pointerAt = (session: Session, x: number, y: number): PointerPlace => ({
  screen: { x, y },
  board: toBoard(session.camera.getState().view, { x, y }),
  shift: false,
  alt: false,
  ctrl: false,
});

test("a drag of the ring beside a crest repeated all over is one step of the history; Escape leaves none", () => {
  const session = openTestDesign();
  const handles = neighbourHandles(session);
  // The crest of 200 × 100 mm lies at (300, 300) of the screen, its neighbour with a gap of 20 at 520.
  expect(handles.at(pointerAt(session, 520, 300), 24)).toBeNull();
  session.editor.give({ type: "repeatArtwork", id: CREST_ID, repeat: "all", gap: 20 });
  expect(handles.at(pointerAt(session, 520, 300), 24)).toBeNull();
  session.selection.chooseArtwork(CREST_ID, "front");
  const before = session.editor.history().entries.length;
  const drag = () => handles.at(pointerAt(session, 520, 300), 24)!.drag!(pointerAt(session, 520, 300));
  const givenUp = drag();
  givenUp.move(pointerAt(session, 520, 350));
  givenUp.cancel();
  expect(session.editor.history().entries).toHaveLength(before);
  const gesture = drag();
  gesture.move(pointerAt(session, 530, 330));
  gesture.move(pointerAt(session, 522, 358));
  expect(session.live.getState().readout?.text).toBe("220.0 × 120.0 mm   ↓ 1/2 · 60.0 mm");
  gesture.end(pointerAt(session, 522, 358));
  expect(session.editor.document().artworks[CREST_ID]).toMatchObject({
    repeat: "all",
    lattice: { across: 220, down: 120, by: "column", drop: 0.5, symmetry: "none" },
  });
  expect(session.editor.history().entries).toHaveLength(before + 1);
  expect(handles.at(pointerAt(session, 520, 360), 24)).not.toBeNull();
});

test("a turned artwork has its neighbours along its own axes", () => {
  const session = openTestDesign();
  session.editor.give({ type: "repeatArtwork", id: CREST_ID, repeat: "all", gap: 20 });
  session.editor.give({ type: "turnArtwork", id: CREST_ID, angle: 90 });
  session.selection.chooseArtwork(CREST_ID, "front");
  const handles = neighbourHandles(session);
  const from = pointerAt(session, 300, 520);
  const gesture = handles.at(from, 24)!.drag!(from);
  gesture.move(pointerAt(session, 300, 560));
  gesture.end(pointerAt(session, 300, 560));
  expect(latticeOf(session.editor.document().artworks[CREST_ID]!)).toMatchObject({ across: 260, down: 120, drop: 0 });
});

test("seen from so far that rings would lie on the handles, there are none", () => {
  const session = openTestDesign();
  session.editor.give({ type: "repeatArtwork", id: CREST_ID, repeat: "all", gap: 20 });
  session.selection.chooseArtwork(CREST_ID, "front");
  const handles = neighbourHandles(session);
  session.camera.show({ x: 0, y: 0, pxPerMm: 0.25 });
  expect(handles.at(pointerAt(session, 130, 75), 24)).not.toBeNull();
  session.camera.show({ x: 0, y: 0, pxPerMm: 0.15 });
  expect(handles.at(pointerAt(session, 78, 45), 24)).toBeNull();
});
