import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { middleOf } from "../../drawing/index.ts";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { clipInHtml, clipOf, htmlOf, pasted, readClip } from "./clipboard.ts";

const session = openTestDesign();
const crest = session.editor.document().artworks[CREST_ID]!;
const front = session.piece("front")!;
const back = session.piece("back")!;
const GROUP = "e".repeat(32);
const two: Artwork[] = [
  { ...crest, group: GROUP, locked: true, name: 'Lion "A" <b> & Co' },
  { ...crest, id: "f".repeat(32), x: 40, group: GROUP },
];

test("artworks come back from the clipboard as they went in, as text and within the picture for other programs", () => {
  expect(readClip(clipOf(two))).toEqual(two);
  const html = htmlOf(two.map((artwork) => ({ artwork, words: artwork.name, picture: "data:image/png;base64,AA==" })));
  expect(html).toContain(
    '<img src="data:image/png;base64,AA==" alt="Lion &quot;A&quot; &lt;b&gt; &amp; Co" style="width:200mm;height:100mm">',
  );
  expect(clipInHtml(html)).toEqual(two);
});

test("what others copied is no artwork", () => {
  for (const text of ["", "Hello", "{", "{}", '{"selvedge":1,"artworks":[]}', '{"selvedge":2,"artworks":[{}]}'])
    expect(readClip(text)).toBeNull();
  expect(clipInHtml("<p>Hello</p>")).toBeNull();
});

test("pasted artworks are new ones, free, and a group of their own", () => {
  const laid = pasted(two, [front, back], back, [], 20);
  expect(laid.map(({ x, y, pieceKey }) => ({ x, y, pieceKey }))).toEqual([
    { x: 0, y: 300, pieceKey: "front" },
    { x: 40, y: 300, pieceKey: "front" },
  ]);
  expect(new Set([...laid, ...two].map(({ id }) => id)).size).toBe(4);
  expect(laid[0]!.group).toBe(laid[1]!.group);
  expect(laid[0]!.group).not.toBe(GROUP);
  expect(laid.every(({ locked, hidden }) => !locked && !hidden)).toBe(true);
});

test("where one lies already they come beside it; a piece this design does not have gives way to the one aimed at", () => {
  expect(pasted([crest], [front, back], back, [crest], 20)[0]).toMatchObject({ x: 20, y: 320, pieceKey: "front" });
  const stray = { ...crest, pieceKey: "hood", y: 5_000 };
  expect(pasted([stray], [front, back], back, [], 20)[0]).toMatchObject({ ...middleOf(back.outline, stray), pieceKey: "back" });
});

test("what would lie beside the piece comes into its middle, and what was copied together stays together", () => {
  const strays = two.map((artwork) => ({ ...artwork, y: 5_000 }));
  const [first, second] = pasted(strays, [front, back], back, [], 20);
  const { x, y } = middleOf(front.outline);
  expect([first, second]).toMatchObject([
    { x: x - 20, y },
    { x: x + 20, y },
  ]);
});
