import type { RoomScene, RoomWalker } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";

type WalkerLineProps = {
  readonly room: RoomScene;
  readonly walker: RoomWalker;
  readonly name: string;
  readonly isFollowed: boolean;
  readonly followsYou: boolean;
  readonly onFollow: () => void;
};

/** Somebody who walks here too: who they are, where, what is in their hand; and the way to follow who leads. */
export function WalkerLine({ room, walker, name, isFollowed, followsYou, onFollow }: WalkerLineProps) {
  const { t } = useTranslation(["together", "showrooms"]);
  const { side, stand, inHand, leads } = walker;
  const code = room.products.find(({ productId }) => productId === inHand)?.productCode;
  const facts = [
    ...(side === "mill" ? [t("of the mill")] : side === "guest" ? [t("by link")] : []),
    room.stands[stand]
      ? t("Stand {{number}} of {{total}}", { number: room.stands[stand].number, total: room.stands.length, ns: "showrooms" })
      : t("between the stands"),
    ...(code ? [t("In hand: {{code}}", { code, ns: "showrooms" })] : []),
    ...(leads ? [t("leads")] : []),
    ...(followsYou ? [t("follows you")] : []),
  ];
  return (
    <li className="flex min-h-7 items-center gap-2 text-dense" data-walker={name}>
      <span className="min-w-0 flex-1">
        <bdi className="font-medium">{name}</bdi> <span className="text-ink-3">{facts.join(" · ")}</span>
      </span>
      {leads && (
        <Button
          size="small"
          aria-label={isFollowed ? t("Stop following {{name}}", { name }) : t("Follow {{name}}", { name })}
          onClick={onFollow}
        >
          {isFollowed ? t("Stop following") : t("Follow")}
        </Button>
      )}
    </li>
  );
}
