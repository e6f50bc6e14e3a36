import { MAX_ON_SHEET } from "@selvedge/contract/swatch-sheet";
import { useState } from "react";
import { downloadSwatchSheet } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { longDownload } from "../api/long-download.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";

type SheetButtonProps = {
  /** How many fabrics it is about: more than a sheet holds are refused with a word. */
  count: number;
  /** The fabrics, in the order they stand on the sheet. */
  productIds: () => readonly string[] | Promise<readonly string[]>;
};

/** Fetches fabrics as a PDF of swatches at true scale. Many take their time; the sheet comes when it is made. */
export function SheetButton({ count, productIds }: SheetButtonProps) {
  const { t } = useTranslation("favourites");
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    if (count > MAX_ON_SHEET) {
      toast({
        tone: "fault",
        text: t("A swatch sheet holds at most {{max}} fabrics; these are {{count}}.", { max: MAX_ON_SHEET, count }),
      });
      return;
    }
    setBusy(true);
    let isSaid = false;
    const sayOnce = () => {
      if (!isSaid) toast({ text: t("The swatches are being drawn; the file downloads automatically.") });
      isSaid = true;
    };
    try {
      const ids = (await productIds()).join(",");
      await longDownload(downloadSwatchSheet, { productIds: ids }, { name: "swatches.pdf", onProgress: sayOnce });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={isBusy} disabled={count === 0} onClick={() => void fetchIt()}>
      {t("Swatch sheet, PDF")}
    </Button>
  );
}
