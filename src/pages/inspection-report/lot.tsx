import type { InspectionReport } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { PER_100 } from "./words.ts";

/** What was inspected. */
export function LotFacts({ report }: { report: InspectionReport }) {
  const { t } = useTranslation("inspection");
  const { number } = useFormat();
  const { product, rolls, failedRolls } = report;
  const widths = rolls.map(({ widthMm }) => widthMm / 10);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  return (
    <div className="flex gap-5">
      <Picture
        src={product.productImg}
        ground={product.meanColour}
        alt=""
        sizes="112px"
        className="size-28 shrink-0 max-tablet:size-16"
      />
      <dl className="grid flex-1 grid-cols-2 content-start gap-x-6 gap-y-3 text-dense tablet:grid-cols-3">
        <Fact name={t("Cloth")}>
          <Link to={`/goodsDetails?productId=${product.productId}`} className="quiet-link">
            <Code className="font-medium">{product.productCode}</Code> {product.productName}
          </Link>
        </Fact>
        <Fact name={t("Order")}>
          {report.orderNo ? (
            <Link to={`/myOrder?keyword=${report.orderNo}&orderId=${report.orderId}`} className="quiet-link">
              <Code>{report.orderNo}</Code>
            </Link>
          ) : (
            "–"
          )}
        </Fact>
        <Fact name={t("Lot")}>
          <Code>{report.lotNo}</Code>
        </Fact>
        <Fact name={t("Rolls")}>
          {number(rolls.length)}
          {failedRolls > 0 && (
            <span className="block text-note text-fault">{t("{{count}} rolls over the limit", { count: failedRolls })}</span>
          )}
        </Fact>
        <Fact name={t("Total length")}>
          <Quantity value={number(report.metres)} unit={t("m")} />
        </Fact>
        <Fact name={t("Usable width")}>
          <bdi dir="ltr">
            <Quantity value={least === most ? number(least, 1) : `${number(least, 1)}–${number(most, 1)}`} unit={t("cm")} />
          </bdi>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Points of the lot by both bases; the one that was agreed on against its limit. */
export function LotRates({ report }: { report: InspectionReport }) {
  const { t } = useTranslation("inspection");
  const { number } = useFormat();
  const { limits } = report;
  const rates = { sqyd: report.pointsPer100SquareYards, sqm: report.pointsPer100SquareMetres };
  const agreed = rates[limits.basis];
  const isOver = agreed > limits.lot;
  const most = Math.max(agreed, limits.lot) * 1.25;
  const other = limits.basis === "sqyd" ? "sqm" : "sqyd";
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <div>
      <p className="text-dense">
        <span className={cx("voice text-title", isOver && "text-fault")}>{number(agreed, 1)}</span>{" "}
        <span className="text-ink-2">
          {t("points")} {t(PER_100[limits.basis])}
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-2 h-2 bg-plate">
        <span
          className={cx("absolute inset-y-0 start-0", isOver ? "bg-fault" : "bg-ink")}
          style={{ inlineSize: share(agreed) }}
        />
        <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ insetInlineStart: share(limits.lot) }} />
      </div>
      <p className="mt-2 text-note text-ink-2">
        {t("Agreed limit: {{lot}} for the lot, {{roll}} for each roll", { lot: number(limits.lot), roll: number(limits.roll) })}
      </p>
      <p className="text-note text-ink-3">
        {number(rates[other], 1)} {t(PER_100[other])}, {t("{{count}} points in all", { count: report.points })}
      </p>
    </div>
  );
}
