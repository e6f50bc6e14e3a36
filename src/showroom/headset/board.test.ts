import { expect, test } from "vitest";
import { linesOfButton, linesOfRow, linesOfSaid } from "./board.ts";
import { buttonsOn } from "./buttons.ts";

type Texts = Readonly<Record<string, string>>;
const files = import.meta.glob<Texts>("../../../locales/*/{finding,showrooms}.json", { eager: true, import: "default" });
const LANGUAGES = ["cn", "en", "fr", "esp", "kor", "tur", "ita", "arab", "jp", "rus"];

/** Rather wider than the page's type: a sign of Chinese, Japanese and Korean is as wide as it is high, any other on the whole no wider than this share of it. */
const WIDEST_SHARE = 0.6;
const measure = (part: string) =>
  [...part].reduce((sum, sign) => sum + 30 * (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(sign) ? 1 : WIDEST_SHARE), 0);

test.each(LANGUAGES)("in %s the board says how one goes about and what is in hand in full", (language) => {
  const texts = {
    ...files[`../../../locales/${language}/finding.json`],
    ...files[`../../../locales/${language}/showrooms.json`],
  };
  const rows = [
    ["Trigger or pinch", "Go there, take a hanger"],
    ["Once more, or grip", "Put back"],
    ["Thumbstick", "Turn by 30°"],
    ["A or X", "Sit down, stand up"],
    ...["Construction", "Weight", "Width", "Price", "Stock"].map((key) => [key, "Put back"] as const),
  ] as const;
  for (const row of rows) {
    const [label, value] = row.map((key) => texts[key]!) as [string, string];
    const lines = linesOfRow(label, value, { label: measure, value: measure });
    const whole = (text: string) => text.replaceAll(" ", "");
    expect([lines.label, lines.value].map((all) => whole(all.join("")))).toEqual([whole(label), whole(value)]);
  }
  const whole = (lines: readonly string[]) => lines.join("").replaceAll(" ", "");
  const { width } = buttonsOn(3, false)[0]!;
  for (const key of ["Favorite", "Add to cart", "Out of stock", "Request a sample", "Sample requested"]) {
    const label = texts[key]!;
    // A button is written a little smaller than a row.
    const lines = linesOfButton(label, width, (part) => (measure(part) * 26) / 30);
    expect(whole(lines)).toBe(whole([label]));
  }
  for (const key of ["One hanger to {{city}}? Press once more.", "There is no address yet. Add one on the page."]) {
    const said = texts[key]!.replace("{{city}}", "Milano");
    expect(whole(linesOfSaid(said, measure))).toBe(whole([said]));
  }
});
