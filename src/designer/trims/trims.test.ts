import { expect, test } from "vitest";
import type { PointerPlace } from "../board/gestures/gesture.ts";
import { intentOn } from "../board/gestures/intent.ts";
import { nodeId } from "../board/tree/node-id.ts";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { deleteTrim, duplicateTrim, sewOn, sewToButtons } from "./sew.ts";
import { searched, type TrimChoice } from "./trim-choices.ts";
import { trimPointer } from "./trim-pointer.ts";

const choice = (code: string, facts: Partial<TrimChoice["trim"]> = {}): TrimChoice => ({
  id: code.padEnd(32, "0"),
  name: "Jacket button",
  type: "trim",
  imageUrl: "/files/x",
  width: 400,
  height: 400,
  tags: ["coat"],
  linkUrl: null,
  sort: 0,
  trim: {
    kind: "button",
    code,
    material: "Horn",
    colour: "marrón",
    hex: "#4a3524",
    accent: null,
    mmWidth: 20,
    mmHeight: 20,
    mmThick: 3.6,
    unit: "pc",
    minimum: 300,
    per: 100,
    tiers: [],
    ...facts,
  },
});
const HORN = choice("a1");
const pointerAt = (x: number, y: number, alt = false): PointerPlace => ({
  screen: { x, y },
  board: { x, y },
  shift: false,
  alt,
  ctrl: false,
});
const MOUSE = { isTouch: false, isPanning: false };

test("a trim is sewn to the middle of a piece at its true size, and a second one clear of the first", () => {
  const session = openTestDesign();
  const first = sewOn(session, HORN, "back")!;
  const second = sewOn(session, HORN, "back")!;
  const { trims } = session.editor.document();
  expect(trims[first]).toMatchObject({ pieceKey: "back", x: 0, y: 350, width: 20, height: 20, look: { code: "a1", thick: 3.6 } });
  expect(trims[second]!.y).toBe(376);
  expect(session.selection.getState()).toMatchObject({ trimId: second, pieces: ["back"], artworkIds: [] });
});

test("a drag moves a trim to the mm as one step, onto another piece too, and Escape costs nothing", () => {
  const session = openTestDesign();
  session.trims.current = trimPointer(session, { find: () => HORN });
  const id = sewOn(session, HORN, "back", { x: 100, y: 200 })!;
  const steps = session.editor.history().index;
  // The back lies with its origin at 900, 0 of the board.
  const intent = intentOn(session, nodeId("trim", id), pointerAt(1000, 200), MOUSE);
  intent.press?.();
  const gesture = intent.drag!(pointerAt(1000, 200));
  gesture.move(pointerAt(937.25, 311, true));
  gesture.end(pointerAt(937.25, 311, true));
  expect(session.editor.document().trims[id]).toMatchObject({ x: 37.25, y: 311, pieceKey: "back" });
  expect(session.editor.history().index).toBe(steps + 1);
  const away = intentOn(session, nodeId("trim", id), pointerAt(937, 311), MOUSE).drag!(pointerAt(937.25, 311));
  away.move(pointerAt(300, 100, true));
  expect(session.editor.shown().trims[id]).toMatchObject({ x: 0, y: 100, pieceKey: "front" });
  away.cancel();
  expect(session.editor.shown().trims[id]).toMatchObject({ x: 37.25, y: 311, pieceKey: "back" });
});

test("choosing an artwork lets go of the trim, and choosing the trim of the artwork", () => {
  const session = openTestDesign();
  session.trims.current = trimPointer(session, { find: () => HORN });
  const id = sewOn(session, HORN, "front", { x: 0, y: 300 })!;
  intentOn(session, nodeId("artwork", CREST_ID), pointerAt(370, 300), MOUSE).press?.();
  expect(session.selection.getState()).toMatchObject({ trimId: null, artworkIds: [CREST_ID] });
  intentOn(session, nodeId("trim", id), pointerAt(301, 300), MOUSE).press?.();
  expect(session.selection.getState()).toMatchObject({ artworkIds: [] });
  expect(session.selection.getState().trimId).not.toBeNull();
});

test("a trim dropped on a piece lies where it was let go; duplicated below itself; deleted it is gone", () => {
  const session = openTestDesign();
  trimPointer(session, { find: () => HORN }).drop(HORN.id, { pieceKey: "front", x: 12.34, y: 56.78 });
  const [trim] = Object.values(session.editor.document().trims);
  expect(trim).toMatchObject({ x: 12.3, y: 56.8 });
  duplicateTrim(session, trim!);
  expect(Object.values(session.editor.document().trims).map(({ y }) => y)).toEqual([56.8, 82.8]);
  deleteTrim(session, trim!.id);
  expect(Object.keys(session.editor.document().trims)).not.toContain(trim!.id);
});

test("without buttonholes nothing is sewn to them", () => {
  const session = openTestDesign();
  sewToButtons(session, HORN);
  expect(session.editor.document().trims).toEqual({});
});

test("the list is narrowed by kind and by every word, whatever its accents", () => {
  const list = [HORN, choice("b2", { kind: "zip", material: "Brass" })];
  expect(searched(list, "", "marron horn")).toEqual([HORN]);
  expect(searched(list, "zip", "")).toHaveLength(1);
  expect(searched(list, "zip", "horn")).toEqual([]);
  expect(searched(list, "", "COAT")).toHaveLength(2);
});
