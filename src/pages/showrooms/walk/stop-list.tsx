import type { RoomGarment, RoomProduct, RoomScene, RoomStand } from "@selvedge/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n.ts";
import type { Walk } from "../../../showroom/types.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Code } from "../../../ui/words.tsx";
import { addressOfFabric } from "../../parts/fabric.tsx";
import { editorAddress } from "../garment-card.tsx";
import { comma, useFabricWords } from "./use-place-name.ts";

type StopListProps = {
  readonly room: RoomScene;
  readonly walk: Walk;
  /** The room is drawn: one walks there. */
  readonly isDrawn: boolean;
  /** What is in hand stands before the list. */
  readonly isCovered: boolean;
  /** Nothing leads out of a room behind a link. */
  readonly isByLink: boolean;
  readonly onGo: (stand: number) => void;
  readonly onTake: (piece: number) => void;
  /** Stands above it. */
  readonly head: ReactNode;
};

/** Everything that stands in a room, stop by stop: to be walked to, and to be taken in hand. */
export function StopList({ room, walk, isDrawn, isCovered, isByLink, onGo, onTake, head }: StopListProps) {
  const { t } = useTranslation("showrooms");
  const list = useRef<HTMLOListElement>(null);
  const here = isDrawn ? walk.stand : -1;
  useEffect(() => {
    const [frame, chosen] = [list.current, list.current?.children[here] as HTMLElement | undefined];
    // Within the list alone: the page stays at the picture, which is looked at, and the focus where it is.
    if (frame && chosen) frame.scrollTop = chosen.offsetTop;
  }, [here]);
  if (room.stands.length === 0) return null;
  return (
    <section aria-label={t("What stands in the room")} className="min-w-0" inert={isCovered}>
      {head}
      <ol
        ref={list}
        tabIndex={isDrawn ? 0 : undefined}
        className={
          isDrawn ? "relative max-h-[56svh] overflow-y-auto desk:max-h-[calc(100svh-190px)]" : "grid gap-x-10 tablet:grid-cols-2"
        }
      >
        {room.stands.map((stand, index) => (
          <Stop
            key={stand.standId}
            room={room}
            stand={stand}
            index={index}
            walk={walk}
            isDrawn={isDrawn}
            isByLink={isByLink}
            onGo={onGo}
            onTake={onTake}
          />
        ))}
      </ol>
    </section>
  );
}

type StopProps = Omit<StopListProps, "isCovered" | "head"> & {
  readonly stand: RoomStand;
  readonly index: number;
};

function Stop({ room, stand, index, walk, isDrawn, isByLink, onGo, onTake }: StopProps) {
  const { t } = useTranslation("showrooms");
  const isHere = isDrawn && walk.stand === index;
  const fabrics = stand.productIds.flatMap((id) => room.products.find(({ productId }) => productId === id) ?? []);
  const garments = room.garments.filter(({ standId }) => standId === stand.standId);
  return (
    <li
      className={cx(
        "border-t border-line py-4 ps-3.5",
        isHere ? "border-s-2 border-s-thread" : "border-s-2 border-s-transparent",
      )}
      data-stop={stand.number}
    >
      <div className="flex items-baseline gap-2">
        <h2 className="voice-name min-w-0 flex-1 text-read/[22px]">
          <span className="me-1.5 font-cond text-dense text-ink-3">{stand.number}</span>
          <bdi>{stand.name}</bdi>
          {stand.parts > 1 && (
            <span className="ms-1.5 font-cond text-note text-ink-3">
              <bdi dir="ltr">
                {stand.part}/{stand.parts}
              </bdi>
            </span>
          )}
        </h2>
        {isDrawn && (
          <Button
            tone="quiet"
            size="small"
            aria-label={`${t("Go there")}: ${t("Stand {{number}} of {{total}}", { number: stand.number, total: room.stands.length })}`}
            onClick={() => onGo(index)}
          >
            {t("Go there")}
          </Button>
        )}
      </div>
      {stand.part === 1 && stand.story && <p className="mt-0.5 text-dense text-ink-2">{stand.story}</p>}
      {garments.length > 0 && (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
          {garments.map((garment) => (
            <Garment key={garment.itemId} garment={garment} fabrics={room.products} isByLink={isByLink} />
          ))}
        </ul>
      )}
      {fabrics.length > 0 && (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {fabrics.map((fabric) => (
            <FabricLine
              key={fabric.productId}
              fabric={fabric}
              piece={walk.pieces.findIndex((one) => one.productId === fabric.productId && one.standId === stand.standId)}
              inHand={walk.piece}
              isByLink={isByLink}
              onTake={onTake}
            />
          ))}
        </ul>
      )}
      {stand.missing.length > 0 && (
        <p className="mt-3 text-dense text-ink-3">
          {t("No longer offered: {{names}}", { names: stand.missing.map(({ label }) => label).join(comma()) })}
        </p>
      )}
    </li>
  );
}

