import { expect, test } from "vitest";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { createNudge } from "./nudge.ts";

const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...held,
});

test("an arrow held down is one step however often it repeats: 1 mm each, 10 with Shift, 0.1 with Alt", () => {
  const session = openTestDesign();
  session.selection.chooseArtwork(CREST_ID, "front");
  const nudge = createNudge(session);
  for (let repeat = 0; repeat < 7; repeat += 1) nudge.press(key("ArrowRight"));
  nudge.press(key("ArrowDown", { shiftKey: true }));
  nudge.press(key("ArrowLeft", { altKey: true }));
  nudge.release("ArrowLeft");
  expect(session.editor.document().artworks[CREST_ID]).toMatchObject({ x: 6.9, y: 310 });
  expect(session.editor.history().entries).toHaveLength(1);
});

test("without anything chosen the arrows move the board", () => {
  const session = openTestDesign();
  createNudge(session).press(key("ArrowRight"));
  expect(session.camera.getState().view.x).toBe(-48);
  expect(session.editor.history().entries).toHaveLength(0);
});
