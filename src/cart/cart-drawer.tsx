import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useAskMill } from "../consult/ask.ts";
import { useTranslation } from "../i18n.ts";
import { FABRICS } from "../places.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { Empty } from "../ui/states.tsx";
import { CartLineRow } from "./cart-line.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { QuotationForm, QuotationSent } from "./quotation-form.tsx";
import { type Cart, checkAll, removeLine } from "./rules.ts";
import { changeCart, closeCart, useCart } from "./store.ts";
import { askFacts } from "./sync.ts";

const FORM = "quotation";
/** Soon, for lines the server has already; and once more, for those that are on their way. */
const ASK_FACTS_AFTER_MS = [0, 1_500];

/** The cart: its lines, what is checked of them, their sum, and the way to a quotation. */
export default function CartDrawer() {
  const { t } = useTranslation("favourites");
  const lines = useCart((state) => state.lines);
  const [asked, setAsked] = useState<Cart | null>(null);
  const [words, setWords] = useState("");
  const ask = useAskMill();
  const checked = lines.filter((line) => line.checked === "1");
  useFacts(lines);

  const send = (sent: Cart) =>
    ask.mutate({
      kind: "quotation",
      subject: t("Request for a quotation"),
      content: words.trim() || t("Please quote these fabrics in the quantities given."),
      items: sent.map(({ productId, productNum }) => ({ productId, quantity: productNum })),
    });
  const takeOut = (sent: Cart) => {
    changeCart((cart) => sent.reduce((rest, { productId }) => removeLine(rest, productId), cart));
    closeCart();
  };
  const begin = () => setAsked(checked);

  const stage = ask.data ? "sent" : asked ? "asking" : lines.length === 0 ? "empty" : "lines";
  const titles = {
    sent: t("The mill has your request"),
    asking: t("Request a quotation"),
    empty: t("Cart"),
    lines: t("Cart"),
  };
  const actions = {
    empty: null,
    lines: (
      <div className="grid w-full gap-3">
        <CartTotals lines={checked} />
        <Button wide disabled={checked.length === 0} onClick={begin}>
          {t("Request a quotation")}
        </Button>
        {checked.length > 0 && (
          <Link to="/checkout" onClick={closeCart} className={buttonClass({ tone: "main", wide: true })}>
            {t("Go to checkout")}
          </Link>
        )}
      </div>
    ),
    asking: asked && (
      <div className="grid w-full gap-3">
        <CartTotals lines={asked} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsked(null)}>{t("Back to the cart")}</Button>
          <Button tone="main" type="submit" form={FORM} busy={ask.isPending}>
            {t("Send the request")}
          </Button>
        </div>
      </div>
    ),
    sent: asked && (
      <>
        <Button onClick={() => takeOut(asked)}>{t("Remove them from the cart")}</Button>
        <Button tone="main" onClick={closeCart}>
          {t("Keep the cart")}
        </Button>
      </>
    ),
  };
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && closeCart()}
      title={titles[stage]}
      actions={actions[stage]}
      holds={stage === "asking" && words.trim() !== ""}
    >
      {stage === "empty" && <EmptyCart />}
      {stage === "lines" && <Lines lines={lines} checkedCount={checked.length} />}
      {stage === "asking" && asked && (
        <QuotationForm id={FORM} lines={asked} words={words} onWords={setWords} failure={ask.error} onSend={() => send(asked)} />
      )}
      {ask.data && asked && <QuotationSent consultId={ask.data.consultId} />}
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
