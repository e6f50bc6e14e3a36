import type { RoomScene } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import type { HeadsetView } from "../../../showroom/headset/types.ts";
import type { Walk } from "../../../showroom/types.ts";
import { useFacts } from "../../goods/words.ts";
import { useHeldActions } from "./use-held-actions.ts";

type Figure = { readonly value: string; readonly unit: string } | null;
const written = (figure: Figure) => figure && `${figure.value} ${figure.unit}`;

/** What the boards say that are seen in a headset: of what is in hand, with price and stock for who may know them and what can be done with it, and how one goes about. */
export function useBoards(
  room: RoomScene,
  { pieces, piece }: Pick<Walk, "pieces" | "piece">,
  isByLink: boolean,
): Pick<HeadsetView, "board" | "help" | "onAct"> {
  const { t } = useTranslation(["showrooms", "finding"]);
  const facts = useFacts();
  const fabric = pieces[piece]?.fabric;
  const { actions, said, act } = useHeldActions(fabric, isByLink);
  const finding = (word: string) => t(word, { ns: "finding" });
  const rows: readonly (readonly [string, string | null])[] = fabric
    ? [
        [finding("Construction"), facts.construction(fabric)],
        [finding("Weight"), written(facts.weight(fabric))],
        [finding("Width"), written(facts.width(fabric))],
        isByLink || !fabric.agreedPrice
          ? [finding("Price"), isByLink ? null : written(facts.price(fabric.price, fabric.moq?.unit))]
          : [t("Agreed price"), written(facts.price(fabric.agreedPrice, fabric.moq?.unit))],
        [finding("Stock"), isByLink ? null : facts.stock(fabric)],
      ]
    : [];
  const board = fabric && {
    title: fabric.productCode,
    name: fabric.productName,
    rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    actions,
    said,
  };
  const title = { title: t("In the headset"), name: room.name };
  const byHand = [
    [t("Trigger or pinch"), t("Go there, take a hanger")],
    [t("Once more, or grip"), t("Put back")],
  ] as const;
  const byStick = [
    [t("Thumbstick"), t("Turn by 30°")],
    [t("A or X"), t("Sit down, stand up")],
  ] as const;
  const help = { sticks: { ...title, rows: [...byHand, ...byStick] }, hands: { ...title, rows: byHand } };
  return { board: board ?? null, help, onAct: act };
}
