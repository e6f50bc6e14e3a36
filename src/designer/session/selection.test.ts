import { expect, test } from "vitest";
import { createSelection } from "./selection.ts";

const CREST = "0".repeat(32);

test("choosing an artwork chooses its piece, and Escape lets go of one after the other", () => {
  const selection = createSelection();
  selection.chooseArtwork(CREST, "back");
  expect(selection.getState()).toMatchObject({ artworkId: CREST, pieces: ["back"] });
  expect(selection.release()).toBe(true);
  expect(selection.getState()).toMatchObject({ artworkId: null, pieces: ["back"] });
  expect(selection.release()).toBe(true);
  expect(selection.getState().pieces).toEqual([]);
  expect(selection.release()).toBe(false);
});

test("a piece clicked with Ctrl joins the chosen ones and leaves them again", () => {
  const selection = createSelection();
  selection.choosePieces(["front"]);
  selection.togglePiece("back");
  expect(selection.getState().pieces).toEqual(["front", "back"]);
  selection.togglePiece("front");
  expect(selection.getState().pieces).toEqual(["back"]);
});
