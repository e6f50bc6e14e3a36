import { isFromRight, LANGUAGE_TAGS, type Order, type OrderedGarment, type OrderLine } from "@selvedge/contract";
import { ORDER_STATE_NAMES } from "@selvedge/contract/order-state-names";
import { fromLeft } from "../../../platform/print/fonts.ts";
import { decimalsOf } from "../../../platform/print/money.ts";
import { drawQrCode, leadingMmOf, PALE_INK } from "../../../platform/print/page.ts";
import {
  type Column,
  dateOf,
  LINE_PALE,
  number,
  PAGE,
  printed,
  type Sheet,
  WIDTH,
  type Words,
} from "../../../platform/print/sheet.ts";
import { isConfirmed } from "../list.ts";

const TEXT_PT = 8;
const SMALL = { sizePt: 7.5, colour: PALE_INK } as const;
const ROW_GAP_MM = 1.2;

const LINE_COLUMNS = {
  place: { at: 0, width: 7 },
  code: { at: 8, width: 28 },
  name: { at: 38, width: 50 },
  quantity: { at: 88, width: 18, isFigure: true },
  unit: { at: 108, width: 12 },
  price: { at: 121, width: 26, isFigure: true },
  amount: { at: 148, width: 34, isFigure: true },
} as const satisfies Record<string, Column>;

/** Whose paper it is, and where the portal is reached, "https://portal.example". */
type From = { readonly mill: string; readonly origin: string };

/** The code at the end of the head, by which the order is opened. */
const CODE_MM = 30;
const FACT = { name: { at: 0, width: 38 }, value: { at: 40, width: WIDTH - 40 - CODE_MM } } as const satisfies Record<
  string,
  Column
>;

const COLOUR: Column = { at: 0, width: 40 };
const SIZES_SUM: Column = { at: WIDTH - 20, width: 20, isFigure: true };
/** Where the sizes stand side by side; what does not fit goes on below, under a head of its own. */
const SIZES = { at: COLOUR.width + 2, width: SIZES_SUM.at - COLOUR.width - 2 } as const;
const MIN_SIZE_MM = 12;
const SIZE_GAP_MM = 1.5;

const money = ({ amount, currency }: NonNullable<Order["total"]>, { language }: Words): string => {
  const decimals = decimalsOf(currency);
  return fromLeft(`${number(amount / 10 ** decimals, language, decimals)} ${currency}`);
};

/** When the mill confirmed an order; null before. */
export const confirmedAt = ({ history }: Pick<Order, "history">): string | null =>
  history.find(({ type }) => type === "confirm")?.at ?? null;
/** In the server's catalogue "Cancelled" is said of a sample. */
const stateOf = ({ status }: Order): string => (status === "cancelled" ? "Order cancelled" : ORDER_STATE_NAMES[status]);

function addressLines(sheet: Sheet, { address }: Order): string[] {
  const { userName, company, streetName, zip, city, province, country, tel } = address;
  const place = [zip, city].filter(Boolean).join(" ");
  const tag = LANGUAGE_TAGS[sheet.words.language];
  const countryName = country && (new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country);
  const written = [userName, company, streetName, place, province].flatMap((part) => sheet.writtenIn(part, FACT.value));
  return [...written, countryName, fromLeft(tel)].filter(Boolean);
}

function drawFact(sheet: Sheet, name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  sheet.makeRoom(leadingMmOf(TEXT_PT));
  sheet.cell(sheet.words.translate(name), FACT.name, { colour: PALE_INK });
  sheet.paragraph(lines, FACT.value);
  sheet.y += ROW_GAP_MM;
}

/** The customer comes to the order by it, the mill to its own view of it. */
function drawOrderCode(sheet: Sheet, { orderId }: Order, origin: string): void {
  const { language } = sheet.words;
  const xMm = isFromRight(language) ? PAGE.margin : PAGE.width - PAGE.margin - CODE_MM;
  drawQrCode(sheet.page, `${origin}/myOrder?orderId=${orderId}`, { xMm, yMm: sheet.y + 1, sizeMm: CODE_MM });
}

function drawHead(sheet: Sheet, order: Order, { mill, origin }: From): void {
  const { language, translate } = sheet.words;
  sheet.cell(translate(isConfirmed(order) ? "Order confirmation" : "Order"), { at: 0, width: 120 }, { sizePt: 17, weight: 600 });
  sheet.cell(fromLeft(order.orderNo), { at: 120, width: WIDTH - 120, isFigure: true }, { sizePt: 11, weight: 600 });
  sheet.y += 9;
  sheet.cell(fromLeft(mill), { at: 0, width: WIDTH }, { sizePt: 8.5, colour: PALE_INK });
  sheet.y += 6;
  sheet.rule();
  drawOrderCode(sheet, order, origin);
  sheet.y += 3;
  const day = (iso: string | null): string[] => (iso ? [dateOf(iso, language)] : []);
  drawFact(sheet, "Order number", [fromLeft(order.orderNo)]);
  drawFact(sheet, "PO number", order.poNumber ? [fromLeft(order.poNumber)] : []);
  drawFact(sheet, "Status", [translate(stateOf(order))]);
  drawFact(sheet, "Ordered on", day(order.createdAt));
  drawFact(sheet, "Confirmed on", day(confirmedAt(order)));
  drawFact(sheet, "Requested date", day(order.requestedDate));
  drawFact(sheet, "Promised date", order.promisedDate ? day(order.promisedDate) : [translate("to be confirmed by the mill")]);
  drawFact(sheet, "Customer", sheet.writtenIn(order.company, FACT.value));
  drawFact(sheet, "Delivered to", addressLines(sheet, order));
}