type FabricLineProps = {
  fabric: RoomProduct;
  /** The cloth of it that hangs there, by its index among those of the room. */
  piece: number;
  inHand: number;
  isByLink: boolean;
  onTake: (piece: number) => void;
};

function FabricLine({ fabric, piece, inHand, isByLink, onTake }: FabricLineProps) {
  const { t } = useTranslation("showrooms");
  const words = useFabricWords();
  const { productCode, productName, productImg } = fabric;
  return (
    <li className="flex items-center gap-3">
      <Leading to={isByLink ? null : addressOfFabric(fabric)}>
        <Picture src={productImg} alt="" loading="lazy" className="size-11 shrink-0" />
        <span className="min-w-0">
          <span className="block truncate text-dense decoration-edge underline-offset-4 group-hover:underline">
            <Code className="font-medium">{productCode}</Code> <bdi className="text-ink-2">{productName}</bdi>
          </span>
          <span className="block truncate text-note text-ink-3">{words(fabric).join(" · ")}</span>
        </span>
      </Leading>
      {piece >= 0 && (
        <Button
          tone="quiet"
          size="small"
          data-hanger={piece}
          aria-pressed={inHand === piece}
          aria-label={t("Take in hand: {{code}}", { code: productCode })}
          onClick={() => onTake(piece)}
        >
          {t("Take in hand")}
        </Button>
      )}
    </li>
  );
}

/** A line that leads somewhere, or only stands there. */
function Leading({ to, children }: { to: string | null; children: ReactNode }) {
  const line = "group flex min-w-0 flex-1 items-center gap-3";
  return to ? (
    <Link to={to} className={line}>
      {children}
    </Link>
  ) : (
    <span className={line}>{children}</span>
  );
}

type GarmentProps = { garment: RoomGarment; fabrics: readonly RoomProduct[]; isByLink: boolean };

function Garment({ garment, fabrics, isByLink }: GarmentProps) {
  const { t } = useTranslation("showrooms");
  const { design, label, size, pictureUrl } = garment;
  const name = garment.proposalId === null ? design.name : label;
  const worn = [...new Set(garment.fabrics.map(({ productId }) => productId))].flatMap(
    (id) => fabrics.find(({ productId }) => productId === id)?.productCode ?? [],
  );
  return (
    <li className="flex">
      <Leading to={isByLink ? null : editorAddress(garment)}>
        <Picture src={pictureUrl ?? design.designImg} alt="" fit="contain" loading="lazy" className="h-14 w-11 shrink-0" />
        <span className="min-w-0 text-dense">
          <bdi className="block truncate font-medium decoration-edge underline-offset-4 group-hover:underline">{name}</bdi>
          <span className="block truncate text-note text-ink-3">
            {worn.length > 0 && <Code>{worn.join(", ")}</Code>}
            {size && `${worn.length > 0 ? " · " : ""}${t("Size {{size}}", { size })}`}
          </span>
          {garment.fabrics.some(({ productId }) => productId === null) && (
            <span className="block text-note text-ink-3">{t("One of its fabrics is no longer offered")}</span>
          )}
          {!isByLink && <span className="block text-note text-ink-3">{t("Open in the editor")}</span>}
        </span>
      </Leading>
    </li>
  );
}
