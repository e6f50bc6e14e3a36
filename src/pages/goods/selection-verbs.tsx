import type { ProductCard } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { addFavorite, exportExcelWithPic, getListByKeys, getMenuFabrics } from "../../api/calls.ts";
import { download } from "../../api/download.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

const fail = (thrown: unknown) => toast({ text: asApiError(thrown).message, tone: "fault" });

/** Keeps the chosen fabrics, or writes them into a sheet with their pictures. */
export function SelectionVerbs({ fabrics }: { fabrics: readonly ProductCard[] }) {
  const { t } = useTranslation("finding");
  const [isExporting, setExporting] = useState(false);
  const favorite = useSend(addFavorite, [getListByKeys, getMenuFabrics]);
  const productIds = fabrics.map(({ productId }) => productId);
  const exportThem = async () => {
    setExporting(true);
    await download(exportExcelWithPic, { productIds }, "fabrics.xlsx").catch(fail);
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
              onSuccess: () => toast({ text: t("{{count}} fabrics are in your favorites", { count: productIds.length }) }),
            },
          )
        }
      >
        {t("Add to favorites")}
      </Button>
      <Button size="small" busy={isExporting} onClick={exportThem}>
        {t("Export to Excel")}
      </Button>
    </>
  );
}
