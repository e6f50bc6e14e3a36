import type { ChanelProduct } from "@selvedge/contract";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { AskDialog } from "../../../samples/late-dialog.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";

/** As many as one request takes. */
const MAX_SAMPLES = 60;

/** One request for samples of all that is shown. While it is written the list may change: it is of what was on it. */
export function AskForAll({ fabrics }: { fabrics: readonly ChanelProduct[] }) {
  const { t } = useTranslation("showrooms");
  const { number } = useFormat();
  const [asked, setAsked] = useState<readonly ChanelProduct[] | null>(null);
  const open = () => {
    if (fabrics.length <= MAX_SAMPLES) return setAsked(fabrics);
    toast({
      tone: "fault",
      text: t("A request holds at most {{max}} fabrics. Narrow the list first.", { max: number(MAX_SAMPLES) }),
    });
  };
  return (
    <>
      {fabrics.length > 0 && (
        <Button size="small" tone="main" onClick={open}>
          {t("Request samples of all")}
        </Button>
      )}
      {asked && (
        <Suspense>
          <AskDialog products={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