function drawLineHead(sheet: Sheet): void {
  const { translate } = sheet.words;
  for (const [column, title] of [
    [LINE_COLUMNS.code, "Code"],
    [LINE_COLUMNS.name, "Name"],
    [LINE_COLUMNS.quantity, "Quantity"],
    [LINE_COLUMNS.unit, "Unit"],
    [LINE_COLUMNS.price, "Price"],
    [LINE_COLUMNS.amount, "Amount"],
  ] as const)
    sheet.cell(translate(title), column, SMALL);
  sheet.y += 4.6;
}

/** What stands below a line's name: its colour, where it comes from and how much more or less may come. */
function belowName({ color, supply, tolerancePct, product }: OrderLine, { translate }: Words): string[] {
  return [
    color && `${translate("Colour")}: ${color}`,
    product && supply === "stock" ? translate("from the warehouse") : "",
    tolerancePct > 0 ? fromLeft(`± ${tolerancePct} %`) : "",
  ].filter(Boolean);
}

function drawLine(sheet: Sheet, line: OrderLine, place: number): void {
  const { language, translate } = sheet.words;
  const { product, design } = line;
  const code = sheet.linesIn(product?.productCode ?? "", LINE_COLUMNS.code, { weight: 600 }).map(fromLeft);
  const name = sheet.linesIn(product?.productName ?? design?.name ?? "", LINE_COLUMNS.name);
  const below = belowName(line, sheet.words).flatMap((text) => sheet.linesIn(text, LINE_COLUMNS.name, SMALL));
  const noteColumn = { at: LINE_COLUMNS.name.at, width: WIDTH - LINE_COLUMNS.name.at };
  const nameMm = name.length * leadingMmOf(TEXT_PT) + below.length * leadingMmOf(SMALL.sizePt);
  const codeMm = code.length * leadingMmOf(TEXT_PT);
  if (sheet.makeRoom(Math.max(nameMm, codeMm) + 3 * ROW_GAP_MM)) drawLineHead(sheet);
  sheet.rule(LINE_PALE);
  sheet.y += ROW_GAP_MM;
  sheet.cell(number(place, language, 0), LINE_COLUMNS.place, { colour: PALE_INK });
  sheet.cell(number(line.productNum, language, 0), LINE_COLUMNS.quantity);
  sheet.cell(translate(line.unit), LINE_COLUMNS.unit);
  sheet.cell(line.price ? money(line.price, sheet.words) : translate("on request"), LINE_COLUMNS.price);
  sheet.cell(line.subtotal ? money(line.subtotal, sheet.words) : "–", LINE_COLUMNS.amount);
  const top = sheet.y;
  sheet.paragraph(code, LINE_COLUMNS.code, { weight: 600 });
  sheet.y = top;
  sheet.paragraph(name, LINE_COLUMNS.name);
  sheet.paragraph(below, LINE_COLUMNS.name, SMALL);
  sheet.y = top + Math.max(nameMm, codeMm);
  if (line.note) sheet.paragraph(sheet.writtenIn(line.note, noteColumn, SMALL), noteColumn, SMALL);
  sheet.y += ROW_GAP_MM;
}

function drawLines(sheet: Sheet, order: Order): void {
  const { language, translate } = sheet.words;
  sheet.heading(translate("Order lines"));
  drawLineHead(sheet);
  order.lines.forEach((line, index) => {
    drawLine(sheet, line, index + 1);
  });
  sheet.makeRoom(10);
  sheet.rule();
  sheet.y += ROW_GAP_MM + 0.6;
  const bold = { weight: 600, sizePt: 9 } as const;
  sheet.cell(translate("Order total"), { at: 0, width: 94 }, bold);
  sheet.cell(number(order.quantity.value, language, 0), LINE_COLUMNS.quantity, bold);
  sheet.cell(translate(order.quantity.unit), LINE_COLUMNS.unit, bold);
  const sum = order.total ? money(order.total, sheet.words) : translate("on request");
  sheet.cell(sum, { at: LINE_COLUMNS.price.at, width: WIDTH - LINE_COLUMNS.price.at, isFigure: true }, bold);
  sheet.y += 6;
}

