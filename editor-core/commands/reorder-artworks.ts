import { z } from "zod";
import { Id, MAX_ARTWORKS } from "../document/schema.ts";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";

/** Puts all artworks into a new order from back to front. */
export const reorderArtworks = command(
  "reorderArtworks",
  { order: z.array(Id).max(MAX_ARTWORKS) },
  {
    label: () => ["Artworks put in another order", {}],
    check: (document, { order }) =>
      first(
        artworksExist(document, order, "order"),
        noneTwice(order, "order"),
        order.length === document.order.length ? null : { rule: "notEveryArtworkOnce", path: "order" },
      ),
    apply: (draft, { order }) => {
      draft.order = order;
    },
  },
);
