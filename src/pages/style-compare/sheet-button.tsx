import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { drawSheet } from "./sheet.ts";
import type { useCompared } from "./use-compared.ts";

const FILE_NAME = "selvedge-styles.png";

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  [link.href, link.download] = [url, FILE_NAME];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Saves all pictures on one sheet once they have all come. */
export function SheetButton({ shown }: { shown: ReturnType<typeof useCompared> }) {
  const { t, i18n } = useTranslation(["around", "pages"]);
  const { mode, designs, pictures } = shown;
  const [isDrawing, setDrawing] = useState(false);
  const ready = pictures.flatMap(({ design, fabric, url }) =>
    url ? [{ url, lines: [design.name, `${fabric.productCode} ${fabric.productName}`] }] : [],
  );
  const exportSheet = async () => {
    setDrawing(true);
    try {
      const title = mode === "styles" ? t("Several styles in one fabric") : t("One style in several fabrics");
      const note = `Selvedge · ${mode === "styles" ? (shown.fabrics[0]?.productName ?? "") : (designs[0]?.name ?? "")}`;
      save(await drawSheet(ready, { title, note, dir: i18n.dir() }));
    } catch {
      toast({ text: t("The sheet could not be made. Please try again."), tone: "fault" });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Button
      icon={<Icon of={DownloadSimpleIcon} />}
      busy={isDrawing}
      disabled={ready.length === 0 || ready.length < pictures.length}
      onClick={() => void exportSheet()}
    >
      {t("Save picture sheet")}
    </Button>
  );
}
