import { ScissorsIcon } from "@phosphor-icons/react/dist/csr/Scissors";
import { useTranslation } from "../i18n.ts";
import { Button, type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toast } from "../ui/toast.tsx";
import { addLine, type CartProduct } from "./rules.ts";
import { changeCart, openCart } from "./store.ts";
import "./start.ts";

type AddToCartProps = {
  product: CartProduct & { stock?: "ready" | "order" | "out" | null };
  /** The group of favourites it is taken from. */
  groupName?: string;
  count?: number;
  /** An icon over a picture, or a button with words. */
  variant?: "icon" | "button" | "main";
  size?: ButtonSize;
  onCloth?: boolean;
  className?: string;
};

/** Puts a fabric into the cart, or one more of it, and says so. */
export function AddToCart({ product, groupName = "", count = 1, variant = "icon", size, onCloth, className }: AddToCartProps) {
  const { t } = useTranslation("favourites");
  const isOut = product.stock === "out";
  const label = isOut ? t("Out of stock") : t("Add to cart");
  const add = () => {
    changeCart((cart) => addLine(cart, product, groupName, count));
    toast({
      text: t("{{code}} is in the cart", { code: product.productCode }),
      action: { label: t("Open the cart"), onAction: openCart },
    });
  };
  if (variant !== "icon")
    return (
      <Button tone={variant === "main" ? "main" : "plain"} size={size} disabled={isOut} onClick={add} className={className}>
        {label}
      </Button>
    );
  return (
    <IconButton
      label={`${label}: ${product.productCode}`}
      icon={<Icon of={ScissorsIcon} size={20} />}
      size={size}
      onCloth={onCloth}
      disabled={isOut}
      onClick={add}
      className={className}
    />
  );
}
