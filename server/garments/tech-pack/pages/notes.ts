import { fromLeft } from "../../../platform/print/fonts.ts";
import { dateOf } from "../../../platform/print/sheet.ts";
import { drawLines, onPage } from "../drawing/drawing.ts";
import { INK_3, LINE, PAGE, type PackSheet, WIDTH } from "../drawing/sheet.ts";
import { flatLayouts, flatScale, nameFlat } from "./pieces.ts";

const LIST_MM = 74;

/** Annotations by number: pinned on the pieces, and what they say. */
export function drawNotes(sheet: PackSheet): void {
  const { notes, pieces, language } = sheet.input;
  if (notes.length === 0) return;
  const left = WIDTH - LIST_MM;
  sheet.open(sheet.say("Annotations"), sheet.say("Scale 1:{{scale}}", { scale: flatScale(pieces) }));
  const layouts = flatLayouts(sheet, pieces);
  for (const piece of pieces) {
    const layout = layouts.get(piece.key)!;
    drawLines(sheet.page, piece, layout, 0.6);
    nameFlat(sheet, piece, layout);
  }
  for (const { number, pieceKey, x, y } of notes) {
    const layout = layouts.get(pieceKey);
    if (layout) sheet.mark(String(number), onPage(layout, [x, y]));
  }
  let [y, from, width]: [number, number, number] = [PAGE.top, left, LIST_MM];
  for (const { number, pieceKey, content, author, createdAt, resolved } of notes) {
    const lines = Math.ceil(content.length / (width / 1.5)) + content.split("\n").length;
    if (y + 10 + lines * 4 > PAGE.foot && y > PAGE.top) {
      sheet.open(sheet.say("Annotations"));
      [y, from, width] = [PAGE.top, 0, WIDTH];
    }
    sheet.rule(y, LINE, from, width);
    sheet.mark(String(number), [sheet.x(from, 5) + 2.5, y + 4]);
    const piece = pieces.find(({ key }) => key === pieceKey)?.name ?? "";
    const about = [piece, fromLeft(author), dateOf(createdAt, language), ...(resolved ? [sheet.say("resolved")] : [])];
    sheet.write(
      about.filter(Boolean).join(" · "),
      { at: from + 7.5, y: y + 1.6, width: width - 7.5 },
      { sizePt: 6.8, colour: INK_3 },
    );
    y += 5.6 + sheet.paragraph(content, { at: from + 7.5, y: y + 5.2, width: width - 7.5 }, { sizePt: 8.2 }) + 2.4;
  }
}
