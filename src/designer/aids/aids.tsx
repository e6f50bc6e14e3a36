import { EyedropperIcon } from "@phosphor-icons/react/dist/csr/Eyedropper";
import { GridFourIcon } from "@phosphor-icons/react/dist/csr/GridFour";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { RulerIcon } from "@phosphor-icons/react/dist/csr/Ruler";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Icon, IconButton, Tooltip } from "../../ui/index.ts";
import { useSelection, useSession } from "../session/context.ts";
import type { Aid } from "../session/selection.ts";
import { Grid } from "./grid.tsx";
import { MeasureTool } from "./measure-tool.tsx";
import { Minimap } from "./minimap.tsx";
import { PickTool } from "./pick-tool.tsx";
import { useBoardNode } from "./use-board-node.ts";

/** What helps the eye on the board: grid, tape, eyedropper, minimap, and lengths in inches. They lie over it with their switches in its corner. */
export function Aids() {
  const board = useBoardNode();
  const isGridShown = useSelection((selection) => selection.isGridShown);
  const isMapShown = useSelection((selection) => selection.isMapShown);
  const aid = useSelection((selection) => selection.aid);
  if (!board) return null;
  return createPortal(
    <>
      {isGridShown && <Grid />}
      {aid === "measure" && <MeasureTool />}
      {aid === "pick" && <PickTool />}
      {isMapShown && <Minimap />}
      <Switches />
    </>,
    board,
  );
}

function Switches() {
  const { t } = useTranslation("tools");
  const { selection } = useSession();
  const isGridShown = useSelection(({ isGridShown }) => isGridShown);
  const isMapShown = useSelection(({ isMapShown }) => isMapShown);
  const isInches = useSelection(({ isInches }) => isInches);
  const aid = useSelection((now) => now.aid);
  const toggle = (next: Aid) => selection.setState({ aid: aid === next ? null : next });
  return (
    <div
      data-overlay
      role="toolbar"
      aria-label={t("Board tools")}
      className="absolute bottom-3 left-3 z-10 max-tablet:bottom-1.5 max-tablet:left-1.5 flex gap-0.5 rounded-control border border-line bg-sheet p-0.5 shadow-float"
    >
      <Tooltip text={t("Grid")} shortcut="G">
        <IconButton
          label={t("Grid")}
          pressed={isGridShown}
          icon={<Icon of={GridFourIcon} size={20} />}
          onClick={() => selection.setState({ isGridShown: !isGridShown })}
        />
      </Tooltip>
      <Tooltip text={t("Measure")} shortcut="D">
        <IconButton
          label={t("Measure")}
          pressed={aid === "measure"}
          icon={<Icon of={RulerIcon} size={20} />}
          onClick={() => toggle("measure")}
        />
      </Tooltip>
      <Tooltip text={t("Pick a colour from the garment")} shortcut="I">
        <IconButton
          label={t("Pick a colour from the garment")}
          pressed={aid === "pick"}
          icon={<Icon of={EyedropperIcon} size={20} />}
          onClick={() => toggle("pick")}
        />
      </Tooltip>
      <Tooltip text={t("Minimap")} shortcut="M">
        <IconButton
          label={t("Minimap")}
          pressed={isMapShown}
          icon={<Icon of={MapTrifoldIcon} size={20} />}
          onClick={() => selection.setState({ isMapShown: !isMapShown })}
        />
      </Tooltip>
      <Tooltip text={t("Inches")} shortcut="U">
        <IconButton label={t("Inches")} pressed={isInches} icon={<InchSign />} onClick={() => selection.showInches(!isInches)} />
      </Tooltip>
    </div>
  );
}

/** The letters "in", drawn: written, they would have to be part of the switch's name. */
function InchSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.3">
      <path d="M7 10v8M7 6v1.4M11 18v-8M11 13.2c0-2 1.3-3.2 3.2-3.2s2.8 1.2 2.8 3.2V18" />
    </svg>
  );
}
