import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "react-router-dom";
import { Price } from "../favourites/price.tsx";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { leadsSomewhere } from "../routes.tsx";
import { IconButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Icon } from "../ui/icon.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { Picture } from "../ui/picture.tsx";
import { Tag } from "../ui/tag.tsx";
import { toast } from "../ui/toast.tsx";
import { Code } from "../ui/words.tsx";
import { addLine, type CartLine, MAX_PRODUCT_NUM, reduceLine, removeLine, restoreLine, setChecked, setCount } from "./rules.ts";
import { changeCart, closeCart, useCart } from "./store.ts";

/** One fabric of the cart: its count, its price, and what stands in the way of ordering it. */
export function CartLineRow({ line, place }: { line: CartLine; place: number }) {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const facts = useCart(({ live }) => live.get(line.productId));
  const { productId, productCode, productNum } = line;
  const unit = t(facts?.unit ?? "m");
  const isBelow = facts?.moq && facts.moq.unit === facts.unit && productNum < facts.moq.value;
  const details = `/goodsDetails?productId=${productId}`;

  const takeOut = (how: typeof removeLine) => {
    changeCart((cart) => how(cart, productId));
    if (useCart.getState().lines.some((other) => other.productId === productId)) return;
    toast({
      text: t("{{code}} was removed from the cart", { code: productCode }),
      action: { label: t("Undo"), onAction: () => changeCart((cart) => restoreLine(cart, line, place)) },
    });
  };
  const name = (
    <>
      <Code className="block text-dense font-medium">{productCode}</Code>
      <span dir="auto" className="voice-name block truncate text-read rtl:text-right" title={line.productName}>
        {line.productName}
      </span>
    </>
  );
  return (
    <li className="grid grid-cols-[auto_4.5rem_1fr_auto] gap-x-3 py-3.5">
      <Checkbox
        label={<span className="sr-only">{productCode}</span>}
        checked={line.checked === "1"}
        onChange={(on) => changeCart((cart) => setChecked(cart, productId, on))}
        className="self-start"
      />
      <Picture src={line.productImg || undefined} alt="" sizes="72px" className="size-18" />
      <div className="min-w-0">
        {leadsSomewhere(details) ? (
          <Link to={details} onClick={closeCart} className="block">
            {name}
          </Link>
        ) : (
          name
        )}
        <p className="mt-0.5 text-dense text-ink-2">
          {facts && <Price price={facts.price} unit={facts.unit} />}
          {line.groupName && <span className="text-ink-3"> · {line.groupName}</span>}
        </p>
        <div className="mt-2 flex items-center gap-1">
          <IconButton
            label={t("Less of {{code}}", { code: productCode })}
            icon={<Icon of={MinusIcon} />}
            size="small"
            className="pointer-coarse:size-11"
            onClick={() => takeOut(reduceLine)}
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
        {isBelow && facts?.moq && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
            <Tag tone="warn">{t("Minimum {{value}} {{unit}}", { value: number(facts.moq.value), unit })}</Tag>
            <button
              type="button"
              onClick={() => changeCart((cart) => setCount(cart, productId, facts.moq?.value ?? 1))}
              className="quiet-link min-h-6 text-note pointer-coarse:min-h-11"
            >
              {t("Set to {{value}} {{unit}}", { value: number(facts.moq.value), unit })}
            </button>
          </p>
        )}
        {facts?.stock === "out" && (
          <p className="mt-2">
            <Tag tone="warn">{t("Out of stock")}</Tag>
          </p>
        )}
      </div>
      <IconButton
        label={t("Remove {{code}}", { code: productCode })}
        icon={<Icon of={XIcon} />}
        size="small"
        className="pointer-coarse:size-11"
        onClick={() => takeOut(removeLine)}
      />
    </li>
  );
}
