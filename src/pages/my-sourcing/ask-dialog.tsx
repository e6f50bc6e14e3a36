import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { createRfq, listRfq } from "../../api/calls.ts";
import { useSendOnce } from "../../api/send-once.ts";
import { type CartLine, MAX_PRODUCT_NUM } from "../../cart/rules.ts";
import { useCart } from "../../cart/store.ts";
import { askFacts } from "../../cart/sync.ts";
import { useTranslation } from "../../i18n.ts";
import { FABRICS } from "../../places.ts";
import { amountOf, PriceField } from "../../quotations/money.tsx";
import { useSession } from "../../state/session.ts";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { Code } from "../../ui/words.tsx";

const MAX_WORDS = 4_000;

/** What is asked of one fabric; the price is text until it is sent. */
type Wanted = { readonly line: CartLine; readonly quantity: number; readonly price: string };

/** Asks for prices of what is checked in the cart; the cart stays as it is. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("quotations");
  const navigate = useNavigate();
  const { live } = useCart();
  const ownCurrency = useSession(({ customer }) => customer?.currency);
  const [wanted, setWanted] = useState<readonly Wanted[]>(() =>
    useCart
      .getState()
      .lines.filter(({ checked }) => checked === "1")
      .map((line) => ({ line, quantity: line.productNum, price: "" })),
  );
  const [words, setWords] = useState("");
  useEffect(() => void askFacts(), []);
  const currency = wanted.map(({ line }) => live.get(line.productId)?.price?.currency).find(Boolean) ?? ownCurrency ?? "USD";
  const { mutate, isPending, error } = useSendOnce(createRfq, [listRfq]);
  const isUnclear = wanted.some(({ price }) => price.trim() !== "" && amountOf(price, currency) === null);
  const change = (productId: string, changed: Partial<Wanted>) =>
    setWanted(wanted.map((one) => (one.line.productId === productId ? { ...one, ...changed } : one)));
  const send = () =>
    mutate(
      {
        items: wanted.map(({ line, quantity, price }) => {
          const amount = amountOf(price, currency);
          return {
            productId: line.productId,
            productNum: quantity,
            ...(amount !== null && { targetPrice: { amount, currency } }),
          };
        }),
        note: words.trim(),
      },
      {
        onSuccess: ({ rfqId, rfqNo }) => {
          onClose();
          toast({ text: t("{{number}} is with the mill", { number: rfqNo }) });
          void navigate(`/mySourcing?rfqId=${rfqId}`);
        },
      },
    );
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
            <Button tone="main" busy={isPending} disabled={isUnclear} onClick={send}>
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
            <ButtonLink size="small" to={FABRICS}>
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
              <Line
                key={one.line.productId}
                of={one}
                currency={currency}
                unit={t(live.get(one.line.productId)?.unit ?? "m")}
                onChange={(changed) => change(one.line.productId, changed)}
                onRemove={() => setWanted(wanted.filter((other) => other !== one))}
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

type LineProps = {
  of: Wanted;
  currency: string;
  unit: string;
  onChange: (changed: Partial<Wanted>) => void;
  onRemove: () => void;
};

function Line({ of: { line, quantity, price }, currency, unit, onChange, onRemove }: LineProps) {
  const { t } = useTranslation("quotations");
  const { productCode: code } = line;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_7.5rem_11rem_auto] items-start gap-x-4 gap-y-2 border-t border-line py-3 max-tablet:grid-cols-[44px_1fr_auto]">
      <Picture src={line.productImg || undefined} alt="" sizes="44px" className="size-11" />
      <span className="min-w-0">
        <Code className="font-medium">{code}</Code>
        <span dir="auto" className="block truncate text-ink-2 rtl:text-right">
          {line.productName}
        </span>
      </span>
      <NumberField
        label={t("Quantity of {{code}}", { code })}
        labelAt="hidden"
        value={quantity}
        digits={0}
        min={1}
        max={MAX_PRODUCT_NUM}
        unit={unit}
        onCommit={(next) => onChange({ quantity: next })}
        className="max-tablet:order-1 max-tablet:col-span-3"
      />
      <span className="max-tablet:order-2 max-tablet:col-span-3">
        <PriceField
          label={t("Your price for {{code}}, if you have one", { code })}
          hideLabel
          placeholder={t("Your price")}
          value={price}
          currency={currency}
          unit={unit}
          onChange={(text) => onChange({ price: text })}
        />
      </span>
      <IconButton
        label={t("Remove {{code}}", { code })}
        icon={<Icon of={XIcon} />}
        size="small"
        className="pointer-coarse:size-11"
        onClick={onRemove}
      />
    </li>
  );
}
