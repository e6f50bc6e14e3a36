import type { ChanelProduct } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Quantity } from "../../ui/words.tsx";
import { useFacts } from "../goods/words.ts";

/** What was agreed with the company for a fabric; nothing where nothing was. */
export function AgreedPrice({ fabric }: { fabric: ChanelProduct }) {
  const { t } = useTranslation("showrooms");
  const facts = useFacts();
  const price = facts.price(fabric.agreedPrice, fabric.moq?.unit);
  if (!price) return null;
  return (
    <p className="mt-0.5 flex justify-between gap-2 text-dense/[18px]">
      <span className="text-ink-2">{t("Agreed price")}</span>
      <Quantity {...price} className="font-cond font-medium" />
    </p>
  );
}
