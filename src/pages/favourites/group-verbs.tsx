import type { FavoriteGroup, FavoriteItem, GroupKind } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { call } from "../../api/call.ts";
import { getFavoriteList } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { addLine } from "../../cart/rules.ts";
import { changeCart, openCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { SheetButton } from "../../swatches/sheet-button.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { ExportButton } from "./export-button.tsx";

const ShareGroupDialog = lazy(() => import("./share-group-dialog.tsx"));
const HandOverDialog = lazy(() => import("./hand-over-dialog.tsx"));
const READ_AT_ONCE = 100;

/** All that a group holds, page by page. */
async function wholeGroup(kind: GroupKind, groupId: string): Promise<FavoriteItem[]> {
  const items: FavoriteItem[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await call(getFavoriteList, { menuType: kind, groupId, pageNum, pageSize: READ_AT_ONCE });
    items.push(...page.list);
    if (pageNum >= page.pages) return items;
  }
}

/** What can be done with a whole group, besides what its menu holds. */
export function GroupVerbs({ kind, group }: { kind: GroupKind; group: FavoriteGroup }) {
  const { t } = useTranslation("favourites");
  const [open, setOpen] = useState<"share" | "hand" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isEmpty = group.itemCount === 0;
  const fabricsOf = async () => (await wholeGroup(kind, group.groupId)).flatMap(({ product }) => product ?? []);
  const toCart = async () => {
    setBusy(true);
    try {
      const fabrics = await fabricsOf();
      const offered = fabrics.filter(({ stock }) => stock !== "out");
      changeCart((cart) => offered.reduce((lines, product) => addLine(lines, product, group.groupName), cart));
      toast({
        text: t("Added to the cart: {{count}}", { count: offered.length }),
        action: { label: t("Open the cart"), onAction: openCart },
      });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {kind === "fabric" && (
        <>
          <Button size="small" busy={isBusy} disabled={isEmpty} onClick={() => void toCart()}>
            {t("All to cart")}
          </Button>
          <ExportButton what={{ groupId: group.groupId }} disabled={isEmpty} />
          <SheetButton count={group.itemCount} productIds={async () => (await fabricsOf()).map(({ productId }) => productId)} />
        </>
      )}
      {kind !== "showroom" && (
        <Button size="small" onClick={() => setOpen("share")}>
          {t("Share by link")}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen("hand")}>
        {t("Transfer to…")}
      </Button>
      <Suspense>
        {open === "share" && <ShareGroupDialog group={group} onClose={() => setOpen(null)} />}
        {open === "hand" && <HandOverDialog group={group} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
