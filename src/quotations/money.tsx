import type { Quotation } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { minorDigits, useFormat } from "../i18n-format.ts";
import { cx } from "../ui/classes.ts";
import { TextField } from "../ui/field.tsx";
import { writeNumber } from "../ui/number.ts";
import { readNumber } from "../ui/read-number.ts";
import { Quantity } from "../ui/words.tsx";

type Money = NonNullable<Quotation["quoted"]>;

/** An amount, or a price of one unit; a dash where there is none. */
export function Price({ of, unit }: { of: Money | null; unit?: string }) {
  const { amount } = useFormat();
  if (!of) return <span className="text-ink-3">–</span>;
  return (
    <bdi dir="ltr">
      <Quantity value={amount(of.amount, of.currency)} unit={unit ? `${of.currency}/${unit}` : of.currency} />
    </bdi>
  );
}

/** How much the mill's price is above or below the customer's, and in per cent of it. */
export function Difference({ target, quoted }: { target: Money | null; quoted: Money | null }) {
  const { t } = useTranslation("quotations");
  const { amount, number } = useFormat();
  if (!target || !quoted) return <span className="text-ink-3">–</span>;
  const over = quoted.amount - target.amount;
  if (over === 0) return <span className="text-ok">{t("as you asked")}</span>;
  const sign = over > 0 ? "+" : "";
  return (
    <bdi dir="ltr" className={cx("whitespace-nowrap", over < 0 && "text-ok")}>
      <Quantity value={`${sign}${amount(over, target.currency)}`} unit={target.currency} />
      {target.amount > 0 && (
        <span className="ms-1.5 text-note text-ink-3">
          {sign}
          {number((over / target.amount) * 100, 1)} %
        </span>
      )}
    </bdi>
  );
}

/** Minor units of what somebody wrote; null for nothing or for what is no price. */
export function amountOf(text: string, currency: string): number | null {
  const value = readNumber(text);
  return value === null || value < 0 ? null : Math.round(value * 10 ** minorDigits(currency));
}

/** A price as it is written into a field. */
export const writtenPrice = (price: Money | null, tag: string): string => {
  if (!price) return "";
  const digits = minorDigits(price.currency);
  return writeNumber(price.amount / 10 ** digits, digits, tag);
};

type PriceFieldProps = {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  value: string;
  currency: string;
  unit: string;
  onChange: (text: string) => void;
};

/** A price of one unit as text; left empty there is none. */
export function PriceField({ label, hideLabel, placeholder, value, currency, unit, onChange }: PriceFieldProps) {
  const { t } = useTranslation("quotations");
  return (
    <TextField
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={value}
      maxLength={16}
      error={value.trim() !== "" && amountOf(value, currency) === null ? t("Please write a price, as 4.85.") : null}
      end={
        <bdi dir="ltr">
          {currency}/{unit}
        </bdi>
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
