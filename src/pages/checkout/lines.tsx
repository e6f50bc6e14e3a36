import type { OfferLine } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { MAX_PRODUCT_NUM } from "../../cart/rules.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import type { ActionState } from "./actions.tsx";
import { LineFacts } from "./line-facts.tsx";
import { LineProblem } from "./line-problem.tsx";

/** What the customer says of one line besides its count. */
export type LineWords = { readonly color: string; readonly note: string; readonly isMade: boolean };
export const NO_WORDS: LineWords = { color: "", note: "", isMade: false };

type LineProps = {
  line: OfferLine;
  words: LineWords;
  onCount: (count: number) => void;
  onWords: (words: LineWords) => void;
  /** Requests a quotation for this line. */
  requesting: ActionState;
};

/** One fabric of the order: how much, in which colour, what it costs by its tiers, and what stands in its way. */
export function CheckoutLine({ line, words, onCount, onWords, requesting }: LineProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { amount } = useFormat();
  const { product, unit, subtotal } = line;
  const code = product.productCode;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5">
      <Picture src={product.productImg} alt="" sizes="88px" className="size-22" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link to={`/goodsDetails?productId=${product.productId}`} className="min-w-0">
            <Code className="block text-dense font-medium">{code}</Code>
            <span dir="auto" className="voice-name block truncate text-read">
              {product.productName}
            </span>
          </Link>
          <span className="text-read font-medium tabular-nums">
            {subtotal ? (
              <bdi dir="ltr">
                <Quantity value={amount(subtotal.amount, subtotal.currency)} unit={subtotal.currency} />
              </bdi>
            ) : (
              <span className="text-dense text-ink-2">{t("Price on request")}</span>
            )}
          </span>
        </div>
        <LineFacts line={line} />
        <div className="mt-3 grid grid-cols-[9rem_1fr_1fr] gap-3 max-tablet:grid-cols-1">
          <NumberField
            label={t("Quantity")}
            value={line.productNum}
            digits={0}
            min={1}
            max={MAX_PRODUCT_NUM}
            unit={t(unit)}
            onCommit={onCount}
          />
          <TextField
            label={t("Colour")}
            value={words.color}
            maxLength={80}
            onChange={(event) => onWords({ ...words, color: event.target.value })}
          />
          <TextField
            label={t("Note")}
            value={words.note}
            maxLength={500}
            onChange={(event) => onWords({ ...words, note: event.target.value })}
          />
        </div>
        {product.stock === "ready" && line.leadDays !== null && (
          <Checkbox
            label={t("Make it new in one dye lot instead of taking it from stock")}
            checked={words.isMade}
            onChange={(isMade) => onWords({ ...words, isMade })}
            className="mt-2"
          />
        )}
        <LineProblem line={line} onCount={onCount} requesting={requesting} />
      </div>
    </li>
  );
}
