import type { ChanelGroup, ChanelProduct } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useSend } from "../../api/call.ts";
import { addFavorite } from "../../api/calls.ts";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { chooseAll } from "../../state/chosen.ts";
import { touchHeart } from "../../state/hearts.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { FabricCard } from "../goods/fabric-card.tsx";
import { CardList } from "../goods/fabric-grid.tsx";
import { CardGrid } from "../parts/cards.tsx";
import { anchorOf } from "./addresses.ts";
import { GarmentCard } from "./garment-card.tsx";
import { GroupHead, NoLongerOffered } from "./group-parts.tsx";

/** Keeps all fabrics of a group, or chooses them for the cart, the comparison and the sheet. */
function GroupVerbs({ fabrics }: { fabrics: readonly ChanelProduct[] }) {
  const { t } = useTranslation("showrooms");
  const favorite = useSend(addFavorite);
  const productIds = fabrics.map(({ productId }) => productId);
  const keepAll = () =>
    favorite.mutate(
      { productIds },
      {
        onError: (failure) => toast({ tone: "fault", text: failure.message }),
        onSuccess: () => {
          for (const id of productIds) touchHeart(id, true);
          void refreshFavourites();
          toast({ text: t("In your favorites: {{count}}", { count: productIds.length }) });
        },
      },
    );
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      <Button size="small" busy={favorite.isPending} onClick={keepAll}>
        {t("Favorite the group")}
      </Button>
      <Button size="small" onClick={() => chooseAll(fabrics)}>
        {t("Choose the group")}
      </Button>
    </div>
  );
}

type GroupSectionProps = {
  group: ChanelGroup;
  /** Those of its fabrics that the filters leave. */
  fabrics: readonly ChanelProduct[];
  isNarrowed: boolean;
  /** The first on the page: its pictures are fetched at once. */
  isFirst: boolean;
  /** What is said below a fabric. */
  notes: (fabric: ChanelProduct) => ReactNode;
};

/** What hangs together in a room: its story line, its garments, then its fabrics. What was deleted is named. */
export function GroupSection({ group, fabrics, isNarrowed, isFirst, notes }: GroupSectionProps) {
  const { t } = useTranslation("showrooms");
  const garments = isNarrowed ? [] : group.items.filter(({ kind, missing }) => kind !== "fabric" && !missing);
  if (isNarrowed && fabrics.length === 0) return null;
  return (
    <section id={anchorOf(group)} aria-label={group.name} className="mt-12 scroll-mt-16 first:mt-0">
      <GroupHead group={group} count={fabrics.length}>
        {fabrics.length > 0 && <GroupVerbs fabrics={fabrics} />}
      </GroupHead>
      {garments.length > 0 && (
        <div className="mb-8">
          <CardGrid>
            {garments.map((item) => (
              <GarmentCard key={item.itemId} item={item} fabrics={group.products} />
            ))}
          </CardGrid>
        </div>
      )}
      {fabrics.length > 0 && (
        <CardList>
          {fabrics.map((fabric, index) => (
            <FabricCard key={fabric.productId} fabric={fabric} isFirst={isFirst && index < 4} below={notes(fabric)} />
          ))}
        </CardList>
      )}
      {group.items.length === 0 && <Empty title={t("No fabrics here yet")} />}
      {!isNarrowed && <NoLongerOffered items={group.items} />}
    </section>
  );
}
