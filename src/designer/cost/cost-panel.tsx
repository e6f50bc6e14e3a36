import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, formatNumber } from "../../i18n-format.ts";
import { Button, Checkbox, cx, NumberField, Quantity } from "../../ui/index.ts";
import { FabricName, Swatch } from "../panels/swatch.tsx";
import { useSession, useShown, useStyle } from "../session/context.ts";
import { printArea } from "./print-area.ts";
import { PrintColours, Stitches } from "./print-colours.tsx";
import { type Reckoned, sumsOf } from "./reckon.ts";
import { Trims } from "./trims.tsx";
import { useCost } from "./use-cost.ts";
import { useTrimsTaken } from "./use-trims-taken.ts";

const MAX_GARMENTS = 100_000;
const MM2_PER_CM2 = 100;

/** What the garment takes and costs while it is being designed: cloth, price by the mill's tiers, printed area. */
export function CostPanel() {
  const { t, i18n } = useTranslation("tailoring");
  const style = useStyle();
  const document = useShown((shown) => shown);
  const [garments, setGarments] = useState(100);
  const [matches, setMatches] = useState(true);
  const { reckonings, isBusy, hasFailed } = useCost(garments, matches);
  const { taken: trims, hasFailed: hasNoTrims } = useTrimsTaken(garments);
  const sums = sumsOf([...reckonings, ...trims]);
  const number = (value: number, digits: number) => formatNumber(value, i18n.language, digits);
  const print = printArea(document, style.pieces) / MM2_PER_CM2;
  const repeats = reckonings.some(({ cloth }) => cloth.repeat > 0) || !matches;
  const hasCloth = reckonings.length > 0;
  const hasCost = hasCloth || trims.length > 0 || hasNoTrims || Object.keys(document.artworks).length > 0;
  if (!hasCost) return <NoCloth />;
  const isUnpriced = reckonings.some(({ cost, metresEach }) => !cost && metresEach !== null);
  return (
    <div data-cost={isBusy ? "busy" : "done"}>
      <NumberField label={t("Garments")} value={garments} onChange={setGarments} digits={0} min={1} max={MAX_GARMENTS} />
      {!hasCloth && <NoCloth />}
      <dl className={cx("grid gap-2 border-line", sums.length > 0 && "mt-3 border-t pt-3")} aria-busy={isBusy}>
        {sums.map(({ currency, perGarment, total }) => (
          <div key={currency} className="grid grid-cols-[1fr_auto] items-end gap-x-3">
            <dt className="text-note text-ink-3">
              {trims.length === 0
                ? t("Fabric for one garment")
                : reckonings.some(({ cost }) => cost)
                  ? t("Fabric and trims for one garment")
                  : t("Trims for one garment")}
            </dt>
            <dt className="text-end text-note text-ink-3">{t("For all")}</dt>
            <dd data-each>
              <Quantity
                value={formatAmount(Math.round(perGarment), currency, i18n.language)}
                unit={currency}
                className="text-head tabular-nums"
              />
            </dd>
            <dd className="text-end">
              <Quantity value={formatAmount(total, currency, i18n.language)} unit={currency} className="tabular-nums" />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3">
        {reckonings.map((reckoning) => (
          <ClothRow key={reckoning.cloth.name} reckoning={reckoning} isBusy={isBusy} number={number} />
        ))}
        <Trims taken={trims} />
        {print > 0 && (
          <li className="flex min-h-9 items-center justify-between gap-3 border-t border-line text-dense">
            {t("Printed on each garment")}
            <Quantity value={number(print, 0)} unit="cm²" className="tabular-nums" />
          </li>
        )}
        <PrintColours />
        <Stitches />
      </ul>
      {repeats && (
        <Checkbox
          label={t("Cut so that repeats match")}
          checked={matches}
          onChange={setMatches}
          className="border-t border-line"
        />
      )}
      {(hasFailed || hasNoTrims) && (
        <p role="alert" className="mt-2 text-note text-fault">
          {t("Not everything could be calculated. Open this panel again.")}
        </p>
      )}
      <p className="mt-2 text-note text-ink-3">
        {isUnpriced && `${t("Fabric without a mill price is not in the total.")} `}
        {hasCloth &&
          t("An estimate from a quick lay of two garments with 10 mm seam allowance; prices are the mill’s for the whole order.")}
      </p>
    </div>
  );
}

/** Says that the cloth is missing, and the way to it. */
function NoCloth() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  return (
    <div className="mt-3 border-t border-line pt-3 text-dense first:mt-0">
      <p className="text-ink-2">{t("Lay a fabric to see its metres and price here.")}</p>
      <Button size="small" className="mt-2.5" onClick={() => session.selection.openPanel("fabric")}>
        {t("Choose a fabric")}
      </Button>
    </div>
  );
}

type RowProps = { reckoning: Reckoned; isBusy: boolean; number: (value: number, digits: number) => string };

function ClothRow({ reckoning: { cloth, metresEach, tooWide, cost }, isBusy, number }: RowProps) {
  const { t, i18n } = useTranslation("tailoring");
  // Kept together in a line of Arabic.
  const amount = (minor: number, currency: string) => `\u2066${formatAmount(minor, currency, i18n.language)} ${currency}\u2069`;
  return (
    <li className="flex gap-3 border-t border-line py-2 text-dense" data-cloth>
      <Swatch fabric={cloth.fabric} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="truncate font-medium">
            <FabricName fabric={cloth.fabric} />
          </span>
          <span className={cx("shrink-0 tabular-nums", isBusy && "text-ink-3")} data-metres={metresEach?.toFixed(3)}>
            {metresEach === null ? "–" : <Quantity value={number(metresEach, 2)} unit="m" />}
          </span>
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-cond text-note text-ink-3">
          <span>
            {t("{{cm}} cm wide", { cm: number(cloth.width / 10, 0) })}
            {cloth.nap === "one-way" && ` · ${t("cut one way for its nap")}`}
            {cloth.repeat > 0 && ` · ${t("repeat {{mm}} mm", { mm: number(cloth.repeat, 1) })}`}
          </span>
          {cost && <span>{t("{{price}} a metre", { price: amount(cost.price, cost.currency) })}</span>}
        </p>
        {tooWide && <p className="text-note text-fault">{t("A piece is wider than this cloth.")}</p>}
        {cost?.next && (
          <p className="text-note text-ink-2">
            {t("From {{garments}} garments {{price}} a metre", {
              garments: number(cost.next.garments, 0),
              price: amount(cost.next.price, cost.currency),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
