import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { Colourway } from "@selvedge/editor-core";
import { ciede2000, labOf } from "@selvedge/textile-core";
import { useTranslation } from "react-i18next";
import { cx, Icon, IconButton } from "../../ui/index.ts";
import { FabricName, Swatch } from "../panels/swatch.tsx";
import { useDocument, useSession } from "../session/context.ts";
import { colourOf } from "./colour-of.ts";
import { fabricIn, isShown, type Slot } from "./slots.ts";

/** One slot of one colourway. */
export type Cell = { readonly id: string; readonly slot: number };

type Props = {
  colourways: readonly Colourway[];
  slots: readonly Slot[];
  cell: Cell | null;
  onCell: (cell: Cell) => void;
};

/** Every colourway with its slots; ΔE2000 is from the same slot of the first one. */
export function ColourwayGrid({ colourways, slots, cell, onCell }: Props) {
  const { t } = useTranslation("tailoring");
  const { editor } = useSession();
  const shown = useDocument((document) => document.pieces);
  return (
    <ul>
      {colourways.map((colourway, i) => {
        const isHere = isShown(colourway, shown);
        return (
          <li
            key={colourway.id}
            data-colourway={colourway.name}
            className={cx("border-t border-line pb-3", isHere && "thread-edge")}
          >
            <div className="flex items-center gap-1">
              <button
                type="button"
                aria-pressed={isHere}
                onClick={() => editor.give({ type: "wearColourway", id: colourway.id })}
                className={cx(
                  "min-h-9 min-w-0 flex-1 truncate text-start text-dense hover:bg-plate pointer-coarse:min-h-11",
                  isHere && "font-medium",
                )}
              >
                <bdi>{colourway.name}</bdi>
                <span className="ms-2 font-normal text-note text-ink-3">{isHere ? t("shown") : t("show")}</span>
              </button>
              <IconButton
                size="small"
                label={t("Remove {{colourway}}", { colourway: colourway.name })}
                icon={<Icon of={TrashIcon} />}
                onClick={() => editor.give({ type: "removeColourway", id: colourway.id })}
              />
            </div>
            <div className="grid grid-cols-3 gap-x-2 gap-y-2">
              {slots.map((slot, index) => (
                <SlotCell
                  key={slot.pieceKeys[0]}
                  colourway={colourway}
                  first={i === 0 ? null : colourways[0]!}
                  slot={slot}
                  isChosen={cell?.id === colourway.id && cell.slot === index}
                  onChoose={() => onCell({ id: colourway.id, slot: index })}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type CellProps = {
  colourway: Colourway;
  /** What the distance is measured from; null for that one itself. */
  first: Colourway | null;
  slot: Slot;
  isChosen: boolean;
  onChoose: () => void;
};

function SlotCell({ colourway, first, slot, isChosen, onChoose }: CellProps) {
  const { t } = useTranslation("tailoring");
  const { assets, piece, format } = useSession();
  const fabric = fabricIn(slot, colourway.pieces);
  const colour = colourOf(fabric, assets);
  const from = first && colourOf(fabricIn(slot, first.pieces), assets);
  const difference = colour && from ? ciede2000(labOf(colour), labOf(from)) : null;
  const [key, ...others] = slot.pieceKeys;
  const name = piece(key!)?.name ?? key!;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx("min-w-0 text-start font-cond text-note leading-4", isChosen && "thread-edge")}
    >
      <Swatch fabric={fabric} className="h-11 w-full" />
      <span className="block truncate pt-1">
        {others.length > 0 ? t("{{piece}} + {{more}}", { piece: name, more: others.length }) : name}
      </span>
      <span className="block truncate text-ink-2">
        <FabricName fabric={fabric} />
      </span>
      {difference !== null && (
        <span className="block truncate text-ink-3" dir="ltr">
          ΔE {format.mm(difference)}
        </span>
      )}
    </button>
  );
}
