import { cartonsOf } from "@selvedge/contract/cartons";
import { AddressField } from "../addresses/address-field.tsx";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { sumOf } from "./counts.ts";
import { DesignFields } from "./design-fields.tsx";
import { MatrixFields } from "./matrix-fields.tsx";
import { PackingFields } from "./packing-fields.tsx";
import { type OrderOf, useGarmentOrder } from "./use-garment-order.ts";

/** Orders a garment whose sample is approved: sizes by colours, packing, where to and by when. The mill names price and date. */
export default function OrderGarmentDialog({ of, onClose }: { of: OrderOf; onClose: () => void }) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const order = useGarmentOrder(of, onClose);
  const { styles, designId, style, cells, isEmpty, packing, terms, setTerms, asked, send, submit } = order;
  const cartons = cartonsOf(packing, cells).reduce((sum, one) => sum + one.cartons, 0);
  return (
    <Dialog
      open
      wide
      holds={!isEmpty || terms.note !== ""}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("Order the garment: {{style}}", { style: styles.find(({ id }) => id === designId)?.name ?? "" })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={send.isPending} disabled={!style.data} onClick={submit}>
            {t("Send the order")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-ink">
        <p className="text-dense text-ink-2">{t("The mill answers with a price a piece and the day it promises.")}</p>
        <DesignFields order={order} />
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-dense font-medium">{t("Sizes and colours, pieces")}</h3>
          {style.error && <ErrorState error={style.error} onRetry={style.refetch} />}
          {!style.data && !style.error && <Skeleton className="h-28" />}
          {style.data && <MatrixFields sizes={order.sizes} rows={order.rows} onChange={order.setRows} isAsked={asked} />}
          {asked && style.data && isEmpty && <p className="text-note text-fault">{t("Say how many pieces of which size.")}</p>}
        </section>
        <PackingFields
          packing={packing}
          onChange={order.setPacking}
          summary={!isEmpty && `${t("{{count}} cartons", { count: cartons })} · ${number(sumOf(cells))} ${t("pc")}`}
        />
        <AddressField value={order.addressId} onChange={order.setAddressId} />
        {asked && order.isAddressMissing && <p className="text-note text-fault">{t("Please give an address.")}</p>}
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={t("PO number")}
            value={terms.poNumber}
            maxLength={60}
            onChange={(event) => setTerms({ poNumber: event.target.value })}
          />
          <TextField
            type="date"
            label={t("Requested date")}
            value={terms.wanted}
            error={send.error?.fields.requestedDate ?? null}
            onChange={(event) => setTerms({ wanted: event.target.value })}
          />
        </div>
        <TextArea
          label={t("Note")}
          value={terms.note}
          maxLength={4_000}
          onChange={(event) => setTerms({ note: event.target.value })}
        />
        {send.error && <ErrorState error={send.error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
