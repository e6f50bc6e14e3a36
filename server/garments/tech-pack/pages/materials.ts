import { fromLeft } from "../../../platform/print/fonts.ts";
import { points } from "../../../platform/print/page.ts";
import { number } from "../../../platform/print/sheet.ts";
import { CLOTH_FINISH_TEXTS } from "../contents/finishes.ts";
import { figure } from "../drawing/dimension.ts";
import { INK_2, INK_3, LINE, PAGE, type PackSheet, WIDTH } from "../drawing/sheet.ts";

const ROW_MM = 28;
const SWATCH_MM = 24;
const COLUMNS = {
  fabric: { at: 28, width: 62 },
  weight: { at: 92, width: 20 },
  width: { at: 114, width: 20 },
  pieces: { at: 138, width: 62 },
  scale: { at: 202, width: 18 },
  angle: { at: 222, width: 18 },
  offset: { at: 242, width: 31 },
} as const;
const CHIP = { width: 44, height: 14, gap: 4 } as const;

const signed = (mm: number): string => `${mm < -0.05 ? "\u2212" : ""}${figure(mm)}`;

function drawFabrics(sheet: PackSheet, cuttings: ReadonlyMap<string, Buffer>): number {
  const { fabrics, language } = sheet.input;
  let y: number = PAGE.top;
  const head = () => {
    sheet.heading(sheet.say("Fabrics used"), 0, y, WIDTH);
    y += 7;
    const style = { sizePt: 7, colour: INK_3 } as const;
    sheet.write(sheet.say("Scale 1:{{scale}}", { scale: 1 }), { at: 0, y, width: SWATCH_MM }, style);
    const titles = {
      weight: "Fabric weight",
      width: "Fabric width",
      pieces: "Laid under",
      scale: "Print scale",
      angle: "Grain angle",
      offset: "Offset across, along",
    } as const;
    for (const [key, title] of Object.entries(titles) as [keyof typeof titles, (typeof titles)[keyof typeof titles]][])
      sheet.write(sheet.say(title), { ...COLUMNS[key], y }, { ...style, isFigure: key !== "pieces" });
    y += 4.6;
  };
  head();
  for (const fabric of fabrics) {
    const height = Math.max(ROW_MM, 4 + fabric.laid.length * 9);
    if (y + height > PAGE.foot) {
      sheet.open(sheet.say("Materials"));
      y = PAGE.top;
      head();
    }
    sheet.rule(y);
    const cutting = cuttings.get(fabric.key);
    const x = sheet.x(0, SWATCH_MM);
    if (cutting) sheet.page.image(cutting, points(x), points(y + 2), { width: points(SWATCH_MM), height: points(SWATCH_MM) });
    else if (/^#[0-9a-f]{6}$/.test(fabric.code))
      sheet.page.rect(points(x), points(y + 2), points(SWATCH_MM), points(SWATCH_MM)).fill(fabric.code);
    sheet.write(fromLeft(fabric.code), { ...COLUMNS.fabric, y: y + 2.2 }, { sizePt: 9, weight: 600 });
    const named = sheet.paragraph(fabric.name, { ...COLUMNS.fabric, y: y + 7 }, { sizePt: 8 });
    sheet.paragraph(fabric.composition, { ...COLUMNS.fabric, y: y + 7.6 + named }, { sizePt: 7.5, colour: INK_2 });
    if (fabric.weightGsm !== null)
      sheet.write(
        fromLeft(`${number(fabric.weightGsm, language, 0)} g/m²`),
        { ...COLUMNS.weight, y: y + 2.4 },
        { isFigure: true },
      );
    if (fabric.widthCm !== null)
      sheet.write(fromLeft(`${number(fabric.widthCm, language, 0)} cm`), { ...COLUMNS.width, y: y + 2.4 }, { isFigure: true });
    fabric.laid.forEach(({ pieces, mapping, finish }, i) => {
      const row = y + 2.4 + i * 9;
      const made = finish ? ` · ${sheet.say(CLOTH_FINISH_TEXTS[finish])}` : "";
      sheet.paragraph(pieces.join(", ") + made, { ...COLUMNS.pieces, y: row }, { sizePt: 7.2 });
      sheet.write(fromLeft(`${Math.round(mapping.scale * 1000) / 10} %`), { ...COLUMNS.scale, y: row }, { isFigure: true });
      sheet.write(
        fromLeft(`${mapping.angle.toFixed(1).replace("-", "\u2212")}°`),
        { ...COLUMNS.angle, y: row },
        { isFigure: true },
      );
      sheet.write(
        fromLeft(`${signed(mapping.offsetX)}, ${signed(mapping.offsetY)} mm`),
        { ...COLUMNS.offset, y: row },
        { isFigure: true },
      );
    });
    y += height;
  }
  sheet.rule(y);
  return y + 8;
}

function drawColours(sheet: PackSheet, top: number): number {
  const { colours } = sheet.input;
  if (colours.length === 0) return top;
  const columns = Math.floor((WIDTH + CHIP.gap) / (CHIP.width + CHIP.gap));
  let y = top;
  if (y + 30 > PAGE.foot) {
    sheet.open(sheet.say("Materials"));
    y = PAGE.top;
  }
  sheet.heading(sheet.say("Customer colours"), 0, y, WIDTH);
  y += 8;
  colours.forEach(({ name, code, hex, lab }, i) => {
    const column = i % columns;
    if (column === 0 && i > 0) y += CHIP.height + 15;
    if (column === 0 && y + CHIP.height + 14 > PAGE.foot) {
      sheet.open(sheet.say("Materials"));
      y = PAGE.top;
    }
    const place = { at: column * (CHIP.width + CHIP.gap), width: CHIP.width };
    sheet.page.rect(points(sheet.x(place.at, place.width)), points(y), points(CHIP.width), points(CHIP.height)).fill(hex);
    sheet.write(name, { ...place, y: y + CHIP.height + 1.4 }, { sizePt: 8, weight: 600 });
    const values = lab
      ? `L* ${lab[0].toFixed(1)}  a* ${lab[1].toFixed(1)}  b* ${lab[2].toFixed(1)}`.replaceAll("-", "\u2212")
      : "";
    [[code, hex].filter(Boolean).join("  "), values].forEach((line, row) => {
      sheet.write(fromLeft(line), { ...place, y: y + CHIP.height + 5.4 + row * 3.8 }, { sizePt: 7, colour: INK_3 });
    });
  });
  return y + CHIP.height + 17;
}

const TRIMS_WIDTH = 184;
const TRIM_ROW = 6;
/** So many rows stand under a heading at least. */
const MIN_TRIMS = 6;

function drawTrims(sheet: PackSheet, top: number): void {
  const { trims, sewnOn, pieces, language } = sheet.input;
  if (trims.length + sewnOn.length === 0) return;
  const nameOf = (key: string) => pieces.find((piece) => piece.key === key)?.name ?? "";
  const buttons = Map.groupBy(
    trims.filter((trim) => trim.kind === "button"),
    ({ pieceKey, diameter }) => `${pieceKey} ${diameter}`,
  );
  const rows = [
    ...[...buttons.values()].map((same) => ({
      kind: sheet.say("Button"),
      code: "",
      piece: nameOf(same[0]!.pieceKey),
      size: `Ø ${same[0]!.diameter} mm`,
      count: same.length,
    })),
    ...trims.flatMap((trim) =>
      trim.kind === "placket"
        ? [
            {
              kind: sheet.say("Button placket"),
              code: "",
              piece: nameOf(trim.pieceKey),
              size: `${figure(trim.width)} × ${figure(trim.height)} mm`,
              count: 1,
            },
          ]
        : [],
    ),
    ...sewnOn.map(({ name, code, pieceKey, width, height, count }) => ({
      kind: name,
      code,
      piece: nameOf(pieceKey),
      size: `${figure(width)} × ${figure(height)} mm`,
      count,
    })),
  ];
  const heading = () => {
    sheet.heading(sheet.say("Trims and buttons"), 0, y, TRIMS_WIDTH);
    y += 7.4;
  };
  let y = top;
  if (y + 16 + Math.min(rows.length, MIN_TRIMS) * TRIM_ROW > PAGE.foot) {
    sheet.open(sheet.say("Materials"));
    y = PAGE.top;
  }
  heading();
  for (const { kind, code, piece, size, count } of rows) {
    if (y + TRIM_ROW > PAGE.foot) {
      sheet.open(sheet.say("Materials"));
      y = PAGE.top;
      heading();
    }
    sheet.write(kind, { at: 0, y, width: 62 });
    sheet.write(fromLeft(code), { at: 64, y, width: 28 }, { colour: INK_2 });
    sheet.write(piece, { at: 94, y, width: 36 }, { colour: INK_2 });
    sheet.write(fromLeft(size), { at: 132, y, width: 34 }, { isFigure: true });
    sheet.write(number(count, language, 0), { at: 168, y, width: 16 }, { isFigure: true, weight: 600 });
    sheet.rule(y + 4.4, LINE, 0, TRIMS_WIDTH);
    y += TRIM_ROW;
  }
}

/** Fabrics with how they are laid, the customer's colours, and what is sewn on. */
export function drawMaterials(sheet: PackSheet, cuttings: ReadonlyMap<string, Buffer>): void {
  const { fabrics, colours, trims, sewnOn } = sheet.input;
  if (fabrics.length + colours.length + trims.length + sewnOn.length === 0) return;
  sheet.open(sheet.say("Materials"));
  const afterFabrics = fabrics.length > 0 ? drawFabrics(sheet, cuttings) : PAGE.top;
  drawTrims(sheet, drawColours(sheet, afterFabrics));
}
