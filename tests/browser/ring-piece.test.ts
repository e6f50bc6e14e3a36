import { beforeAll, expect, test } from "vitest";
import { fits } from "../../src/drawing/room.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { customers } from "./customers.ts";
import { type EditorPage, editorOf } from "./editor.ts";
import { soon } from "./house.ts";

const { buyer, customer } = customers();
const GROUP = "Artwork Param";

let address: string;
let piece: { readonly key: string; readonly name: string; readonly outline: readonly (readonly [number, number])[] };
beforeAll(async () => {
  const style = await styleNamed(buyer(), "Circle skirt");
  piece = style.pieces[0]!;
  address = addressOf(await keep(buyer(), style, dressed(style, await fabricCoded(buyer(), GINGHAM)), "Round"));
});

/** The editor with the skirt chosen. */
async function atSkirt() {
  const person = await customer({ webGl: false });
  await person.go(address);
  const { page } = person;
  const [editor, board] = [editorOf(page), boardOf(page)];
  await board.painted();
  await editor.choosePiece(piece.name);
  return { person, page, editor, board };
}

/** Uploads the pennant, which is laid on the chosen piece. */
const layPennant = (editor: EditorPage) =>
  editor.oneStep(/placed on/, () =>
    editor.page
      .getByLabel("Upload a picture")
      .first()
      .setInputFiles({ name: "pennant.png", mimeType: "image/png", buffer: Buffer.from(pennant()) }),
  );

test("on a circle skirt an artwork and a note are laid on the cloth and not in the waist, and the handles of the cloth stand on it", async () => {
  const { person, page, editor, board } = await atSkirt();
  await board.painted();
  await person.picture("ring-cloth-handles-desk-en");
  await editor.open("Artwork");
  await layPennant(editor);
  const value = (label: string) => editor.value(GROUP, label);
  const place = { x: await value("X"), y: await value("Y") };
  expect(fits(piece.outline, place, { width: await value("W"), height: await value("H") })).toBe(true);
  await editor.choosePiece(piece.name);
  await editor.open("Notes");
  await editor.region("Notes").getByRole("button", { name: "Add Annotations" }).click();
  await editor.region("Notes").getByRole("textbox").fill("Here");
  await editor.oneStep(/^Annotation added on/, () => editor.region("Notes").getByRole("button", { name: "Add note" }).click());
  await board.painted();
  await page
    .getByRole("button", { name: /^Note 1/ })
    .first()
    .waitFor();
  await person.picture("ring-laid-desk-en");
});

testLong(
  "an artwork dragged off the pieces goes back with a word; sent off by its figures it is brought back; the board is not moved out of sight",
  async () => {
    const { person, page, editor, board } = await atSkirt();
    await editor.open("Artwork");
    await layPennant(editor);
    const figures = async () => ({ x: await editor.value(GROUP, "X"), y: await editor.value(GROUP, "Y") });
    const laid = await figures();
    const steps = await editor.steps();
    const from = await board.at({ pieceKey: piece.key, ...laid });
    const area = (await page.getByRole("application").boundingBox())!;
    await board.drag(from, { x: area.x + area.width - 6, y: area.y + 6 });
    await page.getByText("It was dropped outside the pieces and is back where it was.").waitFor();
    expect(await figures()).toEqual(laid);
    expect(await editor.steps()).toBe(steps);
    await editor.write(GROUP, "Y", "9000");
    await person.picture("artwork-off-piece-desk-en");
    await editor.oneStep(/moved to/, () => editor.region(GROUP).getByRole("button", { name: "Move back" }).click());
    await soon(figures).toEqual(laid);

    await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
    for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(400, 400);
    await soon(() => page.getByRole("application").locator("[data-piece]").first().isVisible()).toBe(true);
    const [right, bottom] = [await edge("right"), await edge("bottom")];
    expect(right).toBeGreaterThan(area.x);
    expect(bottom).toBeGreaterThan(area.y);
    await person.picture("board-at-its-edge-desk-en");

    /** The farthest edge of all pieces on the screen. */
    async function edge(side: "right" | "bottom"): Promise<number> {
      const names = page.getByRole("application").getByRole("button", { name: /, / });
      return Math.max(
        ...(await names.evaluateAll((nodes, side) => nodes.map((node) => node.getBoundingClientRect()[side]), side)),
      );
    }
  },
);
