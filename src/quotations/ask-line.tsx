import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { MAX_PRODUCT_NUM } from "../cart/rules.ts";
import { useTranslation } from "../i18n.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { Picture } from "../ui/picture.tsx";
import { Code } from "../ui/words.tsx";
import { PriceField } from "./money.tsx";
import type { Wanted } from "./use-enquiry.ts";

type LineProps = {
  of: Wanted;
  currency: string;
  unit: string;
  onChange: (changed: Partial<Wanted>) => void;
  onRemove: () => void;
};

/** One fabric that is asked for: how much of it, and the price that the customer has in mind. */
export function AskLine({ of: { line, quantity, price }, currency, unit, onChange, onRemove }: LineProps) {
  const { t } = useTranslation("quotations");
  const { productCode: code } = line;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_7.5rem_11rem_auto] items-start gap-x-4 gap-y-2 border-t border-line py-3 max-tablet:grid-cols-[44px_1fr_auto]">
      <Picture src={line.productImg || undefined} alt="" sizes="44px" className="size-11" />
      <span className="min-w-0">
        <Code className="font-medium">{code}</Code>
        <span dir="auto" className="block truncate text-ink-2 rtl:text-right">
          {line.productName}
        </span>
      </span>
      <NumberField
        label={t("Quantity of {{code}}", { code })}
        labelAt="hidden"
        value={quantity}
        digits={0}
        min={1}
        max={MAX_PRODUCT_NUM}
        unit={unit}
        onCommit={(next) => onChange({ quantity: next })}
        className="max-tablet:order-1 max-tablet:col-span-3"
      />
      <span className="max-tablet:order-2 max-tablet:col-span-3">
        <PriceField
          label={t("Your price for {{code}}, if you have one", { code })}
          hideLabel
          placeholder={t("Your price")}
          value={price}
          currency={currency}
          unit={unit}
          onChange={(text) => onChange({ price: text })}
        />
      </span>
      <IconButton
        label={t("Remove {{code}}", { code })}
        icon={<Icon of={XIcon} />}
        size="small"
        className="pointer-coarse:size-11"
        onClick={onRemove}
      />
    </li>
  );
}