type Cell = OrderedGarment["cells"][number];
const piecesOf = (cells: readonly Cell[]): number => cells.reduce((sum, { ordered }) => sum + ordered, 0);

/** How wide every size is: no size and no count of it is cut short. */
function sizeMmOf(sheet: Sheet, { sizes, cells }: OrderedGarment): number {
  const widest = sizes.map((size) => {
    const sum = piecesOf(cells.filter((cell) => cell.size === size));
    return Math.max(sheet.widthOf(size, SMALL), sheet.widthOf(number(sum, sheet.words.language, 0), { weight: 600 }));
  });
  return Math.min(SIZES.width, Math.max(MIN_SIZE_MM, ...widest.map((width) => width + SIZE_GAP_MM)));
}

/** Colours down, the sizes of one row across; the sum of each colour stands where its last sizes do. */
function drawSizes(
  sheet: Sheet,
  { colours, cells }: OrderedGarment,
  { sizes, sizeMm, isLast }: { readonly sizes: readonly string[]; readonly sizeMm: number; readonly isLast: boolean },
): void {
  const { language, translate } = sheet.words;
  const columnOf = (place: number): Column => ({ at: SIZES.at + place * sizeMm, width: sizeMm - 1, isFigure: true });
  const drawCounts = (some: readonly Cell[], style: { weight?: 600 }): void => {
    sizes.forEach((size, place) => {
      const count = piecesOf(some.filter((cell) => cell.size === size));
      sheet.cell(count === 0 ? "–" : number(count, language, 0), columnOf(place), style);
    });
    if (isLast) sheet.cell(number(piecesOf(some), language, 0), SIZES_SUM, { weight: 600 });
  };
  const drawSizeHead = (): void => {
    sheet.cell(translate("Colour"), COLOUR, SMALL);
    sizes.forEach((size, place) => {
      sheet.cell(fromLeft(size), columnOf(place), SMALL);
    });
    if (isLast) sheet.cell(translate("Total"), SIZES_SUM, SMALL);
    sheet.y += 4.6;
  };
  sheet.makeRoom(14);
  drawSizeHead();
  for (const colour of colours) {
    const name = sheet.writtenIn(colour, COLOUR);
    if (sheet.makeRoom(name.length * leadingMmOf(TEXT_PT) + 2 * ROW_GAP_MM)) drawSizeHead();
    sheet.rule(LINE_PALE);
    sheet.y += ROW_GAP_MM;
    drawCounts(
      cells.filter((cell) => cell.colour === colour),
      {},
    );
    sheet.paragraph(name, COLOUR);
    sheet.y += ROW_GAP_MM / 2;
  }
  sheet.makeRoom(6);
  sheet.rule();
  sheet.y += ROW_GAP_MM;
  sheet.cell(translate("Total"), COLOUR, { weight: 600 });
  drawCounts(cells, { weight: 600 });
  sheet.y += 7;
}

function drawGarment(sheet: Sheet, garment: OrderedGarment): void {
  const { language, translate } = sheet.words;
  const { sizes } = garment;
  sheet.heading(translate("Sizes and colours, pieces"));
  const sizeMm = sizeMmOf(sheet, garment);
  const inRow = Math.floor(SIZES.width / sizeMm);
  for (let from = 0; from < sizes.length; from += inRow)
    drawSizes(sheet, garment, { sizes: sizes.slice(from, from + inRow), sizeMm, isLast: from + inRow >= sizes.length });
  drawFact(sheet, "Garment sample", [fromLeft(garment.sampleNo)]);
  drawFact(sheet, "Pieces in a carton", [number(garment.packing.piecesPerCarton, language, 0)]);
}

function drawTerms(sheet: Sheet, order: Order): void {
  const { translate } = sheet.words;
  const terms = [
    order.lines.some(({ tolerancePct }) => tolerancePct > 0) &&
      translate("± is how much more or less than was ordered the mill may deliver."),
    order.promisedDate === null && translate("The mill gives the date when it confirms the order."),
    order.total === null && translate("The mill gives the prices that are on request when it confirms the order."),
  ].filter((term) => term !== false);
  if (terms.length > 0) sheet.heading(translate("Terms"));
  const column = { at: 0, width: WIDTH };
  for (const term of terms) sheet.paragraph(sheet.linesIn(term, column), column);
  if (order.message) {
    sheet.heading(translate("Note"));
    sheet.paragraph(sheet.writtenIn(order.message, column), column);
  }
}

/** An order for printing on A4: who orders and where it goes, its lines with prices, a garment's sizes by colours, terms. */
export const orderPaperPdf = (order: Order, { mill, origin }: From, words: Words): Promise<Buffer> =>
  printed(order.orderNo, words, (sheet) => {
    drawHead(sheet, order, { mill, origin });
    drawLines(sheet, order);
    if (order.garment) drawGarment(sheet, order.garment);
    drawTerms(sheet, order);
  });
