import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useTranslation } from "../i18n.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { addLine, type CartLine, MAX_PRODUCT_NUM, setCount } from "./rules.ts";
import { changeCart } from "./store.ts";

/** How much of a fabric is in the cart: less, a number, more. One less than one takes it out, which its row does. */
export function LineCount({ line, unit, onLess }: { line: CartLine; unit: string; onLess: () => void }) {
  const { t } = useTranslation("favourites");
  const { productId, productCode, productNum } = line;
  return (
    <div className="mt-2 flex items-center gap-1">
      <IconButton
        label={t("Less of {{code}}", { code: productCode })}
        icon={<Icon of={MinusIcon} />}
        size="small"
        className="pointer-coarse:size-11"
        onClick={onLess}
      />
      <NumberField
        label={t("Quantity of {{code}}", { code: productCode })}
        labelAt="hidden"
        size="small"
        value={productNum}
        digits={0}
        min={1}
        max={MAX_PRODUCT_NUM}
        unit={unit}
        onCommit={(count) => changeCart((cart) => setCount(cart, productId, count))}
        className="w-24"
      />
      <IconButton
        label={t("More of {{code}}", { code: productCode })}
        icon={<Icon of={PlusIcon} />}
        size="small"
        className="pointer-coarse:size-11"
        onClick={() => changeCart((cart) => addLine(cart, line))}
      />
    </div>
  );
}
