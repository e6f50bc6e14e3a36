import { MicrosoftExcelLogoIcon } from "@phosphor-icons/react/dist/csr/MicrosoftExcelLogo";
import { useState } from "react";
import { exportOrders } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { download } from "../../api/download.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";

/** Fetches the orders as they are listed, one a row of a spreadsheet. */
export function ExportButton({ what }: { what: Input<typeof exportOrders> }) {
  const { t } = useTranslation("orders");
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    await download(exportOrders, what, "orders.xlsx").catch((thrown: unknown) =>
      toast({ tone: "fault", text: asApiError(thrown).message }),
    );
    setBusy(false);
  };
  return (
    <Button size="small" busy={isBusy} icon={<Icon of={MicrosoftExcelLogoIcon} />} onClick={() => void fetchIt()}>
      {t("Export to Excel")}
    </Button>
  );
}
