import { MicrosoftExcelLogoIcon } from "@phosphor-icons/react/dist/csr/MicrosoftExcelLogo";
import { useState } from "react";
import { exportExcelWithPic } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { asApiError } from "../../api/error.ts";
import { longDownload } from "../../api/long-download.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";

/** Fetches the fabrics as a spreadsheet with their pictures, notes and own sale prices. */
export function ExportButton({ what, disabled }: { what: Input<typeof exportExcelWithPic>; disabled?: boolean }) {
  const { t } = useTranslation("favourites");
  const [part, setPart] = useState<number | null>(null);
  const fetchIt = async () => {
    setPart(0);
    try {
      await longDownload(exportExcelWithPic, { ...what, withSalePrice: true }, { name: t("Favorites"), onProgress: setPart });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setPart(null);
    }
  };
  return (
    <Button
      size="small"
      busy={part !== null}
      disabled={disabled}
      icon={<Icon of={MicrosoftExcelLogoIcon} />}
      onClick={() => void fetchIt()}
    >
      {part ? t("Export to Excel, {{percent}} %", { percent: Math.round(part * 100) }) : t("Export to Excel")}
    </Button>
  );
}
