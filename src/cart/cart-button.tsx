import { ScissorsIcon } from "@phosphor-icons/react/dist/csr/Scissors";
import { lazy, Suspense } from "react";
import { useTranslation } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCount } from "../ui/icon-count.tsx";
import { openCart, useCart, useCartCount } from "./store.ts";
import "./start.ts";

const CartDrawer = lazy(() => import("./cart-drawer.tsx"));

/** The cart in the header with the number of its lines; opens the drawer. */
export function CartButton() {
  const { t } = useTranslation("favourites");
  const count = useCartCount();
  const isOpen = useCart((state) => state.isOpen);
  return (
    <>
      <button
        type="button"
        onClick={openCart}
        aria-haspopup="dialog"
        aria-label={count ? t("Cart: {{count}}", { count }) : t("Cart")}
        className="grip flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
      >
        <Icon of={ScissorsIcon} size={20} />
        <IconCount>{count !== null && count > 0 && count}</IconCount>
      </button>
      {isOpen && (
        <Suspense>
          <CartDrawer />
        </Suspense>
      )}
    </>
  );
}
