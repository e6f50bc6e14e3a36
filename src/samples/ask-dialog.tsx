import { AddressField } from "../addresses/address-field.tsx";
import { AttachedPictures } from "../consult/attached.tsx";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { ErrorState } from "../ui/states.tsx";
import { SampleFields } from "./sample-fields.tsx";
import { type AskAbout, useSampleRequest } from "./use-sample-request.ts";

/** Asks for samples: what kind, how much, where to and by when. */
export default function AskSampleDialog({ product, products, again, onClose }: AskAbout & { onClose: () => void }) {
  const { t } = useTranslation("samples");
  const { number } = useFormat();
  const request = useSampleRequest({ product, products, again }, onClose);
  const { isGarment, wanted, note, sketches, asked, send } = request;
  const title = again
    ? t("Request {{number}} again", { number: again.sampleNo })
    : product
      ? t("Sample of {{code}}", { code: product.productCode })
      : products
        ? t("Samples of fabrics: {{number}}", { number: number(products.length) })
        : t("Request a garment sample");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      holds={note !== "" || sketches.pictures.length > 0}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={send.isPending || sketches.isUploading} onClick={request.submit}>
            {t("Request sample")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <SampleFields request={request} isAgain={again !== undefined} />
        <AddressField value={request.addressId} onChange={request.setAddressId} />
        {asked && request.isAddressMissing && <p className="text-note text-fault">{t("Please give an address.")}</p>}
        <TextField
          type="date"
          label={t("Requested date")}
          value={wanted}
          onChange={(event) => request.setWanted(event.target.value)}
          className="max-w-48"
        />
        <TextArea
          label={t("Note")}
          value={note}
          maxLength={4_000}
          error={asked && request.nothing ? t("Please choose a design or describe the garment.") : null}
          onChange={(event) => request.setNote(event.target.value)}
        />
        {isGarment && (
          <div className="grid gap-1.5">
            <p className="text-dense font-medium">{t("Your sketches and photographs")}</p>
            <AttachedPictures attached={sketches} />
          </div>
        )}
        {send.error && <ErrorState error={send.error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
