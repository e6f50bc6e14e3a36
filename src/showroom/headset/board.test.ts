import { expect, test } from "vitest";
import { linesOfRow } from "./board.ts";

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
});
