import type { RoomProduct } from "@selvedge/contract";
import { useState } from "react";
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

/** What became of the last press, and of which fabric it was. */
type Done = {
  readonly productId: string;
  readonly said: string | null;
  /** Where a hanger would be sent: the next press asks for it. */
  readonly addressId: string | null;
};

const NOTHING: Done = { productId: "", said: null, addressId: null };

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
  const [last, setLast] = useState(NOTHING);
  const done = last.productId === productId ? last : NOTHING;
  /** Fabrics of which a sample was asked for here. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isAsked = asked.has(productId);
  const send = useSendOnce(createSample, [mySample]);
  /** The fabric whose heart is on its way to the server. */
  const [hearted, setHearted] = useState<string | null>(null);
  /** Whatever is said next takes the place of the question where a sample is to go: it is asked again. */
  const say = (said: string | null, addressId: string | null = null) => setLast({ productId, said, addressId });
  const fail = (thrown: unknown) => say(asApiError(thrown).message);
  const askWhere = async () => {
    try {
      const [address] = await call(addressList, {});
      if (!address) return say(t("There is no address yet. Add one on the page."));
      say(t("One hanger to {{city}}? Press once more.", { city: address.city }), address.addressId);
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
          say(t("{{number}} was requested", { number: sampleNo }));
        },
        onError: fail,
      },
    );
  };
  const addToCart = () => {
    if (!fabric || fabric.stock === "out") return;
    changeCart((cart) => addLine(cart, fabric));
    say(t("{{code}} is in the cart", { code: fabric.productCode }));
  };
  const toggle = async () => {
    if (hearted === productId) return;
    setHearted(productId);
    say(null);
    const refusal = await toggleHeart("fabric", productId, isKept);
    setHearted((now) => (now === productId ? null : now));
    if (refusal) fail(refusal);
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
