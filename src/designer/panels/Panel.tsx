import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx, Icon, IconButton } from "../../ui/index.ts";
import { useSelection, useSession } from "../session/context.ts";
import type { Panel as PanelKey } from "../session/selection.ts";
import type { TexturedProduct } from "../session/stock.ts";
import type { Layout } from "../use-layout.ts";
import { ArtworkPanel } from "./ArtworkPanel.tsx";
import { BackgroundPanel } from "./BackgroundPanel.tsx";
import { FabricPanel } from "./FabricPanel.tsx";
import { HistoryPanel, RecentSteps } from "./HistoryPanel.tsx";
import { NotesPanel } from "./NotesPanel.tsx";
import { PiecesPanel } from "./PiecesPanel.tsx";
import { PresetPanel } from "./PresetPanel.tsx";
import { usePanelNames } from "./Rail.tsx";
import type { Uploads } from "./use-uploads.ts";

const PLACES: Readonly<Record<Layout, string>> = {
  wide: "w-[268px] border-e border-line",
  medium: "absolute inset-y-0 start-[72px] z-20 w-[268px] border-e border-line shadow-float",
  narrow: "absolute inset-y-0 start-[72px] z-20 w-[300px] border-e border-line shadow-float",
  phone: "order-2 h-[48%] border-t border-line",
};

type Props = { layout: Layout; styleFabrics: readonly TexturedProduct[]; uploads: Uploads };

/** What the rail has open: beside the board where there is room, over it where there is not, from below on a phone. */
export function Panel({ layout, styleFabrics, uploads }: Props) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const names = usePanelNames();
  const panel = useSelection((selection) => selection.panel);
  const isOpen = useSelection((selection) => selection.isPanelOpen);
  if (!isOpen) return null;
  const contents: Record<PanelKey, ReactNode> = {
    preset: <PresetPanel styleFabrics={styleFabrics} />,
    fabric: <FabricPanel styleFabrics={styleFabrics} uploads={uploads} />,
    artwork: <ArtworkPanel uploads={uploads} />,
    background: <BackgroundPanel />,
    notes: <NotesPanel />,
    pieces: <PiecesPanel />,
    history: <HistoryPanel />,
  };
  return (
    <section
      aria-label={names[panel]}
      className={cx("flex min-h-0 shrink-0 flex-col bg-sheet", PLACES[layout])}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || layout === "wide") return;
        event.stopPropagation();
        session.selection.closePanel();
      }}
    >
      <header className="flex items-center justify-between ps-4 pe-3 pt-2">
        <h2 className="voice-name text-head">{names[panel]}</h2>
        <IconButton label={t("Fold the panel")} icon={<Icon of={XIcon} />} onClick={() => session.selection.closePanel()} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4 pb-3">{contents[panel]}</div>
      {layout === "wide" && panel !== "history" && <RecentSteps />}
    </section>
  );
}
