import type { RoomProduct, RoomScene } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import type { Walk } from "../../../showroom/types.ts";
import { useFacts } from "../../goods/words.ts";

/** Commas are written otherwise in Arabic, Chinese and Japanese. */
const COMMAS: Readonly<Record<string, string>> = { ar: "، ", zh: "，", ja: "、" };
export const comma = (): string => COMMAS[document.documentElement.lang.slice(0, 2)] ?? ", ";

/** What a fabric is in a few words: its weave and its weight. */
export function useFabricWords() {
  const { t } = useTranslation(["showrooms", "attributes", "fabrics"]);
  const facts = useFacts();
  return (fabric: RoomProduct): string[] => {
    const weight = facts.weight(fabric);
    const weave = fabric.attrs.style || fabric.attrs.productType;
    return [...(weave ? [t(weave)] : []), ...(weight ? [`${weight.value} ${weight.unit}`] : [])];
  };
}

/** Where one is in a room, as a sentence: "Stand 3 of 12, twill, 220 g/m²". */
export function usePlaceName(room: RoomScene, { stand: here, piece, pieces }: Walk): string {
  const { t } = useTranslation("showrooms");
  const words = useFabricWords();
  const stand = room.stands[here];
  if (!stand) return "";
  const where = t("Stand {{number}} of {{total}}", { number: stand.number, total: room.stands.length });
  const named = (id: string | undefined) => room.products.find(({ productId }) => productId === id);
  const close = named(pieces[piece]?.productId);
  if (close) return [where, t("In hand: {{code}}", { code: close.productCode }), ...words(close)].join(comma());
  const [only, ...others] = stand.productIds;
  const fabric = others.length === 0 ? named(only) : undefined;
  const what = fabric
    ? words(fabric)
    : [
        ...(stand.productIds.length > 0 ? [t("{{count}} fabrics", { count: stand.productIds.length })] : []),
        ...(stand.garmentIds.length > 0 ? [t("{{count}} garments", { count: stand.garmentIds.length })] : []),
      ];
  return [where, ...(stand.name ? [stand.name] : []), ...what].join(comma());
}
