import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Tag } from "../ui/tag.tsx";
import { type CartLine, setCount } from "./rules.ts";
import { changeCart, type LiveFacts } from "./store.ts";

type LineWarningsProps = {
  readonly line: CartLine;
  readonly facts: LiveFacts | undefined;
  readonly unit: string;
};

/** What stands in the way of ordering a fabric of the cart. */
export function LineWarnings({ line: { productId, productNum }, facts, unit }: LineWarningsProps) {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const isBelow = facts?.moq && facts.moq.unit === facts.unit && productNum < facts.moq.value;
  return (
    <>
      {isBelow && facts?.moq && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone="warn">{t("Minimum {{value}} {{unit}}", { value: number(facts.moq.value), unit })}</Tag>
          <button
            type="button"
            onClick={() => changeCart((cart) => setCount(cart, productId, facts.moq?.value ?? 1))}
            className="quiet-link min-h-6 text-note pointer-coarse:min-h-11"
          >
            {t("Set to {{value}} {{unit}}", { value: number(facts.moq.value), unit })}
          </button>
        </p>
      )}
      {facts?.stock === "out" && (
        <p className="mt-2">
          <Tag tone="warn">{t("Out of stock")}</Tag>
        </p>
      )}
    </>
  );
}
