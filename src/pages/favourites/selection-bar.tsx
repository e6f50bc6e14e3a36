import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { FavoriteGroup, FavoriteItem, GroupKind } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { addLine } from "../../cart/rules.ts";
import { changeCart, openCart } from "../../cart/store.ts";
import { compare, MAX_COMPARED } from "../../compare/store.ts";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { useTranslation } from "../../i18n.ts";
import { SheetButton } from "../../swatches/sheet-button.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { ExportButton } from "./export-button.tsx";
import { useItemActions } from "./use-item-actions.ts";

const GroupNameDialog = lazy(() => import("../../favourites/group-name-dialog.tsx"));
type Mode = "copy" | "move";

type SelectionBarProps = {
  kind: GroupKind;
  group: FavoriteGroup;
  groups: readonly FavoriteGroup[];
  chosen: readonly FavoriteItem[];
  /** These are no longer chosen; what was chosen meanwhile stays chosen. */
  onDone: (items: readonly FavoriteItem[]) => void;
  /** Nothing is chosen any more. */
  onClear: () => void;
};

/** What can be done with the chosen favourites together. */
export function SelectionBar({ kind, group, groups, chosen, onDone, onClear }: SelectionBarProps) {
  const { t } = useTranslation("favourites");
  const { remove, bring } = useItemActions();
  const [naming, setNaming] = useState<Mode | null>(null);
  const others = groups.filter(({ groupId }) => groupId !== group.groupId);
  const products = chosen.flatMap(({ product }) => product ?? []);

  const entries = (mode: Mode) => [
    ...others.map((other) => ({
      key: other.groupId,
      label: other.groupName,
      note: String(other.itemCount),
      onSelect: async () => {
        if (await bring(chosen, other, mode)) onDone(chosen);
      },
    })),
    { key: "new", label: t("New group…"), onSelect: () => setNaming(mode), apart: others.length > 0 },
  ];
  const toCart = () => {
    const offered = products.filter(({ stock }) => stock !== "out");
    changeCart((cart) => offered.reduce((lines, product) => addLine(lines, product, group.groupName), cart));
    toast({
      text: t("Added to the cart: {{count}}", { count: offered.length }),
      action: { label: t("Open the cart"), onAction: openCart },
    });
  };
  const toTray = () => {
    const isFull = products.some((product) => !compare({ ...product, weight: product.attrs.weight ?? null }));
    if (isFull) toast({ tone: "fault", text: t("At most {{max}} fabrics are compared side by side.", { max: MAX_COMPARED }) });
  };
  const removeChosen = async () => {
    if (await remove(chosen)) onDone(chosen);
  };
  return (
    <div
      role="toolbar"
      aria-label={t("Chosen favorites")}
      className="sticky top-0 z-10 -mx-2 mt-3 flex items-start gap-2 bg-paper px-2 py-2 max-tablet:top-15"
    >
      <span className="me-2 flex min-h-7 items-center text-dense font-medium whitespace-nowrap pointer-coarse:min-h-9">
        {t("Chosen: {{count}}", { count: chosen.length })}
      </span>
      <div className="flex min-w-0 flex-wrap gap-2 max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:*:shrink-0">
        <Menu align="start" trigger={<Button size="small">{t("Move to…")}</Button>} entries={entries("move")} />
        <Menu align="start" trigger={<Button size="small">{t("Copy to…")}</Button>} entries={entries("copy")} />
        {kind === "fabric" && (
          <>
            <Button size="small" onClick={toCart}>
              {t("Add to cart")}
            </Button>
            <Button size="small" onClick={toTray}>
              {t("Compare")}
            </Button>
            <ExportButton what={{ itemIds: chosen.map(({ itemId }) => itemId) }} />
            <SheetButton count={products.length} productIds={() => products.map(({ productId }) => productId)} />
            <ConsultButton size="small" products={products} />
          </>
        )}
        <Button size="small" onClick={() => void removeChosen()}>
          {t("Remove")}
        </Button>
      </div>
      <IconButton
        label={t("Clear selection")}
        icon={<Icon of={XIcon} />}
        onClick={onClear}
        className="-mt-0.5 ms-auto pointer-coarse:-mt-1 pointer-coarse:size-11"
      />
      {naming && (
        <Suspense>
          <GroupNameDialog
            kind={kind}
            onClose={() => setNaming(null)}
            onMade={async (made) => {
              if (await bring(chosen, made, naming)) onDone(chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
