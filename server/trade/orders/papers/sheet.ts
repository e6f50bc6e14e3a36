import type { BytesFile, OrderRow } from "@selvedge/contract";
import { ORDER_STATE_NAMES } from "@selvedge/contract/order-state-names";
import { STEP_NAMES } from "@selvedge/contract/step-names";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { writeBook } from "../../../platform/spreadsheet/book.ts";
import { type Cell, dayCell, figureCell, moneyCell, textCell } from "../../../platform/spreadsheet/cells.ts";

type Translate = (english: string) => string;

/** In the server's catalogue "Cancelled" is said of a sample, which in some languages is another form of the word. */
const STATES: Readonly<Record<OrderRow["status"], string>> = { ...ORDER_STATE_NAMES, cancelled: "Order cancelled" };

type Column = {
  /** English text and key of its heading. */
  readonly title: string;
  readonly width: number;
  readonly cell: (row: OrderRow, translate: Translate) => Cell;
};

const COMPANY: Column = { title: "Company", width: 24, cell: ({ company }) => textCell(company) };

/** Amounts have their unit and currency in columns of their own, so that they can be reckoned with. */
const COLUMNS: readonly Column[] = [
  { title: "Order number", width: 14, cell: ({ orderNo }) => textCell(orderNo) },
  { title: "PO number", width: 16, cell: ({ poNumber }) => textCell(poNumber) },
  { title: "Status", width: 20, cell: ({ status }, translate) => textCell(translate(STATES[status])) },
  {
    title: "Production step",
    width: 20,
    cell: ({ currentStep }, translate) => textCell(currentStep ? translate(STEP_NAMES[currentStep]) : ""),
  },
  { title: "Days late", width: 10, cell: ({ lateDays }) => figureCell(lateDays > 0 ? lateDays : null, "0") },
  { title: "Lines", width: 8, cell: ({ lineCount }) => figureCell(lineCount, "0") },
  { title: "Quantity ordered", width: 12, cell: ({ quantity }) => figureCell(quantity.value, "0") },
  { title: "Quantity delivered", width: 12, cell: ({ delivered }) => figureCell(delivered.value, "0") },
  { title: "Unit", width: 7, cell: ({ quantity }) => textCell(quantity.unit) },
  {
    title: "Order total",
    width: 14,
    cell: ({ total }, translate) => (total ? moneyCell(total) : textCell(translate("on request"))),
  },
  { title: "Currency", width: 10, cell: ({ total }) => textCell(total?.currency ?? "") },
  { title: "Ordered on", width: 12, cell: ({ createdAt }) => dayCell(createdAt) },
  { title: "Requested date", width: 12, cell: ({ requestedDate }) => dayCell(requestedDate) },
  { title: "Promised date", width: 12, cell: ({ promisedDate }) => dayCell(promisedDate) },
];

type How = {
  readonly translate: Translate;
  readonly rightToLeft: boolean;
  readonly date: string;
  /** The mill sees whose order it is. */
  readonly isForMill: boolean;
};

/** A spreadsheet of orders, one a row. */
export function ordersBook(
  workers: WorkerPool,
  orders: readonly OrderRow[],
  { translate, rightToLeft, date, isForMill }: How,
): Promise<BytesFile> {
  const columns = isForMill ? [COMPANY, ...COLUMNS] : COLUMNS;
  return writeBook(workers, {
    title: translate("Orders"),
    columns: columns.map(({ title, width }) => ({ heading: translate(title), width })),
    rows: orders.map((order) => columns.map(({ cell }) => cell(order, translate))),
    rightToLeft,
    date,
  });
}
