import type { RoomProduct } from "@selvedge/contract";
import { useCallback, useState } from "react";
import { call } from "../../../api/call.ts";
import { addressList, createSample, mySample } from "../../../api/calls.ts";
import { asApiError } from "../../../api/error.ts";
import { useSendOnce } from "../../../api/send-once.ts";
import { addLine } from "../../../cart/rules.ts";
import { changeCart } from "../../../cart/store.ts";
import "../../../cart/start.ts";
import { toggleHeart } from "../../../favourites/toggle-heart.ts";
import { useTranslation } from "../../../i18n.ts";
import type { BoardAction, BoardText } from "../../../showroom/headset/types.ts";
import { useHeart } from "../../../state/hearts.ts";

/** What became of the presses on one fabric. */
type Done = {
  readonly productId: string;
  readonly said: string | null;
  /** Where a hanger would be sent: the next press asks for it. */
  readonly addressId: string | null;
};

const nothing = (productId: string): Done => ({ productId, said: null, addressId: null });

/** One hanger of a fabric: what the dialog of the page begins with. */
const HANGER = { kind: "hanger", quantity: 1 } as const;

/** Heart, cart and sample of what is in hand, as buttons that are pressed in a headset, and what came of it in words that are read there. A sample is asked for by two presses: the first says where it would be sent. Nothing without a session. */
export function useHeldActions(
  fabric: RoomProduct | undefined,
  isByLink: boolean,
): Required<Pick<BoardText, "actions" | "said">> & { readonly act: (key: BoardAction["key"]) => void } {
  const { t } = useTranslation("showrooms");
  const productId = fabric?.productId ?? "";
  const isKept = useHeart(productId, fabric?.isFavorite ?? false);
  const [last, setLast] = useState<Done>(nothing(""));
  const done = last.productId === productId ? last : nothing(productId);
  /** Fabrics of which a sample was asked for here. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isAsked = asked.has(productId);
  const send = useSendOnce(createSample, [mySample]);
  const note = useCallback(
    (more: Partial<Done>) =>
      setLast((before) => ({ ...(before.productId === productId ? before : nothing(productId)), ...more })),
    [productId],
  );
  const fail = (thrown: unknown) => note({ said: asApiError(thrown).message, addressId: null });
  const askWhere = async () => {
    try {
      const [address] = await call(addressList, {});
      if (!address) return note({ said: t("There is no address yet. Add one on the page.") });
      note({ addressId: address.addressId, said: t("One hanger to {{city}}? Press once more.", { city: address.city }) });
    } catch (thrown) {
      fail(thrown);
    }
  };
  const askForSample = () => {
    if (isAsked || send.isPending) return;
    if (!done.addressId) return void askWhere();
    const items = [{ productId, quantity: HANGER.quantity }];
    send.mutate(
      { kind: HANGER.kind, items, addressId: done.addressId, note: "", imageIds: [] },
      {
        onSuccess: ({ sampleNo }) => {
          setAsked((before) => new Set(before).add(productId));
          note({ said: t("{{number}} was requested", { number: sampleNo }), addressId: null });
        },
        onError: fail,
      },
    );
  };
  const addToCart = () => {
    if (!fabric || fabric.stock === "out") return;
    changeCart((cart) => addLine(cart, fabric));
    note({ said: t("{{code}} is in the cart", { code: fabric.productCode }) });
  };
  const toggle = async () => {
    await toggleHeart("fabric", productId, isKept);
    note({ said: null });
  };
  const actions: readonly BoardAction[] =
    fabric && !isByLink
      ? [
          { key: "heart", label: t("Favorite"), isOn: isKept },
          { key: "cart", label: fabric.stock === "out" ? t("Out of stock") : t("Add to cart"), isOn: false },
          { key: "sample", label: isAsked ? t("Sample requested") : t("Request a sample"), isOn: isAsked },
        ]
      : [];
  const act = (key: BoardAction["key"]) => {
    if (key === "heart") void toggle();
    else if (key === "cart") addToCart();
    else askForSample();
  };
  return { actions, said: done.said, act };
}
