import { MicrosoftExcelLogoIcon } from "@phosphor-icons/react/dist/csr/MicrosoftExcelLogo";
import { MAX_SHEET_FABRICS } from "@selvedge/contract/fabric-sheet";
import { useState } from "react";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import type { ListState } from "./list-state.ts";

/** Fetches every fabric of a list as a sheet with pictures; on a phone an icon alone. A long one is made in the background, and how far it is stands on the button. */
export function ExportResult({ state, count }: { state: ListState; count: number }) {
  const { t } = useTranslation(["finding", "favourites"]);
  const { number } = useFormat();
  const [part, setPart] = useState<number | null>(null);
  const fetchIt = async () => {
    if (count > MAX_SHEET_FABRICS) {
      const said = { max: number(MAX_SHEET_FABRICS), total: number(count) };
      toast({
        tone: "fault",
        text: t("A sheet holds at most {{max}} fabrics; these are {{total}}. Narrow the list first.", said),
      });
      return;
    }
    setPart(0);
    try {
      const { exportList } = await import("./export-list.ts");
      await exportList(state, setPart);
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setPart(null);
    }
  };
  return (
    <Button
      size="small"
      className="shrink-0 max-tablet:order-last max-tablet:px-1.5"
      busy={part !== null}
      icon={<Icon of={MicrosoftExcelLogoIcon} />}
      onClick={() => void fetchIt()}
    >
      <span className="max-tablet:sr-only">
        {part
          ? t("Export to Excel, {{percent}} %", { ns: "favourites", percent: Math.round(part * 100) })
          : t("Export all to Excel")}
      </span>
      {part ? (
        <bdi dir="ltr" aria-hidden className="tablet:hidden">
          {Math.round(part * 100)} %
        </bdi>
      ) : null}
    </Button>
  );
}
