import type { Order } from "@selvedge/contract";
import { lazy, Suspense, useRef, useState } from "react";
import { useSend } from "../../api/call.ts";
import { cancelOrder, myOrder, orderReceived, reorder } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { keepColour } from "../../cart/colours.ts";
import { onlyColours } from "../../cart/only-colours.ts";
import { addLine } from "../../cart/rules.ts";
import { changeCart, openCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

const OrderGarmentDialog = lazy(() => import("../../garment-orders/order-dialog.tsx"));

const fail = ({ message }: Error) => toast({ text: message, tone: "fault" });

/** Puts what was ordered into the cart once more and opens it, unless something has to be said of it: on a phone the open cart would lie over that. */
function useOrderAgain(orderId: string) {
  const { t } = useTranslation(["orders", "favourites"]);
  const { mutate, isPending } = useSend(reorder);
  const take = ({ items, gone }: Data<typeof reorder>) => {
    changeCart((cart) =>
      items.reduce((all, { productNum, color: _, ...product }) => addLine(all, product, "", productNum), cart),
    );
    const fabrics = onlyColours(items);
    for (const { productId, color } of fabrics) keepColour(productId, color ?? "");
    const isMixed = fabrics.some(({ color }) => color === null);
    const words = [
      ...(isMixed ? [t("A fabric was ordered in several colours: name its colours at the checkout.")] : []),
      ...(gone > 0 ? [t("No longer sold: {{count}}", { count: gone })] : []),
    ];
    if (words.length === 0) openCart();
    else
      toast({
        text: words.join(" "),
        tone: gone > 0 ? "fault" : "done",
        action: { label: t("Open the cart"), onAction: openCart },
      });
  };
  return { isPending, takeAgain: () => mutate({ orderId }, { onSuccess: take, onError: fail }) };
}

/** What a customer may do with an order: only what its state allows. */
export function OrderVerbs({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { orderId, version } = order;
  const receive = useSend(orderReceived, [myOrder]);
  const { takeAgain, isPending } = useOrderAgain(orderId);
  const [isAgain, setAgain] = useState(false);
  return (
    <>
      {order.allowed.includes("completed") && (
        <Button
          tone="main"
          size="small"
          busy={receive.isPending}
          onClick={() =>
            receive.mutate(
              { orderId, version },
              { onSuccess: () => toast({ text: t("Thank you. The order is completed.") }), onError: fail },
            )
          }
        >
          {t("Confirm receipt")}
        </Button>
      )}
      <Button size="small" busy={isPending} onClick={order.garment ? () => setAgain(true) : takeAgain}>
        {t("Order again")}
      </Button>
      {order.garment && isAgain && (
        <Suspense>
          <OrderGarmentDialog
            of={{ sampleId: order.garment.sampleId, designs: [order.garment.design], again: order.garment }}
            onClose={() => setAgain(false)}
          />
        </Suspense>
      )}
      {order.allowed.includes("cancelled") && <Cancel order={order} />}
    </>
  );
}

function Cancel({ order: { orderId, orderNo, version, kind } }: { order: Order }) {
  const { t } = useTranslation("orders");
  const [isOpen, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useSend(cancelOrder, [myOrder]);
  const cancel = () =>
    mutate(
      { orderId, version },
      {
        onSuccess: () => {
          setOpen(false);
          toast({ text: t("The order is cancelled") });
        },
        onError: ({ message }) => toast({ text: message, tone: "fault" }),
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("Cancel the order")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("Cancel order {{number}}?", { number: orderNo })}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              {t("Keep the order")}
            </Button>
            <Button tone="main" busy={isPending} onClick={cancel}>
              {t("Cancel the order")}
            </Button>
          </>
        }
      >
        {t(
          kind === "garment"
            ? "Production has not started. The sample stays approved and can be ordered again."
            : "Production has not started. Reserved stock is released.",
        )}
      </Dialog>
    </>
  );
}
