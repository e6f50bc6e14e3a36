import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { GarmentFiles } from "./garment-files.tsx";
import type { GarmentOrder } from "./order.ts";

type GarmentDialogProps = {
  readonly size: string;
  /** What is being designed; null while its size has no drape. */
  readonly order: (() => GarmentOrder) | null;
  readonly onClose: () => void;
};

/** The garment as it is being designed, in files of 3D. */
export function GarmentDialog({ size, order, onClose }: GarmentDialogProps) {
  const { t } = useTranslation("garment");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("The garment in 3D")}
      actions={<Button onClick={onClose}>{t("Close", { ns: "shell" })}</Button>}
    >
      <div className="grid gap-4">
        <p className="text-dense text-ink-2">
          {order
            ? t("Hung as it is sewn, size {{size}}, in its cloth at true scale.", { size })
            : t("This size has not been draped yet.")}
        </p>
        {order && <GarmentFiles order={order} />}
      </div>
    </Dialog>
  );
}
