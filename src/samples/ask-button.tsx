import { lazy, Suspense, useState } from "react";
import { loadAreas, useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";

const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ask-dialog.tsx"), loadAreas(["samples"])]);
  return dialog;
});

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
