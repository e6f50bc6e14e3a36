import type { ChanelProduct } from "@selvedge/contract";
import { useState } from "react";

export type Comments = ReturnType<typeof useComments>;

/** Which fabrics of a room were opened to be commented on, and which of them is open now. */
export function useComments() {
  const [opened, setOpened] = useState<readonly ChanelProduct[]>([]);
  const [openId, setOpenId] = useState<string | null>(null);
  return {
    opened,
    openId,
    open: (fabric: ChanelProduct) => {
      setOpened((before) => (before.some(({ productId }) => productId === fabric.productId) ? before : [...before, fabric]));
      setOpenId(fabric.productId);
    },
    close: () => setOpenId(null),
  };
}
