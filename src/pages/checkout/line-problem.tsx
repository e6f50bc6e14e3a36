import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { OfferLine } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ActionState } from "./actions.tsx";

const PROBLEMS = {
  belowMinimum: "The minimum is {{minimum}} {{unit}}.",
  notMultiple: "It is sold in multiples of {{multiple}} {{unit}}.",
  notEnoughStock: "There are {{available}} {{unit}} in stock.",
  notOrderable: "This fabric cannot be ordered now. Ask the mill for a quotation, or remove it from the cart.",
} as const satisfies Record<NonNullable<OfferLine["problem"]>, string>;

type LineProblemProps = {
  line: OfferLine;
  onCount: (count: number) => void;
  requesting: ActionState;
};

/** What stands in the way of a line, the count that would do, and the quotation that can be requested for it as it is. */
export function LineProblem({ line, onCount, requesting }: LineProblemProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { number } = useFormat();
  const { unit, problem, offered, available } = line;
  if (!problem) return null;
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 bg-warn-wash px-3 py-2 text-dense text-warn">
      <Icon of={WarningOctagonIcon} />
      <span>
        {t(PROBLEMS[problem], {
          minimum: number(line.minimum),
          multiple: number(line.multiple),
          available: number(available ?? 0),
          unit: t(unit),
        })}
      </span>
      {offered !== null && (
        <Button size="small" onClick={() => onCount(offered)}>
          {t("Set to {{value}} {{unit}}", { value: number(offered), unit: t(unit) })}
        </Button>
      )}
      <Button size="small" busy={requesting.isBusy} disabled={requesting.isOff} onClick={requesting.onPress}>
        {t("Request a quotation")}
      </Button>
    </p>
  );
}
