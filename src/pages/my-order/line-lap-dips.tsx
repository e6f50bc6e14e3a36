import type { Order, OrderLine } from "@selvedge/contract";
import { LAP_DIP_WHILE } from "@selvedge/contract/desk-states";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { myLapDip } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { AskLapDipButton } from "../../lap-dips/ask-button.tsx";
import { STATUS_NAMES } from "../../lap-dips/words.ts";
import { Code } from "../../ui/words.tsx";

const MAX_LAP_DIPS = 100;

type LineLapDipsProps = { line: OrderLine; order: Pick<Order, "orderId" | "status"> };

/** The lap-dips that were asked for from a line, and the way to ask for one in its colour where the cloth is made for the order. */
export function LineLapDips({ line: { lineId, product, color, supply }, order: { orderId, status } }: LineLapDipsProps) {
  const { t } = useTranslation(["orders", "lapdips"]);
  const isFabric = product !== null;
  // One answer for all lines of the order.
  const { data } = useCall(myLapDip, { orderId, pageSize: MAX_LAP_DIPS }, { enabled: isFabric, staleTimeMs: 0 });
  if (!product) return null;
  const own = data?.list.filter((lapDip) => lapDip.lineId === lineId) ?? [];
  const { productId, productCode } = product;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-note empty:hidden">
      {own.map(({ lapDipId, lapDipNo, status: state }) => (
        <Link key={lapDipId} to={`/myLapDip?lapDipId=${lapDipId}`} className="quiet-link">
          {t("Lap-dip", { ns: "lapdips" })} <Code>{lapDipNo}</Code>: {t(STATUS_NAMES[state], { ns: "lapdips" })}
        </Link>
      ))}
      {supply === "make" && LAP_DIP_WHILE.includes(status) && (
        <AskLapDipButton size="small" of={{ productId, productCode, lineId, color }}>
          {t("Request a lap-dip")}
        </AskLapDipButton>
      )}
    </div>
  );
}
