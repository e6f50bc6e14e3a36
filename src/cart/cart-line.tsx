import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "react-router-dom";
import { Price } from "../favourites/price.tsx";
import { useTranslation } from "../i18n.ts";
import { leadsSomewhere } from "../routes.tsx";
import { IconButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { toast } from "../ui/toast.tsx";
import { Code } from "../ui/words.tsx";
import { LineCount } from "./line-count.tsx";
import { LineWarnings } from "./line-warnings.tsx";
import { type CartLine, reduceLine, removeLine, restoreLine, setChecked } from "./rules.ts";
import { changeCart, closeCart, useCart } from "./store.ts";

/** One fabric of the cart: its count, its price, and what stands in the way of ordering it. */
export function CartLineRow({ line, place }: { line: CartLine; place: number }) {
  const { t } = useTranslation("favourites");
  const facts = useCart(({ live }) => live.get(line.productId));
  const { productId, productCode } = line;
  const unit = t(facts?.unit ?? "m");
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
        <LineCount line={line} unit={unit} onLess={() => takeOut(reduceLine)} />
        <LineWarnings line={line} facts={facts} unit={unit} />
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
