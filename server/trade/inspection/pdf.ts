import type { InspectionReport } from "@selvedge/contract";
import { fromLeft } from "../../platform/print/fonts.ts";
import { PALE_INK, points } from "../../platform/print/page.ts";
import {
  type Column,
  dateOf,
  HAIRLINE_PT,
  LINE_PALE,
  number,
  PAGE,
  printed,
  type Sheet,
  WIDTH,
  type Words,
} from "../../platform/print/sheet.ts";

type Roll = InspectionReport["rolls"][number];

const FAULT = "#9a3412";
const ROW_MM = 6.2;
const STRIP_MM = 3.4;
const TICK_MM_PER_POINT = 0.85;

const ROLL_COLUMNS = {
  roll: { at: 0, width: 20 },
  length: { at: 21, width: 16, isFigure: true },
  width: { at: 38, width: 16, isFigure: true },
  points: { at: 91, width: 13, isFigure: true },
  yards: { at: 105, width: 23, isFigure: true },
  metres: { at: 129, width: 23, isFigure: true },
  grade: { at: 156, width: 26 },
} as const satisfies Record<string, Column>;
/** How many faults have one, two, three and four points: the four columns of the system. */
const MARKS = { at: 57, width: 8, of: [1, 2, 3, 4] } as const;
const markColumn = (mark: number): Column => ({ at: MARKS.at + (mark - 1) * MARKS.width, width: MARKS.width, isFigure: true });

const TEST_COLUMNS = [
  { at: 0, width: 66 },
  { at: 68, width: 40 },
  { at: 110, width: 26 },
  { at: 138, width: 20 },
  { at: 160, width: 22 },
] as const satisfies readonly Column[];

const gradeWord = (grade: Roll["grade"], { translate }: Words): string =>
  translate(grade === "first" ? "First quality" : "Second quality");

function drawHead(sheet: Sheet, report: InspectionReport): void {
  const { language, translate } = sheet.words;
  sheet.cell(translate("Inspection report"), { at: 0, width: 120 }, { sizePt: 17, weight: 600 });
  sheet.cell(fromLeft(report.reportNo), { at: 120, width: WIDTH - 120, isFigure: true }, { sizePt: 11, weight: 600 });
  sheet.y += 9;
  sheet.cell(
    `${fromLeft(report.company)} · ${dateOf(report.inspectedAt, language)}`,
    { at: 0, width: WIDTH },
    { sizePt: 8.5, colour: PALE_INK },
  );
  sheet.y += 6;
  sheet.rule();
  sheet.y += 3;
  const { basis, roll, lot } = report.limits;
  const per = translate(basis === "sqyd" ? "per 100 yd²" : "per 100 m²");
  const facts: [string, string][] = [
    [translate("Inspected fabric"), `${fromLeft(report.product.productCode)}  ${report.product.productName}`],
    [translate("Order"), fromLeft(report.orderNo ?? "—")],
    [translate("Lot"), fromLeft(report.lotNo)],
    [translate("Rolls"), number(report.rolls.length, language, 0)],
    [translate("Total length"), `${number(report.metres, language)} ${translate("m")}`],
    [translate("Points"), number(report.points, language, 0)],
    [
      translate("Points of the lot"),
      `${number(report.pointsPer100SquareYards, language)} ${translate("per 100 yd²")} · ${number(report.pointsPer100SquareMetres, language)} ${translate("per 100 m²")}`,
    ],
    [
      translate("Agreed limit"),
      `${translate("roll")} ${number(roll, language)} · ${translate("lot")} ${number(lot, language)} ${per}`,
    ],
    [translate("Result"), gradeWord(report.grade, sheet.words)],
  ];
  for (const [name, value] of facts) {
    const isResult = name === translate("Result");
    sheet.cell(name, { at: 0, width: 38 }, { colour: PALE_INK, sizePt: 8.5 });
    sheet.cell(
      value,
      { at: 40, width: WIDTH - 40 },
      {
        sizePt: 8.5,
        weight: isResult ? 600 : 400,
        ...(isResult && report.grade === "second" && { colour: FAULT }),
      },
    );
    sheet.y += 5.2;
  }
}

function drawRollHead(sheet: Sheet): void {
  const { translate } = sheet.words;
  const style = { colour: PALE_INK, sizePt: 7.5 };
  sheet.cell(
    translate("Faults by points"),
    { at: MARKS.at - 20, width: MARKS.of.length * MARKS.width + 20, isFigure: true },
    style,
  );
  sheet.y += 4;
  sheet.cell(translate("Roll"), ROLL_COLUMNS.roll, style);
  sheet.cell(translate("m"), ROLL_COLUMNS.length, style);
  sheet.cell(translate("cm"), ROLL_COLUMNS.width, style);
  for (const mark of MARKS.of) sheet.cell(String(mark), markColumn(mark), style);
  sheet.cell(translate("Points"), ROLL_COLUMNS.points, style);
  sheet.cell(translate("per 100 yd²"), ROLL_COLUMNS.yards, style);
  sheet.cell(translate("per 100 m²"), ROLL_COLUMNS.metres, style);
  sheet.cell(translate("Result"), ROLL_COLUMNS.grade, style);
  sheet.y += 4.6;
}

