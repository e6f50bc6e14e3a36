import { type GarmentLay, turned } from "@selvedge/garment-core";
import { fromLeft } from "../../../platform/print/fonts.ts";
import { points } from "../../../platform/print/page.ts";
import { number } from "../../../platform/print/sheet.ts";
import type { PackCloth } from "../contents/pack-input.ts";
import { drawDimension } from "../drawing/dimension.ts";
import { scaleFor } from "../drawing/drawing.ts";
import { INK, INK_2, INK_3, PAGE, type PackSheet, PLATE, SHEET, WIDTH } from "../drawing/sheet.ts";

export type LaidCloth = { readonly cloth: PackCloth; readonly laid: GarmentLay };
const WORDS_MM = 20;
const AROUND_MM = 9;

/** The cloth lies along the page: its beginning at the left, a selvedge above and below. */
function drawLay(
  sheet: PackSheet,
  { laid: { lay, usable, outlines, lengthEach, garments } }: LaidCloth,
  top: number,
  room: number,
): void {
  const { page } = sheet;
  const scale = scaleFor([lay.length, usable], [WIDTH - 2 * AROUND_MM, room - AROUND_MM]);
  const [length, width] = [lay.length / scale, usable / scale];
  const left = sheet.x((WIDTH - length) / 2, length);
  page.save().rect(points(left), points(top), points(length), points(width)).fill(PLATE).restore();
  for (const { key, turn, x, y } of lay.placed) {
    page.save().lineWidth(0.5).lineJoin("round");
    outlines.get(key)!.forEach((point, i) => {
      const [u, v] = turned(point, turn);
      const place = [points(left + (v + y) / scale), points(top + (u + x) / scale)] as const;
      if (i === 0) page.moveTo(...place);
      else page.lineTo(...place);
    });
    page.closePath().fillAndStroke(SHEET, INK).restore();
  }
  page.save().lineWidth(0.7).strokeColor(INK).rect(points(left), points(top), points(length), points(width)).stroke().restore();
  drawDimension(sheet, [left, top + width + 4], [left + length, top + width + 4], lengthEach * garments)();
  drawDimension(sheet, [left - 4, top], [left - 4, top + width], usable)();
  sheet.write(
    sheet.say("Scale 1:{{scale}}", { scale }),
    { at: 0, y: top + width + 2.4, width: 40 },
    { sizePt: 7, colour: INK_3 },
  );
}

/** What the garment takes of each cloth, with the lay that says so. */
export function drawConsumption(sheet: PackSheet, laid: readonly LaidCloth[]): void {
  if (laid.length === 0) return;
  const { language, pieces, garment } = sheet.input;
  const onPage = laid.length === 1 ? 1 : 2;
  const height = (PAGE.foot - PAGE.top) / onPage;
  laid.forEach((one, i) => {
    if (i % onPage === 0) sheet.open(sheet.say("Fabric consumption"), sheet.say("estimate"));
    const { cloth, laid: laying } = one;
    const top = PAGE.top + (i % onPage) * height;
    const isLaid = laying.lay.placed.length > 0 && laying.lay.tooWide.length === 0;
    sheet.write(fromLeft(cloth.name), { at: 0, y: top, width: 60 }, { sizePt: 11, weight: 600 });
    const facts = [
      ...(isLaid
        ? [
            `${sheet.say("For one garment")}: ${fromLeft(`${number(laying.lengthEach / 1_000, language, 2)} m`)} (${sheet.say("estimate")})`,
          ]
        : []),
      `${sheet.say("Fabric width")}: ${fromLeft(`${number(cloth.width / 10, language, 0)} cm`)}`,
      `${sheet.say("Usable width")}: ${fromLeft(`${number(laying.usable / 10, language, 0)} cm`)}`,
      ...(isLaid ? [`${sheet.say("Marker efficiency")}: ${fromLeft(`${Math.round(laying.lay.efficiency * 100)} %`)}`] : []),
      ...(cloth.nap === "one-way" ? [sheet.say("Cut one way for its nap")] : []),
      ...(cloth.repeat > 0
        ? [`${sheet.say("Pattern repeat matched")}: ${fromLeft(`${number(cloth.repeat, language, 1)} mm`)}`]
        : []),
    ];
    const quarter = WIDTH / facts.length;
    facts.forEach((fact, column) => {
      sheet.write(
        fact,
        { at: column * quarter, y: top + 6.4, width: quarter - 2 },
        { sizePt: 8, ...(column === 0 && isLaid ? { weight: 600 } : { colour: INK_2 }) },
      );
    });
    const words = sheet.say(
      "{{count}} garments laid together, size {{size}}, seam allowance {{mm}} mm. An estimate: the marker of the cutting room decides.",
      { count: laying.garments, size: garment.size, mm: laying.allowance },
    );
    sheet.write(words, { at: 0, y: top + 11.4, width: WIDTH }, { sizePt: 7, colour: INK_3 });
    if (isLaid) drawLay(sheet, one, top + WORDS_MM, height - WORDS_MM - 4);
    else {
      const names = laying.lay.tooWide.map(({ key }) => pieces.find((piece) => piece.key === key)?.name ?? "");
      sheet.write(`${sheet.say("Wider than this cloth")}: ${names.join(", ")}`, { at: 0, y: top + WORDS_MM, width: WIDTH });
    }
  });
}
