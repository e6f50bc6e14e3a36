import type { Change, OfferLine } from "@selvedge/contract";
import type { previewOrder } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";

type Money = OfferLine["price"];
type Offer = Pick<Data<typeof previewOrder>, "lines" | "totals">;
const isSame = (a: Money, b: Money) => a?.amount === b?.amount && a?.currency === b?.currency;

/** What a newer offer says differently of lines whose count is the same: another price, or less in the warehouse than is asked for. */
export const offerChanges = (before: readonly OfferLine[], now: readonly OfferLine[]): Change[] =>
  now.flatMap((line): Change[] => {
    const { productId, stock } = line.product;
    const shown = before.find(({ product }) => product.productId === productId);
    if (shown?.productNum !== line.productNum) return [];
    // A fabric that is all gone would be made for the order instead, without anybody having asked for it.
    const isGone = shown.supply === "stock" && line.supply === "make" && stock !== "ready";
    const isShort = line.problem === "notEnoughStock" && shown.problem !== "notEnoughStock";
    return [
      ...(isGone || isShort
        ? [
            {
              what: "stock",
              productId,
              asked: line.productNum,
              available: isGone ? 0 : (line.offered ?? 0),
              leadDays: line.leadDays,
            } as const,
          ]
        : []),
      ...(isSame(shown.price, line.price) ? [] : [{ what: "price", productId, was: shown.price, now: line.price } as const]),
    ];
  });

const keyOf = (change: Change) => `${change.what} ${"productId" in change ? change.productId : ""}`;

/** One more change of the same thing: from what it first was to what it is now; what is as it was is no change. */
function onTop(known: Change, found: Change): Change[] {
  if (known.what === "stock" || found.what === "stock") return [found];
  return isSame(known.was, found.now) ? [] : [{ ...found, was: known.was }];
}

/** What is known to have changed, and what was found since. */
export function withFound(known: readonly Change[], found: readonly Change[]): Change[] {
  const latest = new Map(found.map((change) => [keyOf(change), change]));
  return [
    ...known.flatMap((change) => {
      const next = latest.get(keyOf(change));
      return next ? onTop(change, next) : [change];
    }),
    ...found.filter((change) => !known.some((one) => keyOf(one) === keyOf(change))),
  ];
}

/** Those of what is still shown: of no line that has gone since, whose price is that of another count by now or of which other metres are asked for, and of no total that has become another. */
export const changesOfShown = (changes: readonly Change[], { lines, totals }: Offer): Change[] =>
  changes.filter((change) => {
    if (change.what === "total") return totals.some((total) => isSame(total, change.now));
    const line = lines.find(({ product }) => product.productId === change.productId);
    if (change.what === "stock") return line?.productNum === change.asked;
    // The offer with the new price may still be on its way.
    return line !== undefined && (isSame(line.price, change.now) || isSame(line.price, change.was));
  });
