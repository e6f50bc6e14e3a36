import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import type { CartProduct } from "../cart/rules.ts";
import { useTranslation } from "../i18n.ts";
import { Button, type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SkipButton } from "../ui/skip-button.tsx";
import { toast } from "../ui/toast.tsx";
import { compare, leaveOut, MAX_COMPARED, showComparison, useCompared } from "./store.ts";

type CompareToggleProps = {
  product: CartProduct & { attrs?: { weight?: number | null } };
  variant?: "icon" | "button";
  size?: ButtonSize;
  onCloth?: boolean;
  className?: string;
};

/** Lays a fabric on the compare tray or takes it off. With two on it the next Tab compares them: the tray itself comes after all of the page. */
export function CompareToggle({ product, variant = "icon", size, onCloth, className }: CompareToggleProps) {
  const { t } = useTranslation("favourites");
  const count = useCompared(({ fabrics }) => fabrics.length);
  const isOn = useCompared(({ fabrics }) => fabrics.some(({ productId }) => productId === product.productId));
  const toggle = () => {
    if (isOn) leaveOut(product.productId);
    else if (!compare({ ...product, weight: product.attrs?.weight ?? null }))
      toast({ tone: "fault", text: t("At most {{max}} fabrics are compared side by side.", { max: MAX_COMPARED }) });
  };
  const drawing = <Icon of={ColumnsIcon} size={20} />;
  return (
    <>
      {variant === "button" ? (
        <Button size={size} aria-pressed={isOn} icon={drawing} onClick={toggle} className={className}>
          {isOn ? t("On the compare tray") : t("Compare")}
        </Button>
      ) : (
        <IconButton
          label={`${t("Compare")}: ${product.productCode}`}
          icon={drawing}
          pressed={isOn}
          size={size}
          onCloth={onCloth}
          onClick={toggle}
          className={className}
        />
      )}
      {isOn && count > 1 && (
        <SkipButton className="self-end" onClick={() => showComparison(true)}>
          {t("Compare {{count}}", { count })}
        </SkipButton>
      )}
    </>
  );
}
