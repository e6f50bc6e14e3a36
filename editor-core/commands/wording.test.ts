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
      "Front cut from another place of the cloth",
      "Front moved on the board",
      "Fabric matched at the seams of Front",
      "Fabric laid on 2 pieces",
      "Colour #14263f laid on 2 pieces",
      "Fabric taken off 2 pieces",
      "Fabric sized to 50 % on 2 pieces",
      "Fabric turned to 30° on 2 pieces",
      "Fabric shifted to 4 mm horizontally on 2 pieces",
      "Fabric shifted to 4 mm vertically on 2 pieces",
      "Fabric shifted to 4 × 5 mm on 2 pieces",
      "Fabric sized, turned or shifted on 2 pieces",
      "One print runs across 2 pieces, cut side by side",
      "2 pieces moved on the board",
      "Fabric matched at the seams of 2 pieces",
      "Back moved over its cloth",
      "The cloth stays when its pieces are moved",
      "The print travels with its pieces",
      "Pieces laid out anew, each with its print",
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
      "Crest repeated every 60 × 40 mm on Front",
      "Crest repeated every 60 × 40 mm on Front, columns dropped by 1/2",
      "Crest repeated every 60 × 40 mm on Front, rows shifted by 37 %",
      "Thickness of Crest set to none on Front",
      "Thickness of Crest set to thin on Front",
      "Thickness of Crest set to middle on Front",
      "Thickness of Crest set to thick on Front",
      "Crest printed on Front",
      "Crest printed matte on Front",
      "Crest printed with a satin finish on Front",
      "Crest in foil on Front",
      "Crest in puff print on Front",
      "Crest embroidered on Front",
      "Crest flocked on Front",
      "Crest sewn on as a patch on Front",
      "Finish of 2 artworks changed",
      "Fabric without a finish on Front",
      "Fabric finished matte on Front",
      "Fabric finished with a satin shine on Front",
      "Fabric coated on Front",
      "Fabric brushed on Front",
      "Fabric laminated with metal on Front",
      "Fabric finish changed on 2 pieces",
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
      "2 artworks sized",
      "2 artworks turned",
      "2 artworks flipped",
      "2 artworks aligned",
      "2 artworks distributed",
      "2 artworks grouped",
      "2 artworks ungrouped",
      "Crest locked",
      "Crest unlocked",
      "Crest hidden",
      "Crest shown again",
      "2 artworks locked",
      "2 artworks unlocked",
      "2 artworks hidden",
      "2 artworks shown again",
      "2 artworks pasted",
      "Picture of Crest replaced on Front",
      "Picture replaced on 2 artworks",
      "Text changed to Selvedge",
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
      "Sleeve length set to -30 mm",
      "Fit and lengths as drafted",
      "Front worn open",
      "Front worn closed",
      "Colourway Winter kept",
      "Fabric changed in colourway Autumn",
      "Colourway Autumn renamed to Fall",
      "Colourway Autumn shown",
      "Colourway Autumn removed",
      "Horn button sewn on Front",
      "Horn button moved to 1 × 2 mm on Front",
      "Horn button turned to 90° on Front",
      "Horn button cut to 180 mm on Front",
      "Horn button brought to top on Front",
      "Horn button sent to back on Front",
      "Location of Horn button shown on Front",
      "Location of Horn button hidden on Front",
      "Horn button duplicated on Front",
      "Horn button deleted from Front",
      "Horn button sewn to the buttonholes",
      "Buttons as drafted",
      "Revision 7 taken over",
      "Unsaved work taken over",
      "What-if A taken as the design",
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
