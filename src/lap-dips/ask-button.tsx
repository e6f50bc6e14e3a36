import { lazy, Suspense, useState } from "react";
import { loadAreas, useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";

const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ask-dialog.tsx"), loadAreas(["lapdips"])]);
  return dialog;
});

/** Opens the question for a fabric in a colour. */
export function AskLapDipButton({
  productId,
  productCode,
  className,
}: {
  productId: string;
  productCode: string;
  className?: string;
}) {
  const { t } = useTranslation("goods");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {t("Request a lap-dip")}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog productId={productId} productCode={productCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
