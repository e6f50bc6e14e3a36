import type { DesignCard, OrderedGarment } from "@selvedge/contract";
import { cartonsOf } from "@selvedge/contract/cartons";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AddressField } from "../addresses/address-field.tsx";
import { useCall } from "../api/call.ts";
import { addOrder, addressList, getProposalData, getStyle, myOrder } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";
import { type ColourRow, cellsOf, rowsOf, sumOf } from "./counts.ts";
import { colourFault, MatrixFields } from "./matrix-fields.tsx";
import { PackingFields } from "./packing-fields.tsx";
import { orderPlace } from "./place.ts";
import type { Packing } from "./words.ts";

const MAX_DESIGNS = 100;
/** Stands for the style itself among its designs. */
const PLAIN = "";
const USUAL_PACKING: Packing = { piecesPerCarton: 24, assortment: "solid", labels: ["main", "size", "care"] };

export type OrderOf = {
  readonly sampleId: string;
  /** The styles of the sample that was approved. */
  readonly designs: readonly DesignCard[];
  /** What was ordered before. */
  readonly again?: OrderedGarment;
};

/** The company's designs of a style, and of the one chosen its colourways. */
function useDesigns(designId: string, proposalId: string) {
  const saved = useCall(getProposalData, { designId, pageNum: 1, pageSize: MAX_DESIGNS });
  const chosen = useCall(getProposalData, { proposalId }, { enabled: proposalId !== PLAIN });
  const isChosen = chosen.data && "document" in chosen.data && chosen.data.proposalId === proposalId;
  return {
    designs: saved.data && "list" in saved.data ? saved.data.list : [],
    colourways:
      isChosen && chosen.data && "document" in chosen.data
        ? Object.values(chosen.data.document.colourways).map(({ name }) => name)
        : [],
  };
}

/** Orders a garment whose sample is approved: sizes by colours, packing, where to and by when. The mill names price and date. */
export default function OrderGarmentDialog({ of, onClose }: { of: OrderOf; onClose: () => void }) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const navigate = useNavigate();
  const { sampleId, designs: styles, again } = of;
  const [designId, setDesignId] = useState(styles[0]!.id);
  const [proposalId, setProposalId] = useState(again?.proposal?.proposalId ?? PLAIN);
  const [rows, setRows] = useState<readonly ColourRow[]>(() =>
    again
      ? rowsOf(again.cells.map(({ size, colour, ordered }) => ({ size, colour, quantity: ordered })))
      : [{ id: 0, name: "", counts: {} }],
  );
  const [packing, setPacking] = useState<Packing>(again?.packing ?? USUAL_PACKING);
  const [addressId, setAddressId] = useState<string | null>(null);
  const [poNumber, setPoNumber] = useState("");
  const [wanted, setWanted] = useState("");
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState(false);
  const style = useCall(getStyle, { id: designId });
  const { designs, colourways } = useDesigns(designId, proposalId);
  const addresses = useCall(addressList, {});
  const send = useSendOnce(addOrder, [myOrder]);
  const sizes = style.data?.garment.sizes ?? [];
  const cells = cellsOf(rows, sizes);
  const to = addressId ?? addresses.data?.[0]?.addressId ?? null;
  const isEmpty = cells.length === 0;

  // A design's colourways are what it is offered in: they are the rows as long as nothing is written.
  const offered = colourways.join("\n");
  useEffect(() => {
    if (offered === "") return;
    setRows((now) =>
      now.every(({ name, counts }) => name === "" && Object.values(counts).every((count) => count === 0))
        ? offered.split("\n").map((name, id) => ({ id, name, counts: {} }))
        : now,
    );
  }, [offered]);

  const submit = () => {
    setAsked(true);
    if (isEmpty || to === null || rows.some((row) => colourFault(rows, row) !== null)) return;
    send.mutate(
      {
        kind: "garment",
        addressId: to,
        garment: { sampleId, designId, cells, packing, ...(proposalId !== PLAIN && { proposalId }) },
        poNumber: poNumber.trim(),
        message: note.trim(),
        ...(wanted && { requestedDate: wanted }),
      },
      {
        onSuccess: ({ orderId, orderNo }) => {
          onClose();
          toast({
            text: t("Order {{number}} is with the mill", { number: orderNo }),
            action: { label: t("Open"), onAction: () => void navigate(orderPlace("garment", orderId)) },
          });
        },
      },
    );
  };
  const cartons = cartonsOf(packing, cells).reduce((sum, one) => sum + one.cartons, 0);
  return (
    <Dialog
      open
      wide
      holds={!isEmpty || note !== ""}
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
        {(styles.length > 1 || designs.length > 0) && (
          <div className="grid gap-4 tablet:grid-cols-2">
            {styles.length > 1 && (
              <Select
                label={t("Style")}
                value={designId}
                choices={styles.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(next) => {
                  setDesignId(next);
                  setProposalId(PLAIN);
                }}
              />
            )}
            {designs.length > 0 && (
              <Select
                label={t("Design")}
                value={proposalId}
                choices={[
                  { value: PLAIN, label: t("As the sample was") },
                  ...designs.map((design) => ({ value: design.proposalId, label: design.name })),
                ]}
                onChange={setProposalId}
              />
            )}
          </div>
        )}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-dense font-medium">{t("Sizes and colours, pieces")}</h3>
          {style.error && <ErrorState error={style.error} onRetry={style.refetch} />}
          {!style.data && !style.error && <Skeleton className="h-28" />}
          {style.data && <MatrixFields sizes={sizes} rows={rows} onChange={setRows} isAsked={asked} />}
          {asked && style.data && isEmpty && <p className="text-note text-fault">{t("Say how many pieces of which size.")}</p>}
        </section>
        <PackingFields
          packing={packing}
          onChange={setPacking}
          summary={!isEmpty && `${t("{{count}} cartons", { count: cartons })} · ${number(sumOf(cells))} ${t("pc")}`}
        />
        <AddressField value={addressId} onChange={setAddressId} />
        {asked && to === null && <p className="text-note text-fault">{t("Please give an address.")}</p>}
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={t("PO number")}
            value={poNumber}
            maxLength={60}
            onChange={(event) => setPoNumber(event.target.value)}
          />
          <TextField
            type="date"
            label={t("Requested date")}
            value={wanted}
            error={send.error?.fields.requestedDate ?? null}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <TextArea label={t("Note")} value={note} maxLength={4_000} onChange={(event) => setNote(event.target.value)} />
        {send.error && <ErrorState error={send.error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
