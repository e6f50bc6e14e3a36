import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";

/** How the button of an action stands, and what it does. */
export type ActionState = { readonly isBusy: boolean; readonly isOff: boolean; readonly onPress: () => void };
type ActionsProps = {
  /** How many lines can be ordered, and of how many the mill has to name the price first. */
  readonly pricedCount: number;
  readonly onRequestCount: number;
  readonly placing: ActionState;
  readonly requesting: ActionState;
  /** What is said of the order. */
  readonly children: ReactNode;
};

/** Places the order of what has a price; requests a quotation for what has none. */
export function Actions({ pricedCount, onRequestCount, placing, requesting, children }: ActionsProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  return (
    <>
      {pricedCount > 0 && (
        <>
          <Button
            tone="main"
            size="large"
            wide
            className="mt-5"
            busy={placing.isBusy}
            disabled={placing.isOff}
            onClick={placing.onPress}
          >
            {t("Place the order")}
          </Button>
          <p className="mt-2 text-note text-ink-2">{children}</p>
        </>
      )}
      {onRequestCount > 0 && (
        <>
          <Button
            tone={pricedCount > 0 ? "plain" : "main"}
            size="large"
            wide
            className="mt-5"
            busy={requesting.isBusy}
            disabled={requesting.isOff}
            onClick={requesting.onPress}
          >
            {t("Request a quotation for {{count}} fabrics", { count: onRequestCount })}
          </Button>
          <p className="mt-2 text-note text-ink-2">
            {t("A quotation orders nothing: the mill tells you its prices, and you decide.")}
          </p>
        </>
      )}
    </>
  );
}
