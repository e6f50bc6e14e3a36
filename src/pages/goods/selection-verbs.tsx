import type { ProductCard } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { addFavorite, exportExcelWithPic } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { longDownload } from "../../api/long-download.ts";
import { addLine } from "../../cart/rules.ts";
import { changeCart, openCart } from "../../cart/store.ts";
import { compare, emptyTray, MAX_COMPARED } from "../../compare/store.ts";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { SaveManyMenu } from "../../favourites/save-many-menu.tsx";
import { useTranslation } from "../../i18n.ts";
import { touchHeart } from "../../state/hearts.ts";
import { SheetButton } from "../../swatches/sheet-button.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

const fail = (thrown: unknown) => toast({ text: asApiError(thrown).message, tone: "fault" });

/** Keeps the chosen fabrics, puts them into the cart, lays them side by side, asks the mill about them, or writes them into a sheet with their pictures or their swatches. */
export default function SelectionVerbs({ fabrics }: { fabrics: readonly ProductCard[] }) {
  const { t } = useTranslation("finding");
  const [isExporting, setExporting] = useState(false);
  const favorite = useSend(addFavorite);
  const productIds = fabrics.map(({ productId }) => productId);
  const addToCart = () => {
    const orderable = fabrics.filter(({ stock }) => stock !== "out");
    changeCart((cart) => orderable.reduce((lines, fabric) => addLine(lines, fabric), cart));
    toast({
      text: t("{{count}} fabrics are in the cart", { count: orderable.length }),
      action: { label: t("Open the cart"), onAction: openCart },
    });
  };
  const layOnTray = () => {
    emptyTray();
    for (const fabric of fabrics) compare({ ...fabric, weight: fabric.attrs.weight ?? null });
  };
  const exportThem = async () => {
    setExporting(true);
    await longDownload(exportExcelWithPic, { productIds }, { name: "fabrics.xlsx", onProgress: () => {} }).catch(fail);
    setExporting(false);
  };
  return (
    <>
      <Button
        size="small"
        busy={favorite.isPending}
        onClick={() =>
          favorite.mutate(
            { productIds },
            {
              onError: fail,
              onSuccess: () => {
                for (const id of productIds) touchHeart(id, true);
                void refreshFavourites();
                toast({ text: t("{{count}} fabrics are in your favorites", { count: productIds.length }) });
              },
            },
          )
        }
      >
        {t("Add to favorites")}
      </Button>
      <SaveManyMenu productIds={productIds} />
      <Button size="small" onClick={addToCart}>
        {t("Add to cart")}
      </Button>
      <Button size="small" disabled={fabrics.length < 2 || fabrics.length > MAX_COMPARED} onClick={layOnTray}>
        {t("Compare")}
      </Button>
      <ConsultButton size="small" products={fabrics} />
      <Button size="small" busy={isExporting} onClick={exportThem}>
        {t("Export to Excel")}
      </Button>
      <SheetButton count={fabrics.length} productIds={() => productIds} />
    </>
  );
}
