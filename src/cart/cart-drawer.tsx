import { useEffect, useState, useTransition } from "react";
import { Link } from "react-router-dom";
import { loadAreas, useTranslation } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";
import { FABRICS } from "../places.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { Empty } from "../ui/states.tsx";
import { CartLineRow } from "./cart-line.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { type Cart, checkAll } from "./rules.ts";
import { changeCart, closeCart, useCart } from "./store.ts";
import { askFacts } from "./sync.ts";

const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("../quotations/ask-dialog.tsx"), loadAreas(["quotations"])]);
  return dialog;
});
/** Soon, for lines the server has already; and once more, for those that are on their way. */
const ASK_FACTS_AFTER_MS = [0, 1_500];

/** The cart: its lines, what is checked of them, their sum, and the ways to the checkout and to a quotation, whose dialog takes its place. */
export default function CartDrawer() {
  const { t } = useTranslation("favourites");
  const lines = useCart((state) => state.lines);
  const [isAsking, setAsking] = useState(false);
  // The drawer stays until the dialog is here.
  const [isComing, startComing] = useTransition();
  const checked = lines.filter((line) => line.checked === "1");
  useFacts(lines);

  if (isAsking) return <AskDialog onClose={() => setAsking(false)} onLeave={closeCart} />;
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && closeCart()}
      title={t("Cart")}
      actions={
        lines.length > 0 && (
          <div className="grid w-full gap-3">
            <CartTotals lines={checked} />
            <Button wide busy={isComing} disabled={checked.length === 0} onClick={() => startComing(() => setAsking(true))}>
              {t("Request a quotation")}
            </Button>
            {checked.length > 0 && (
              <Link to="/checkout" onClick={closeCart} className={buttonClass({ tone: "main", wide: true })}>
                {t("Go to checkout")}
              </Link>
            )}
          </div>
        )
      }
    >
      {lines.length === 0 ? <EmptyCart /> : <Lines lines={lines} checkedCount={checked.length} />}
    </Drawer>
  );
}

/** Asks for what is not known of lines that came from another tab, once their copy has reached the server. */
function useFacts(lines: Cart): void {
  const live = useCart((state) => state.live);
  const unknown = lines.filter(({ productId }) => !live.has(productId)).map(({ productId }) => productId);
  const ids = unknown.join();
  useEffect(() => {
    if (ids === "") return;
    const timers = ASK_FACTS_AFTER_MS.map((ms) => setTimeout(() => void askFacts(), ms));
    return () => timers.forEach(clearTimeout);
  }, [ids]);
}

function Lines({ lines, checkedCount }: { lines: Cart; checkedCount: number }) {
  const { t } = useTranslation("favourites");
  return (
    <>
      <div className="sticky top-0 z-1 border-b border-line bg-sheet pb-2">
        <Checkbox
          label={t("All")}
          checked={checkedCount === lines.length}
          mixed={checkedCount > 0 && checkedCount < lines.length}
          count={lines.length}
          onChange={(on) => changeCart((cart) => checkAll(cart, on))}
        />
      </div>
      <ul aria-label={t("Fabrics in the cart")} className="divide-y divide-line">
        {lines.map((line, place) => (
          <CartLineRow key={line.productId} line={line} place={place} />
        ))}
      </ul>
    </>
  );
}

function EmptyCart() {
  const { t } = useTranslation("favourites");
  return (
    <Empty
      title={t("The cart is empty")}
      action={
        <Link to={FABRICS} onClick={closeCart} className={buttonClass({ size: "small" })}>
          {t("Browse fabrics")}
        </Link>
      }
    >
      {t("Add fabrics with the scissors on their card; the cart is the same on all your devices.")}
    </Empty>
  );
}