/** The roll from its beginning at the left, a tick at each fault as high as its points; the same in every language, as cloth is. */
function drawStrip(sheet: Sheet, roll: Roll, longestM: number): void {
  const { page } = sheet;
  const mmPerM = WIDTH / longestM;
  page
    .save()
    .lineWidth(HAIRLINE_PT)
    .strokeColor(LINE_PALE)
    .rect(points(PAGE.margin), points(sheet.y), points(roll.lengthM * mmPerM), points(STRIP_MM))
    .stroke()
    .strokeColor(FAULT)
    .lineWidth(0.8);
  for (const { positionM, points: defectPoints } of roll.defects) {
    const x = points(PAGE.margin + positionM * mmPerM);
    const foot = points(sheet.y + STRIP_MM);
    page
      .moveTo(x, foot)
      .lineTo(x, foot - points(defectPoints * TICK_MM_PER_POINT))
      .stroke();
  }
  page.restore();
}

function drawRolls(sheet: Sheet, report: InspectionReport): void {
  const { language, translate } = sheet.words;
  sheet.heading(translate("Rolls"));
  drawRollHead(sheet);
  const longestM = Math.max(...report.rolls.map(({ lengthM }) => lengthM));
  for (const roll of report.rolls) {
    if (sheet.makeRoom(ROW_MM + STRIP_MM + 3)) drawRollHead(sheet);
    sheet.rule(LINE_PALE);
    sheet.y += 1.2;
    const failed = roll.grade === "second";
    sheet.cell(fromLeft(roll.rollNo), ROLL_COLUMNS.roll);
    sheet.cell(number(roll.lengthM, language), ROLL_COLUMNS.length);
    sheet.cell(number(roll.widthMm / 10, language), ROLL_COLUMNS.width);
    for (const mark of MARKS.of) {
      const count = roll.defects.filter(({ points: own }) => own === mark).length;
      sheet.cell(count === 0 ? "–" : number(count, language, 0), markColumn(mark), count === 0 ? { colour: PALE_INK } : {});
    }
    sheet.cell(number(roll.points, language, 0), ROLL_COLUMNS.points);
    sheet.cell(number(roll.pointsPer100SquareYards, language), ROLL_COLUMNS.yards);
    sheet.cell(number(roll.pointsPer100SquareMetres, language), ROLL_COLUMNS.metres);
    sheet.cell(gradeWord(roll.grade, sheet.words), ROLL_COLUMNS.grade, failed ? { colour: FAULT, weight: 600 } : {});
    sheet.y += 4.8;
    drawStrip(sheet, roll, longestM);
    sheet.y += STRIP_MM + 2;
  }
  sheet.rule(LINE_PALE);
}

/** What is required and measured, with the signs that the fonts of the sheet lack in two. */
const asWritten = (text: string): string => fromLeft(text.replaceAll("≥", ">=").replaceAll("≤", "<="));

function drawTests(sheet: Sheet, report: InspectionReport): void {
  const { translate } = sheet.words;
  if (report.tests.length === 0) return;
  sheet.heading(translate("Tests"));
  const heads = ["Test", "Method", "Required", "Measured", "Result"].map(translate);
  heads.forEach((head, index) => {
    sheet.cell(head, TEST_COLUMNS[index]!, { colour: PALE_INK, sizePt: 7.5 });
  });
  sheet.y += 4.6;
  for (const { name, method, required, result, passed } of report.tests) {
    sheet.makeRoom(ROW_MM);
    sheet.rule(LINE_PALE);
    sheet.y += 1.2;
    const cells = [name, fromLeft(method), asWritten(required), asWritten(result), translate(passed ? "Passed" : "Not passed")];
    cells.forEach((text, index) => {
      sheet.cell(text, TEST_COLUMNS[index]!, index === 4 && !passed ? { colour: FAULT, weight: 600 } : {});
    });
    sheet.y += ROW_MM - 1.2;
  }
  sheet.rule(LINE_PALE);
}

function drawSignature(sheet: Sheet, report: InspectionReport): void {
  const { language, translate } = sheet.words;
  sheet.makeRoom(26);
  sheet.y += 8;
  if (report.remark) {
    sheet.cell(report.remark, { at: 0, width: WIDTH }, { sizePt: 8.5 });
    sheet.y += 7;
  }
  const lines: [string, string][] = [
    [translate("Inspector"), fromLeft(report.inspector)],
    ...(report.signedBy && report.signedAt
      ? [[translate("Signed"), `${fromLeft(report.signedBy)} · ${dateOf(report.signedAt, language)}`] as [string, string]]
      : []),
    [translate("System"), `${translate("Four-point system")}, ${fromLeft("ASTM D5430")}`],
  ];
  for (const [name, value] of lines) {
    sheet.cell(name, { at: 0, width: 38 }, { colour: PALE_INK, sizePt: 8.5 });
    sheet.cell(value, { at: 40, width: WIDTH - 40 }, { sizePt: 8.5 });
    sheet.y += 5.2;
  }
  sheet.cell(
    translate(
      "A fault longer than a metre is charged in every metre it runs through; no metre is charged with more than four points.",
    ),
    { at: 40, width: WIDTH - 40 },
    { colour: PALE_INK, sizePt: 7.5 },
  );
}

/** An inspection report for printing on A4: facts, a line and a map for each roll, tests, signature. */
export const reportPdf = (report: InspectionReport, words: Words): Promise<Buffer> =>
  printed(report.reportNo, words, (sheet) => {
    drawHead(sheet, report);
    drawRolls(sheet, report);
    drawTests(sheet, report);
    drawSignature(sheet, report);
  });
