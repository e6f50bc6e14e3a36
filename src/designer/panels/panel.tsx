import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { cx, Icon, IconButton, Skeleton } from "../../ui/index.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useSelection, useSession } from "../session/context.ts";
import type { Panel as PanelKey } from "../session/selection.ts";
import type { Layout } from "../use-layout.ts";
import { FabricPanel } from "./fabric-panel.tsx";
import { usePanelNames } from "./rail.tsx";
import { RecentSteps } from "./recent-steps.tsx";
import type { Uploads } from "./use-uploads.ts";

const ArtworkPanel = lazy(async () => ({ default: (await import("./artwork-panel.tsx")).ArtworkPanel }));
const BackgroundPanel = lazy(async () => ({ default: (await import("./background-panel.tsx")).BackgroundPanel }));
const HistoryPanel = lazy(async () => {
  const [{ HistoryPanel }] = await Promise.all([import("./history-panel.tsx"), loadAreas(["whatif"])]);
  return { default: HistoryPanel };
});
const LayersPanel = lazy(async () => {
  const [{ LayersPanel: Layers }] = await Promise.all([import("./layers-panel.tsx"), loadAreas(["tools", "trims"])]);
  return { default: Layers };
});
const NotesPanel = lazy(async () => ({ default: (await import("./notes-panel.tsx")).NotesPanel }));
const PiecesPanel = lazy(async () => {
  const [{ PiecesPanel: Pieces }] = await Promise.all([import("./pieces-panel.tsx"), loadAreas(["tailoring"])]);
  return { default: Pieces };
});
const PresetPanel = lazy(async () => ({ default: (await import("./preset-panel.tsx")).PresetPanel }));
const TextPanel = lazy(async () => {
  const [{ TextPanel: Text }] = await Promise.all([import("../lettering/text-panel.tsx"), loadAreas(["lettering"])]);
  return { default: Text };
});

const DecoratePanel = lazy(async () => {
  const [{ DecoratePanel }] = await Promise.all([import("../trims/decorate-panel.tsx"), loadAreas(["trims"])]);
  return { default: DecoratePanel };
});
const ColourwaysPanel = lazy(async () => {
  const [{ ColourwaysPanel }] = await Promise.all([import("../colourways/colourways-panel.tsx"), loadAreas(["tailoring"])]);
  return { default: ColourwaysPanel };
});
const CostPanel = lazy(async () => {
  const [{ CostPanel }] = await Promise.all([import("../cost/cost-panel.tsx"), loadAreas(["tailoring"])]);
  return { default: CostPanel };
});
const FitPanel = lazy(async () => {
  const [{ FitPanel }] = await Promise.all([import("../fit/fit-panel.tsx"), loadAreas(["tailoring", "pattern"])]);
  return { default: FitPanel };
});
const MaterialsPanel = lazy(async () => {
  const [{ MaterialsPanel }] = await Promise.all([import("../materials/materials-panel.tsx"), loadAreas(["materials"])]);
  return { default: MaterialsPanel };
});
const SeamsPanel = lazy(async () => {
  const [{ SeamsPanel }] = await Promise.all([import("../seams/seams-panel.tsx"), loadAreas(["tailoring"])]);
  return { default: SeamsPanel };
});

const PLACES: Readonly<Record<Layout, string>> = {
  wide: "w-[268px] border-e border-line",
  medium: "w-[268px] border-e border-line",
  narrow: "w-[268px] border-e border-line",
  phone: "order-2 h-[48%] border-t border-line",
};

const Fetching = () => (
  <div aria-busy="true" data-fetching>
    <Skeleton className="mt-2 h-24" />
  </div>
);

type Props = { layout: Layout; styleFabrics: readonly TexturedProduct[]; uploads: Uploads };

/** What the rail has open: beside the board, which is laid out again in the room that is left; from below on a phone. */
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
    text: <TextPanel uploads={uploads} />,
    decorate: <DecoratePanel />,
    layers: <LayersPanel />,
    background: <BackgroundPanel />,
    notes: <NotesPanel />,
    pieces: <PiecesPanel />,
    fit: <FitPanel />,
    seams: <SeamsPanel />,
    materials: <MaterialsPanel />,
    colourways: <ColourwaysPanel />,
    cost: <CostPanel />,
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
        <h2 className="voice-name text-head">{panel === "decorate" ? t("Select Decorate") : names[panel]}</h2>
        <IconButton label={t("Collapse the panel")} icon={<Icon of={XIcon} />} onClick={() => session.selection.closePanel()} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4 pb-3">
        <Suspense fallback={<Fetching />}>{contents[panel]}</Suspense>
      </div>
      {layout === "wide" && panel !== "history" && <RecentSteps />}
    </section>
  );
}
