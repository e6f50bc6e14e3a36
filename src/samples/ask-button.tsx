import { Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { AskDialog } from "./late-dialog.ts";

/** Opens the request for a sample of a fabric. */
export function AskSampleButton({
  product,
  className,
}: {
  product: { productId: string; productCode: string };
  className?: string;
}) {
  const { t } = useTranslation("goods");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {t("Request a sample")}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
