import { useState } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Drawer } from "../../../../ui/dialog.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import type { Draft, DraftGroup, DraftItem } from "../draft.ts";
import { DesignsToAdd } from "./designs-to-add.tsx";
import { FavouritesToAdd } from "./favourites-to-add.tsx";
import { FoundFabrics } from "./found-fabrics.tsx";
import type { Offer, Picking } from "./offers.tsx";
import { StylesToAdd } from "./styles-to-add.tsx";

const SOURCES = ["search", "favourites", "styles", "designs"] as const;
type Source = (typeof SOURCES)[number];

type AddDrawerProps = {
  group: DraftGroup;
  draft: Draft;
  name: string;
  onAdd: (items: readonly DraftItem[], products: Draft["products"]) => void;
  onClose: () => void;
};

/** What a group gets: found fabrics, those of a favourites group, styles, saved designs. Chosen in several lists, added at once. */
export default function AddDrawer({ group, draft, name, onAdd, onClose }: AddDrawerProps) {
  const { t } = useTranslation("roomdesk");
  const [source, setSource] = useState<Source>("search");
  const [picked, setPicked] = useState<ReadonlyMap<string, Offer>>(new Map());
  const hung = new Set(group.items.map(({ productId }) => productId).filter((id) => id !== null));
  const picking: Picking = {
    isPicked: ({ offerId }) => picked.has(offerId),
    isHung: ({ item }) => item.kind === "fabric" && hung.has(item.productId ?? ""),
    pick: (offers, isOn) => {
      const next = new Map(picked);
      for (const offer of offers)
        if (isOn) next.set(offer.offerId, offer);
        else next.delete(offer.offerId);
      setPicked(next);
    },
  };
  const names = {
    search: t("Search fabrics"),
    favourites: t("Favorites"),
    styles: t("Styles"),
    designs: t("Designs"),
  } as const;
  const add = () =>
    onAdd(
      [...picked.values()].map(({ item }) => item),
      Object.fromEntries([...picked.values()].flatMap(({ product }) => (product ? [[product.productId, product]] : []))),
    );
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Add to “{{name}}”", { name })}
      holds={picked.size > 0}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={picked.size === 0} onClick={add}>
            {t("Add {{count}}", { count: picked.size })}
          </Button>
        </>
      }
    >
      <Tabs
        label={t("Where from")}
        value={source}
        onChange={setSource}
        tabs={SOURCES.map((value) => ({ value, label: names[value] }))}
      >
        <div className="pt-4 max-tablet:min-h-[56dvh]">
          {source === "search" && <FoundFabrics picking={picking} />}
          {source === "favourites" && <FavouritesToAdd picking={picking} />}
          {source === "styles" && <StylesToAdd picking={picking} draft={draft} group={group} />}
          {source === "designs" && <DesignsToAdd picking={picking} />}
        </div>
      </Tabs>
    </Drawer>
  );
}
