import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { RoomProduct } from "@selvedge/contract";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { WalkList } from "./use-walk-list.ts";

type ShortListToggleProps = { readonly fabric: RoomProduct; readonly list: WalkList };

/** Puts what is in hand on the short-list, or takes it off. */
export function ShortListToggle({ fabric, list }: ShortListToggleProps) {
  const { t } = useTranslation("showrooms");
  const isChosen = list.fabrics.some(({ productId }) => productId === fabric.productId);
  return (
    <Button
      tone={isChosen ? "main" : "plain"}
      icon={isChosen && <Icon of={CheckIcon} />}
      aria-pressed={isChosen}
      aria-label={`${t("Short-list")}: ${fabric.productCode}`}
      disabled={!list.isKnown}
      onClick={() => list.toggle(fabric)}
    >
      {t("Short-list")}
    </Button>
  );
}
