import { expect, test } from "vitest";
import { inEveryLanguage, translatorTo } from "../../search/language/translations.ts";
import { translateName } from "./name.ts";

const WORDS: Readonly<Record<string, string>> = {
  Poplin: "Popeline",
  navy: "marine",
  "Poplin, black": "Popeline du soir",
  ", ": " · ",
};
const translate = (english: string) => WORDS[english] ?? english;

test("a name that is known is translated whole, another part by part with the language's own sign between", () => {
  expect(translateName("Poplin, black", translate)).toBe("Popeline du soir");
  expect(translateName("Poplin, navy", translate)).toBe("Popeline · marine");
  expect(translateName("Poplin", translate)).toBe("Popeline");
});

test("a part nobody has translated stays English, and so does a mill's own name", () => {
  expect(translateName("Poplin, Kingfisher", translate)).toBe("Popeline · Kingfisher");
  expect(translateName("Quetzal cloth", translate)).toBe("Quetzal cloth");
});

test("the search knows a name of parts in every language", () => {
  const all = inEveryLanguage("Gingham 20, navy");
  expect(all[0]).toBe("Gingham 20, navy");
  expect(all).toContain(`${translatorTo("rus")("Gingham 20")}, ${translatorTo("rus")("navy")}`);
  expect(new Set(all).size).toBe(all.length);
  expect(translatorTo("cn")("Gingham 20, navy")).toBe(`${translatorTo("cn")("Gingham 20")}，${translatorTo("cn")("navy")}`);
});
