import { expect, test } from "vitest";
import { canonical } from "../document/canonical.ts";
import { readDocument } from "../document/migrations.ts";
import { openEditor } from "../history/editor.ts";
import { placement } from "../placement/placement.ts";
import { idOf } from "../testing/any-document.ts";
import { SAMPLE } from "../testing/every-label.ts";

const crest = SAMPLE.order[0]!;
const STYLE = {
  pieces: [
    {
      key: "front",
      outline: [
        [0, 0],
        [200, 0],
        [200, 300],
        [0, 300],
      ] as const,
      grain: 0,
    },
  ],
  seams: [],
};
const STITCHED = { kind: "embroidery", angle: 45, row: 0.4 } as const;
const open = () => openEditor({ document: SAMPLE, names: (key) => key, now: () => 0 });

test("an artwork that is printed again is written as one that was never finished", () => {
  const editor = open();
  editor.give({ type: "finishArtworks", ids: [crest], finish: STITCHED });
  expect(editor.document().artworks[crest]!.finish).toEqual(STITCHED);
  editor.give({ type: "finishArtworks", ids: [crest], finish: null });
  expect(canonical(editor.document())).toBe(canonical(SAMPLE));
});

test("a finish survives saving, and a row of thread finer than 0.25 mm is refused", () => {
  const editor = open();
  editor.give({ type: "finishArtworks", ids: [crest], finish: STITCHED });
  editor.give({ type: "finishFabric", pieceKeys: ["front"], finish: "satin" });
  expect(readDocument(JSON.parse(JSON.stringify(editor.document())))).toEqual(editor.document());
  expect(editor.give({ type: "finishArtworks", ids: [crest], finish: { ...STITCHED, row: 0.2 } })).toEqual({
    refused: { rule: "outOfRange", path: "finish.row" },
  });
});

test("the stamps of a piece carry what the artwork and the cloth are finished with", () => {
  const editor = open();
  editor.give({ type: "layFabric", pieceKeys: ["front"], fabric: { kind: "colour", hex: "#14263f" } });
  const plain = placement(editor.document(), STYLE, new Map()).front!;
  expect(plain.filter(({ finish, clothFinish }) => finish ?? clothFinish)).toEqual([]);
  editor.give({ type: "finishArtworks", ids: [crest], finish: { kind: "foil" } });
  editor.give({ type: "finishFabric", pieceKeys: ["front"], finish: "coated" });
  const [cloth, art] = placement(editor.document(), STYLE, new Map()).front!;
  expect(cloth!.clothFinish).toBe("coated");
  expect(art!.finish).toEqual({ kind: "foil" });
});

test("another fabric in a colourway keeps the finish of the piece", () => {
  const editor = open();
  editor.give({ type: "finishFabric", pieceKeys: ["front"], finish: "brushed" });
  const id = idOf(0x77);
  editor.give({ type: "keepColourway", id, name: "Winter" });
  editor.give({ type: "layInColourway", id, pieceKeys: ["front"], fabric: { kind: "colour", hex: "#ffffff" } });
  expect(editor.document().colourways[id]!.pieces.front!.finish).toBe("brushed");
});
