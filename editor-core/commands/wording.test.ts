import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMAND_TYPES } from "../testing/commands.ts";
import { EVERY_WORDING, SAMPLE } from "../testing/every-label.ts";
import { applyCommand, labelOf } from "./apply.ts";
import type { Command } from "./table.ts";

const NAMES: Record<string, string> = { front: "Front", back: "Back" };
const label = (command: Command) => labelOf(command, { nameOf: (key) => NAMES[key]!, before: SAMPLE });
/** English as i18next would say it. */
const said = (command: Command) => {
  const [key, params] = label(command);
  return key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? `no ${name}`));
};

test("an entry is in the designer's words, with piece, numbers and units", () => {
  expect(EVERY_WORDING.map(said)).toMatchInlineSnapshot(`
    [
      "Fabric laid on Front",
      "Colour #14263f laid on Front",
      "Fabric taken off Front",
      "Fabric sized to 50 % on Front",
      "Fabric turned to 30° on Front",
      "Fabric shifted to 4 mm horizontally on Front",
      "Fabric shifted to 4 mm vertically on Front",
      "Fabric shifted to 4 × 5 mm on Front",
      "Fabric sized, turned or shifted on Front",
      "Fabric laid on 2 pieces",
      "Colour #14263f laid on 2 pieces",
      "Fabric taken off 2 pieces",
      "Fabric sized to 50 % on 2 pieces",
      "Fabric turned to 30° on 2 pieces",
      "Fabric shifted to 4 mm horizontally on 2 pieces",
      "Fabric shifted to 4 mm vertically on 2 pieces",
      "Fabric shifted to 4 × 5 mm on 2 pieces",
      "Fabric sized, turned or shifted on 2 pieces",
      "Crest placed on Front",
      "Crest moved to 1 × 2 mm on Front",
      "2 artworks moved",
      "Crest sized to 220 × 110 mm on Front",
      "Crest turned to 90° on Front",
      "Crest flipped on Front",
      "Crest flipped back on Front",
      "Crest shown once on Front",
      "Crest repeated horizontally on Front, gap 10 mm",
      "Crest repeated vertically on Front, gap 10 mm",
      "Crest repeated all over Front, gap 10 mm",
      "Thickness of Crest set to none on Front",
      "Thickness of Crest set to thin on Front",
      "Thickness of Crest set to middle on Front",
      "Thickness of Crest set to thick on Front",
      "Crest restricted to Front",
      "Crest runs on across the seams of Front",
      "Crest applied to the fabric of Front",
      "Crest taken off the fabric, kept on Front",
      "Location of Crest shown on Front",
      "Location of Crest hidden on Front",
      "Crest at 50 % opacity on Front",
      "Crest renamed to Lion",
      "Crest brought to top on Front",
      "2 artworks brought to top",
      "Crest sent to back on Front",
      "2 artworks sent to back",
      "Artworks put in another order",
      "Crest deleted from Front",
      "2 artworks deleted",
      "Crest duplicated on Front",
      "2 artworks duplicated",
      "Size L chosen",
      "Background changed to #ffffff",
      "Background changed to a picture",
      "Colour #123456 added",
      "Colour Chili removed",
      "Annotation added on Front",
      "Annotation moved to 1 × 2 mm on Back",
      "Annotation edited on Front",
      "Annotation resolved on Front",
      "Annotation reopened on Front",
      "Annotation removed from Front",
      "Revision 7 taken over",
    ]
  `);
});

test("an angle past a full turn is read as the direction it is", () => {
  expect(said({ type: "turnArtwork", id: SAMPLE.order[0]!, angle: -350 })).toBe("Crest turned to 10° on Front");
});

test("the samples hold every command, and each can be given", () => {
  expect(new Set(EVERY_WORDING.map(({ type }) => type))).toEqual(new Set(COMMAND_TYPES));
  for (const command of EVERY_WORDING) expect(applyCommand(SAMPLE, command)).toHaveProperty("document");
});

const LOCALES = new URL("../../locales/", import.meta.url);
const TAGS = { cn: "zh-CN", en: "en", fr: "fr", esp: "es", kor: "ko", tur: "tr", ita: "it", arab: "ar", jp: "ja", rus: "ru" };
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(Object.entries(TAGS))(
  "every wording of the history is translated into %s, with the same things filled in",
  (language, tag) => {
    expect(readdirSync(LOCALES)).toContain(language);
    const texts: Record<string, string> = JSON.parse(readFileSync(new URL(`${language}/history.json`, LOCALES), "utf8"));
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const wanted = EVERY_WORDING.map(label).flatMap(([key, params]) =>
      "count" in params ? forms.map((form) => ({ key, file: `${key}_${form}` })) : [{ key, file: key }],
    );
    for (const { key, file } of wanted) {
      expect(texts, file).toHaveProperty([file]);
      expect(holes(texts[file]!), file).toEqual(holes(key));
    }
    expect(new Set(Object.keys(texts))).toEqual(new Set(wanted.map(({ file }) => file)));
  },
);
