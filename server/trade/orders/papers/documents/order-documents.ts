import { inspectionPdf, type OrderPaper, type orderDocuments, orderPdf, PREFIX } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { readHistory } from "../../../desk/history.ts";
import { reportPage } from "../../../inspection/queries.ts";
import { isConfirmed, readOrderRow } from "../../list.ts";
import { confirmedAt } from "../order-paper.ts";
import { documentsOf } from "./added.ts";

const MAX_REPORTS = 100;

export const orderDocumentsHandler: Handler<typeof orderDocuments> = async ({ body, customer, db, clock, lang, translate }) => {
  const { orderId } = body;
  const order = await readOrderRow(db, orderId, { customer, translate, now: clock.now() });
  if (!order) throw refuse("notFound");
  const hasConfirmation = isConfirmed(order);
  const confirmed = hasConfirmation ? confirmedAt({ history: await readHistory(db, orderId) }) : null;
  const reports = await reportPage(db, customer, { orderId, pageNum: 1, pageSize: MAX_REPORTS }, translate);
  const drawn = (path: string, query: Readonly<Record<string, string>>): Pick<OrderPaper, "url" | "bytes"> => ({
    url: `${PREFIX}${path}?${new URLSearchParams({ ...query, lang })}`,
    bytes: null,
  });
  const papers: OrderPaper[] = [
    ...(await documentsOf(db, orderId)).map(({ docId: _, ...document }) => ({ ...document, report: null })),
    ...reports.list.map(({ reportId, reportNo, product, grade, inspectedAt }) => ({
      kind: "inspection" as const,
      name: `${reportNo}.pdf`,
      ...drawn(inspectionPdf.path, { reportId }),
      createdAt: inspectedAt,
      report: { reportId, productCode: product.productCode, grade },
    })),
  ];
  return {
    list: [
      {
        kind: hasConfirmation ? "confirmation" : "order",
        name: `${order.orderNo}.pdf`,
        ...drawn(orderPdf.path, { orderId }),
        createdAt: confirmed ?? order.createdAt,
        report: null,
      },
      ...papers.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    ],
  };
};
