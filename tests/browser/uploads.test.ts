import { expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT } from "../run/designs.ts";
import { pngClaiming } from "../run/png.ts";
import { testLong } from "../run/test-long.ts";
import { boardOf } from "./board.ts";
import { customers, sideways } from "./customers.ts";
import { editorOf } from "./editor.ts";
import { type Person, PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();
const KINDS = "JPEG, PNG, WebP, AVIF, TIFF or SVG, up to 15 MB and 60 megapixels";

async function atArtwork(how: Person = {}) {
  const style = await styleNamed(buyer(), T_SHIRT);
  const card = await keep(buyer(), style, dressed(style, await fabricCoded(buyer(), GINGHAM)), "Uploads");
  const person = await customer({ ...how, webGl: false });
  await person.go(addressOf(card));
  await boardOf(person.page).painted();
  return { person, page: person.page, editor: editorOf(person.page) };
}

test("a drawing is laid as artwork, and what is not taken says why, below the kinds that are", async () => {
  const { person, page, editor } = await atArtwork();
  await editor.choosePiece("Front");
  await editor.open("Artwork");
  const panel = editor.region("Artwork");
  await panel.getByText(KINDS).waitFor();
  await person.picture("uploads-desk-en");
  const upload = page.getByLabel("Upload a picture").first();
  const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9" fill="#14263f"/></svg>`;
  await editor.oneStep("crest placed on Front", () =>
    upload.setInputFiles({ name: "crest.svg", mimeType: "image/svg+xml", buffer: Buffer.from(crest) }),
  );
  const [width, height] = [await editor.value("Artwork Param", "W"), await editor.value("Artwork Param", "H")];
  expect(width / height).toBeCloseTo(2, 1);

  person.expectsFailure(422, "/image/upload");
  await upload.setInputFiles({ name: "poster.png", mimeType: "image/png", buffer: pngClaiming(12_000, 12_000) });
  await panel.getByRole("alert").getByText("The picture has more than 60 megapixels.", { exact: false }).waitFor();
  await person.picture("uploads-too-many-desk-en");
  await upload.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await panel.getByRole("alert").getByText("Choose a picture: JPEG, PNG, WebP, AVIF, TIFF or SVG.").waitFor();
  await person.accessible("an upload that is not taken");
});

testLong("on an Arabic phone the kinds fit their sheet", async () => {
  const { person, page } = await atArtwork({ viewport: PHONE, language: "arab", touch: true });
  await page.getByRole("button", { name: "الرسم", exact: true }).tap();
  await page.getByText("SVG", { exact: false }).first().waitFor();
  await soon(() => sideways(person)).toBe(0);
  await person.picture("uploads-phone-arab");
});
