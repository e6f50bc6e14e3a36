import { fromLeft } from "../../../platform/print/fonts.ts";
import { points } from "../../../platform/print/page.ts";
import { dateOf } from "../../../platform/print/sheet.ts";
import { INK_2, INK_3, PAGE, type PackSheet, PLATE, WIDTH } from "../drawing/sheet.ts";
import { drawSignOffBlock, heightOfBlock } from "./sign-offs.ts";

/** Pictures of the garment for the cover: as it hangs, or the board as it was saved. */
export type CoverPictures = { readonly views: readonly { readonly name: string; readonly jpeg: Buffer }[] };
/** A cutting at true scale. */
export type Cutting = { readonly code: string; readonly lines: readonly string[]; readonly jpeg: Buffer };

export const VIEW_MM = { width: 84, height: 112 } as const;
export const CUTTING_MM = 30;
const FACTS = 92;
const PICTURES = { at: 104, gap: 1 } as const;
const ROW_MM = 7;
const MAX_CUTTINGS = 2;
const CONTENTS = { above: 8, row: 5, below: 4 } as const;

/** The garment and what it is; answers where its facts end, mm. */
export function drawCover(sheet: PackSheet, { views }: CoverPictures, cuttings: readonly Cutting[]): number {
  const { head, language } = sheet.input;
  sheet.open(sheet.say("Tech pack"));
  let y = PAGE.top + 1;
  y += sheet.paragraph(head.design, { at: 0, y, width: FACTS }, { sizePt: 20, weight: 600 }) + 1;
  y += 3;
  const facts: [string, string][] = [
    [sheet.say("Garment style"), head.style],
    [sheet.say("Customer"), head.company],
    [sheet.say("Sample size"), fromLeft(head.size)],
    [sheet.say("Size range"), fromLeft(head.sizes.join("  "))],
    [sheet.say("Revision"), String(head.revision)],
    [sheet.say("Saved on"), dateOf(head.savedAt, language)],
    [sheet.say("Design number"), fromLeft(head.number)],
  ];
  for (const [name, value] of facts) {
    sheet.rule(y, undefined, 0, FACTS);
    const isLong = value.length > 30;
    sheet.write(name, { at: 0, y: y + 2, width: 34 }, { colour: INK_3 });
    sheet.write(value, { at: 35, y: y + (isLong ? 2.3 : 2), width: FACTS - 35 }, { sizePt: isLong ? 6.6 : 8.5, weight: 600 });
    y += ROW_MM;
  }
  sheet.rule(y, undefined, 0, FACTS);
  drawSignOffBlock(sheet, FACTS);
  drawViews(sheet, views);
  drawCuttings(sheet, cuttings);
  return y;
}

/** What is on which page, under the facts of the cover; written when all pages are there. */
export function drawContents(sheet: PackSheet, facts: number): void {
  const rows = sheet.titles.map((title, index) => ({ title, page: index + 1 })).slice(1);
  const shown = rows.filter(({ title }, index) => title !== rows[index - 1]?.title);
  let y = facts + CONTENTS.above;
  sheet.page.switchToPage(sheet.page.bufferedPageRange().start);
  sheet.heading(sheet.say("Contents"), 0, y, FACTS);
  y += 7.4;
  for (const { title, page } of shown.slice(
    0,
    Math.floor((PAGE.foot - heightOfBlock(sheet) - CONTENTS.below - y) / CONTENTS.row),
  )) {
    sheet.write(title, { at: 0, y, width: FACTS - 12 }, { sizePt: 7.6 });
    sheet.write(String(page), { at: FACTS - 12, y, width: 12 }, { sizePt: 7.6, colour: INK_3, isFigure: true });
    y += CONTENTS.row;
  }
}

function drawViews(sheet: PackSheet, views: CoverPictures["views"]): void {
  const { page } = sheet;
  const one = views.length === 1;
  const room = one ? WIDTH - PICTURES.at : VIEW_MM.width;
  views.forEach(({ name, jpeg }, i) => {
    const left = PICTURES.at + i * (VIEW_MM.width + PICTURES.gap);
    const x = sheet.x(left, room);
    page.rect(points(x), points(PAGE.top), points(room), points(VIEW_MM.height)).fill(PLATE);
    page.image(jpeg, points(x), points(PAGE.top), {
      fit: [points(room), points(VIEW_MM.height)],
      align: "center",
      valign: "center",
    });
    sheet.write(name, { at: left, y: PAGE.top + VIEW_MM.height + 1.6, width: room }, { sizePt: 7.5, colour: INK_3 });
  });
}

function drawCuttings(sheet: PackSheet, cuttings: readonly Cutting[]): void {
  const y = PAGE.top + VIEW_MM.height + 11;
  const width = (WIDTH - PICTURES.at - 4) / MAX_CUTTINGS;
  cuttings.slice(0, MAX_CUTTINGS).forEach(({ code, lines, jpeg }, i) => {
    const left = PICTURES.at + i * (width + 4);
    sheet.page.image(jpeg, points(sheet.x(left, CUTTING_MM)), points(y), {
      width: points(CUTTING_MM),
      height: points(CUTTING_MM),
    });
    const text = { at: left + CUTTING_MM + 3, width: width - CUTTING_MM - 3 };
    sheet.write(fromLeft(code), { ...text, y }, { sizePt: 9, weight: 600 });
    lines.forEach((line, row) => {
      sheet.write(line, { ...text, y: y + 5 + row * 4.2 }, { sizePt: 7.5, colour: INK_2 });
    });
    sheet.write(sheet.say("Scale 1:{{scale}}", { scale: 1 }), { ...text, y: y + CUTTING_MM - 3.4 }, { sizePt: 7, colour: INK_3 });
  });
}
