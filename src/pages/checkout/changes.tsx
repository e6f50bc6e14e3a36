import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { Change, OfferLine } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Code } from "../../ui/words.tsx";

type Money = Extract<Change, { what: "total" }>["now"];

/** What became different since it was shown; nothing of it is taken silently. */
export function Changes({ changes, lines }: { changes: readonly Change[]; lines: readonly OfferLine[] }) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { number, amount } = useFormat();
  const money = (price: Money) => (price ? `${amount(price.amount, price.currency)} ${price.currency}` : t("Price on request"));
  const codeOf = (id: string) => lines.find(({ product }) => product.productId === id)?.product.productCode ?? "";
  return (
    <section role="alert" className="bg-warn-wash px-4 py-3 text-dense text-warn">
      <h2 className="flex items-center gap-2 font-medium">
        <Icon of={WarningOctagonIcon} />
        {t("Something has changed. Check it and place the order again.")}
      </h2>
      <ul className="mt-2 grid gap-1">
        {changes.map((change) => (
          <li key={`${change.what} ${"productId" in change ? change.productId : ""}`}>
            {"productId" in change && (
              <span className="me-2 font-medium">
                <Code>{codeOf(change.productId)}</Code>
              </span>
            )}
            {change.what === "stock"
              ? t("Requested {{asked}}, in stock {{available}}", {
                  asked: number(change.asked),
                  available: number(change.available),
                })
              : t("{{was}} became {{now}}", { was: money(change.was), now: money(change.now) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
