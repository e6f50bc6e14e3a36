import type { ProductCard } from "@selvedge/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ApiError } from "../../../../api/error.ts";
import { useTranslation } from "../../../../i18n.ts";
import { Checkbox } from "../../../../ui/choices.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../../../ui/states.tsx";
import { type DraftItem, newDraftKey } from "../draft.ts";

/** Something that can be hung. */
export type Offer = {
  readonly offerId: string;
  readonly item: DraftItem;
  /** Of a fabric. */
  readonly product: ProductCard | null;
  readonly about: string;
};

export type Picking = {
  readonly isPicked: (offer: Offer) => boolean;
  /** Whether it hangs in the group already. */
  readonly isHung: (offer: Offer) => boolean;
  readonly pick: (offers: readonly Offer[], isOn: boolean) => void;
};

const BARE = {
  ...{ itemId: null, missing: false, productId: null, design: null, size: null, pictureUrl: null },
  ...{ fabrics: [], proposalId: null, revision: null },
} as const satisfies Partial<DraftItem>;

/** A place of a group as it is hung anew. */
export const newItem = (hung: Pick<DraftItem, "kind" | "label"> & Partial<DraftItem>): DraftItem => ({
  ...BARE,
  ...hung,
  key: newDraftKey(),
});

/** A fabric to hang. */
export const fabricOffer = (product: ProductCard): Offer => ({
  offerId: `fabric ${product.productId}`,
  item: newItem({ kind: "fabric", label: product.productCode, productId: product.productId }),
  product,
  about: product.productName,
});

type OffersProps = {
  answer: Pick<UseQueryResult<unknown, ApiError>, "error" | "refetch">;
  /** Null until they are there. */
  offers: readonly Offer[] | null;
  picking: Picking;
  empty: string;
};

const PLATES = 5;

/** A list to choose from: one by one, or all that are shown. */
export function Offers({ answer, offers, picking, empty }: OffersProps) {
  const { t } = useTranslation("roomdesk");
  if (!offers)
    return answer.error ? (
      <ErrorState error={answer.error} onRetry={answer.refetch} />
    ) : (
      <div aria-hidden="true" className="grid gap-2">
        {Array.from({ length: PLATES }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    );
  const free = offers.filter((offer) => !picking.isHung(offer));
  const count = free.filter(picking.isPicked).length;
  if (offers.length === 0) return <Empty title={empty} />;
  return (
    <>
      <Checkbox
        label={t("Choose all shown")}
        checked={free.length > 0 && count === free.length}
        mixed={count > 0 && count < free.length}
        disabled={free.length === 0}
        count={free.length}
        onChange={(isOn) => picking.pick(free, isOn)}
        className="border-b border-line pb-1"
      />
      <ul>
        {offers.map((offer) => (
          <li key={offer.offerId} className="border-b border-line py-1.5">
            <Checkbox
              checked={picking.isPicked(offer)}
              disabled={picking.isHung(offer)}
              onChange={(isOn) => picking.pick([offer], isOn)}
              label={
                <span className="flex items-center gap-3">
                  <Picture
                    src={offer.product?.productImg ?? offer.item.pictureUrl ?? offer.item.design?.designImg}
                    ground={offer.product?.meanColour}
                    alt=""
                    fit={offer.product ? "cover" : "contain"}
                    className="size-11 shrink-0"
                  />
                  <span className="min-w-0">
                    <bdi className="block font-medium">{offer.item.label}</bdi>
                    <span className="block text-note text-ink-3">
                      {picking.isHung(offer) ? t("Hangs here already") : offer.about}
                    </span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
