import type { Icon as Drawing } from "@phosphor-icons/react";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { FrameCornersIcon } from "@phosphor-icons/react/dist/csr/FrameCorners";
import { ImageSquareIcon } from "@phosphor-icons/react/dist/csr/ImageSquare";
import { NotePencilIcon } from "@phosphor-icons/react/dist/csr/NotePencil";
import { StackIcon } from "@phosphor-icons/react/dist/csr/Stack";
import { StackSimpleIcon } from "@phosphor-icons/react/dist/csr/StackSimple";
import { SwatchesIcon } from "@phosphor-icons/react/dist/csr/Swatches";
import { TShirtIcon } from "@phosphor-icons/react/dist/csr/TShirt";
import { useTranslation } from "react-i18next";
import { cx, Icon } from "../../ui/index.ts";
import { openOf, useComments } from "../comments/use-comments.ts";
import { useSelection, useSession } from "../session/context.ts";
import { PANELS, type Panel } from "../session/selection.ts";
import type { Layout } from "../use-layout.ts";
import {
  ColourwaysDrawing,
  CostDrawing,
  DecorateDrawing,
  FitDrawing,
  MaterialsDrawing,
  SeamDrawing,
  TextDrawing,
} from "./rail-drawings.tsx";

const ICONS: Readonly<Record<Panel, Drawing>> = {
  preset: StackIcon,
  fabric: SwatchesIcon,
  artwork: ImageSquareIcon,
  text: TextDrawing,
  decorate: DecorateDrawing,
  layers: StackSimpleIcon,
  background: FrameCornersIcon,
  notes: NotePencilIcon,
  pieces: TShirtIcon,
  fit: FitDrawing,
  seams: SeamDrawing,
  materials: MaterialsDrawing,
  colourways: ColourwaysDrawing,
  cost: CostDrawing,
  history: ClockCounterClockwiseIcon,
};

/** The words of the rail. */
export function usePanelNames(): Readonly<Record<Panel, string>> {
  const { t } = useTranslation("designer");
  return {
    preset: t("Preset"),
    fabric: t("Fabric"),
    artwork: t("Artwork"),
    text: t("Text"),
    decorate: t("Decorate"),
    layers: t("Layers"),
    background: t("Background"),
    notes: t("Notes"),
    pieces: t("Pieces"),
    fit: t("Fit"),
    seams: t("Seams"),
    materials: t("Materials"),
    colourways: t("Colourways"),
    cost: t("Cost"),
    history: t("History"),
  };
}

/** The rail: what is worked on. On a phone it lies along the lower edge. A second press folds the panel. */
export function Rail({ layout }: { layout: Layout }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const names = usePanelNames();
  const panel = useSelection((selection) => selection.panel);
  const isOpen = useSelection((selection) => selection.isPanelOpen);
  const isPhone = layout === "phone";
  const choose = (next: Panel) => {
    if (next === panel && isOpen) session.selection.closePanel();
    else session.selection.openPanel(next);
    if (isPhone || layout === "narrow") session.selection.setState({ isInspectorOpen: false });
  };
  return (
    <nav
      aria-label={t("Panels")}
      className={cx(
        "z-20 shrink-0 bg-paper",
        isPhone
          ? "order-1 flex overflow-x-auto border-t border-line pb-[env(safe-area-inset-bottom)]"
          : "flex w-[72px] flex-col overflow-y-auto border-e border-line pt-1.5",
      )}
    >
      {PANELS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === panel && isOpen}
          aria-expanded={each === panel && isOpen}
          onClick={() => choose(each)}
          className={cx(
            "flex h-[58px] flex-col items-center justify-center gap-[3px] font-cond text-note leading-[14px] tracking-[-0.02em] outline-offset-[-3px] transition-colors duration-quick",
            isPhone ? "min-w-[70px] flex-1" : "min-h-11 w-full shrink",
            each === panel && isOpen ? "bg-sheet font-medium text-ink" : "text-ink-2 hover:text-ink",
            each === panel && isOpen && (isPhone ? "thread-over" : "thread-edge before:inset-s-0"),
          )}
        >
          <span className="relative">
            <Icon of={ICONS[each]} size={24} />
            {each === "notes" && <OpenComments />}
          </span>
          <span className="max-w-full truncate">{names[each]}</span>
        </button>
      ))}
    </nav>
  );
}

/** How many comments wait on the saved design. */
function OpenComments() {
  const { t } = useTranslation("designer");
  const number = openOf(useComments().comments);
  if (number === 0) return null;
  return (
    <span className="absolute -end-2.5 -top-1 grid h-4 min-w-4 place-items-center rounded-full bg-thread px-1 text-[11px]/4 font-medium text-sheet">
      <span aria-hidden>{number}</span>
      <span className="sr-only">{t("Open comments: {{number}}", { number })}</span>
    </span>
  );
}
