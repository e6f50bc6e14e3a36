import { fromLeft } from "../../../platform/print/fonts.ts";
import { writeLine } from "../../../platform/print/page.ts";
import type { PackPiece } from "../contents/pack-input.ts";
import { boardBox, type DrawingLayout, drawCloth, drawLines, onPage, scaleFor } from "../drawing/drawing.ts";
import type { Painted } from "../drawing/paint.ts";
import { INK, INK_3, PAGE, type PackSheet, WIDTH } from "../drawing/sheet.ts";

export type Flat = { readonly painted: Painted; readonly jpeg: Buffer };
const LIST_MM = 74;
const GAP_MM = 6;
const ROOM = { width: WIDTH - LIST_MM - GAP_MM, height: PAGE.foot - PAGE.top - 6 } as const;
const ROW_MM = 5.4;

/** At what scale the pieces lie on their page. */
export function flatScale(pieces: readonly PackPiece[]): number {
  const { minX, minY, maxX, maxY } = boardBox(pieces);
  return scaleFor([maxX - minX, maxY - minY], [ROOM.width, ROOM.height]);
}

/** Where each piece lies on the page, in the middle of its room. */
export function flatLayouts(sheet: PackSheet, pieces: readonly PackPiece[]): ReadonlyMap<string, DrawingLayout> {
  const { minX, minY, maxX, maxY } = boardBox(pieces);
  const scale = flatScale(pieces);
  const left = sheet.x(0, ROOM.width) + (ROOM.width - (maxX - minX) / scale) / 2 - minX / scale;
  const top = PAGE.top + 4 + (ROOM.height - (maxY - minY) / scale) / 2 - minY / scale;
  return new Map(
    pieces.map(({ key, layout }) => [key, { x: left + layout.x / scale, y: top + layout.y / scale, angle: layout.angle, scale }]),
  );
}

/** The name of a piece over it. */
export function nameFlat(sheet: PackSheet, piece: PackPiece, layout: DrawingLayout): void {
  const places = piece.outline.map((point) => onPage(layout, point));
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const top = Math.min(...places.map(([, y]) => y));
  const width = Math.max(34, right - left);
  writeLine(sheet.page, piece.name, (left + right - width) / 2, top - 3.3, width, {
    sizePt: 6.4,
    colour: INK,
    align: "center",
    language: sheet.input.language,
  });
}

/** All pieces with fabric and artwork in place, and the list of what is cut. */
export function drawPieces(sheet: PackSheet, flats: ReadonlyMap<string, Flat>): void {
  const { pieces } = sheet.input;
  sheet.open(
    sheet.say("Pieces of the garment"),
    sheet.say("Scale 1:{{scale}}, sewing lines without seam allowance", { scale: flatScale(pieces) }),
  );
  const layouts = flatLayouts(sheet, pieces);
  for (const piece of pieces) {
    const layout = layouts.get(piece.key)!;
    const flat = flats.get(piece.key);
    if (flat) drawCloth(sheet.page, piece.outline, flat.painted, flat.jpeg, layout);
    drawLines(sheet.page, piece, layout, 0.6);
    nameFlat(sheet, piece, layout);
  }
  const left = WIDTH - LIST_MM;
  let y: number = PAGE.top;
  sheet.heading(sheet.say("Cut pieces"), left, y, LIST_MM);
  y += 7;
  for (const { name, count, onFold, cloth } of pieces) {
    sheet.write(name, { at: left, y, width: 24 }, { sizePt: 7.6 });
    const cut = `${sheet.say("Cut")} ${fromLeft(`× ${count}`)}${onFold ? ` · ${sheet.say("on the fold")}` : ""}`;
    sheet.write(cut, { at: left + 25, y, width: 29 }, { sizePt: 7.2, colour: INK_3 });
    sheet.write(fromLeft(cloth), { at: left + 54, y, width: 20 }, { sizePt: 7.2, colour: INK_3, isFigure: true });
    y += ROW_MM - 1.4;
    sheet.rule(y, undefined, left, LIST_MM);
    y += 1.4;
    if (y > PAGE.foot) break;
  }
}
