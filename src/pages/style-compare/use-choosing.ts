import type { TexturedProduct } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { toast } from "../../ui/toast.tsx";
import type { useListQuery } from "../parts/query.ts";
import { MAX_PICTURES, type useCompared } from "./use-compared.ts";

type Compared = Pick<ReturnType<typeof useCompared>, "mode" | "designs" | "productIds">;

/** What a click on a fabric or a style does: in the mode that compares them it adds or takes away, in the other it replaces. */
export function useChoosing({ mode, designs, productIds }: Compared, change: ReturnType<typeof useListQuery>["change"]) {
  const { t } = useTranslation(["around", "pages"]);
  const chooseFabric = ({ productId }: TexturedProduct) => {
    if (mode === "styles") return change({ productIds: [productId] }, true);
    const without = productIds.filter((id) => id !== productId);
    if (without.length === productIds.length && productIds.length >= MAX_PICTURES)
      return toast({ text: t("At most {{count}} at a time", { count: MAX_PICTURES }), tone: "fault" });
    // The last one stays: without a fabric there is nothing to see.
    if (without.length === 0) return;
    change({ productIds: without.length < productIds.length ? without : [...productIds, productId] }, true);
  };
  const chooseStyle = (id: string) => {
    const ids = designs.map((design) => design.id);
    if (mode === "fabrics") return change({ designIds: [id] }, true);
    const without = ids.filter((other) => other !== id);
    if (without.length > 0) change({ designIds: without.length < ids.length ? without : [...ids, id] }, true);
  };
  return { chooseFabric, chooseStyle };
}
