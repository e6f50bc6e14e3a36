import { useTranslation } from "../i18n.ts";
import { FABRICS } from "../places.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/field.tsx";
import { Empty, ErrorState } from "../ui/states.tsx";
import { AskLine } from "./ask-line.tsx";
import { useEnquiry } from "./use-enquiry.ts";

const MAX_WORDS = 4_000;

type AskDialogProps = {
  onClose: () => void;
  /** Called in place of `onClose` where the page is left for another one. */
  onLeave?: () => void;
};

/** Asks for prices of what is checked in the cart, and takes it out of there. */
export default function AskDialog({ onClose, onLeave = onClose }: AskDialogProps) {
  const { t } = useTranslation("quotations");
  const { wanted, change, leaveOut, unitOf, currency, words, setWords, isUnclear, send, isPending, error } = useEnquiry(onLeave);
  const isEmpty = wanted.length === 0;
  return (
    <Dialog
      open
      wide
      holds={!isEmpty}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Request a quotation")}
      actions={
        isEmpty ? null : (
          <>
            <Button onClick={onClose}>{t("Not now")}</Button>
            <Button tone="main" busy={isPending} disabled={isUnclear} onClick={() => void send()}>
              {t("Send the request")}
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <Empty
          title={t("Nothing is checked in the cart")}
          action={
            <ButtonLink size="small" to={FABRICS} onClick={onLeave}>
              {t("Browse fabrics")}
            </ButtonLink>
          }
        >
          {t("A quotation is requested for the items in the cart.")}
        </Empty>
      ) : (
        <div className="grid gap-4 text-ink">
          <ul className="max-h-[45dvh] overflow-y-auto border-b border-line text-dense">
            {wanted.map((one) => (
              <AskLine
                key={one.line.productId}
                of={one}
                currency={currency}
                unit={t(unitOf(one))}
                onChange={(changed) => change(one.line.productId, changed)}
                onRemove={() => leaveOut(one)}
              />
            ))}
          </ul>
          <TextArea
            label={t("Your message (optional)")}
            help={t("Colours, delivery date, place of delivery, what the cloth is for.")}
            rows={3}
            value={words}
            maxLength={MAX_WORDS}
            onChange={(event) => setWords(event.target.value)}
          />
          {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
        </div>
      )}
    </Dialog>
  );
}
