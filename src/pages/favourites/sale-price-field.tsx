import type { FavoriteItem } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { minorDigits, useFormat } from "../../i18n-format.ts";
import { useSession } from "../../state/session.ts";
import { cx } from "../../ui/classes.ts";
import { boxClass } from "../../ui/field.tsx";
import { readNumber } from "../../ui/read-number.ts";
import { useItemActions } from "./use-item-actions.ts";

/** As much as the server takes, in minor units. */
const MAX_AMOUNT = 1_000_000_000;

/** One's own resale price in its own place; an empty field is no price. Nobody else sees it. */
export function SalePriceField({ item, unit, name }: { item: FavoriteItem; unit: string; name: string }) {
  const { t } = useTranslation("favourites");
  const { amount } = useFormat();
  const { writeSalePrice } = useItemActions();
  const own = useSession((state) => state.customer?.currency ?? "USD");
  const currency = item.salePrice?.currency ?? own;
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const shown = item.salePrice ? amount(item.salePrice.amount, currency) : "";

  const commit = async () => {
    if (draft === null) return;
    const value = draft.trim() === "" ? null : readNumber(draft);
    const minor = value === null ? null : Math.round(value * 10 ** minorDigits(currency));
    const isBad = (value === null && draft.trim() !== "") || (minor !== null && (minor < 0 || minor > MAX_AMOUNT));
    setWrong(isBad);
    if (isBad) return;
    if (minor !== (item.salePrice?.amount ?? null))
      await writeSalePrice(item, minor === null ? null : { amount: minor, currency });
    setDraft(null);
  };
  return (
    <div>
      <label className={cx(boxClass(isWrong), "h-8 w-full max-w-60 px-2 text-dense pointer-coarse:h-11")}>
        <span className="shrink-0 whitespace-nowrap text-note text-ink-3">{t("Own sale price")}</span>
        <span className="sr-only">{name}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={draft ?? shown}
          aria-invalid={isWrong || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            setWrong(false);
          }}
          onBlur={() => void commit()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") {
              setDraft(null);
              setWrong(false);
            }
          }}
          className="w-full min-w-0 bg-transparent text-end outline-none focus-visible:shadow-none"
        />
        <bdi dir="ltr" className="shrink-0 whitespace-nowrap font-cond text-note text-ink-3">
          {currency}/{t(unit)}
        </bdi>
      </label>
      {isWrong && (
        <p role="alert" className="mt-1 text-note text-fault">
          {t("A price is a number, for example 12.50.")}
        </p>
      )}
    </div>
  );
}
