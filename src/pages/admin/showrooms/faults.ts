import { ALL_PIECES } from "../../../state/fabrics-laid.ts";
import { type Draft, fabricsIn, readPrice } from "./draft.ts";

/** What is wrong of a draft: English texts of the area `roomdesk`, by the path of the field as the call names it; a price by its fabric. */
export type Faults = Readonly<Record<string, string>>;

/** What the server would refuse of a draft, and can be said at once. */
export function faultsOf(draft: Draft, decimalsOf: (productId: string) => number): Faults {
  const faults: Record<string, string> = {};
  if (draft.name.en.trim() === "") faults["name.en"] = "Please give the showroom a name.";
  if (draft.scope === "private" && !draft.customerId) faults.customerId = "Please choose whose showroom it is.";
  if (draft.firstDay && draft.lastDay && draft.firstDay > draft.lastDay) faults.expiresAt = "The last day is before the first.";
  for (const [place, { name, items }] of draft.groups.entries()) {
    if (name.en.trim() === "") faults[`groups.${place}.name.en`] = "Please give the group a name.";
    for (const [index, item] of items.entries())
      if (item.kind === "style" && item.itemId === null && !isDressed(item.fabrics))
        faults[`groups.${place}.items.${index}`] = "Please choose a fabric for all pieces.";
  }
  const hangs = new Set(fabricsIn(draft));
  for (const [productId, typed] of Object.entries(draft.prices))
    if (hangs.has(productId) && readPrice(typed, decimalsOf(productId)) === undefined)
      faults[`agreed.${productId}`] = "Please write a price like 4.85, or nothing.";
  return faults;
}

/** Whoever lays a fabric on each piece alone is asked by the server whether it is every piece. */
const isDressed = (fabrics: Draft["groups"][number]["items"][number]["fabrics"]): boolean =>
  (fabrics.find(({ pieceKey }) => pieceKey === ALL_PIECES) ?? fabrics[0])?.productId != null;

const AGREED = /^agreed\.(\d+)(?:\.|$)/;

/** What the server marked, by the paths that the page uses: prices by their fabrics. */
export const markedBy = (fields: Readonly<Record<string, string>>, sent: readonly { readonly productId: string }[]): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const index = AGREED.exec(path)?.[1];
      return [index === undefined ? path : `agreed.${sent[Number(index)]?.productId}`, message];
    }),
  );
