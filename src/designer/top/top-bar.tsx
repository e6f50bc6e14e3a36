import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { ArrowUUpLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowUUpLeft";
import { ArrowUUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUUpRight";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { FloppyDiskIcon } from "@phosphor-icons/react/dist/csr/FloppyDisk";
import { MagnetIcon } from "@phosphor-icons/react/dist/csr/Magnet";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Button, Icon, IconButton, Menu, type MenuEntry, Select, Tooltip, toast } from "../../ui/index.ts";
import { Exports } from "../export/exports.tsx";
import { useSaver, useSaving } from "../save/context.ts";
import { useHistory, useSelection, useSession, useStyle } from "../session/context.ts";
import type { Export } from "../session/selection.ts";
import { useSizes } from "../session/use-sizes.ts";
import type { Layout } from "../use-layout.ts";
import { KeepStyle, toggleStyle, useIsKept } from "./keep-style.tsx";
import { SavedNote } from "./saved-note.tsx";
import { ZoomControl } from "./zoom-control.tsx";

const GroupsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("../../favourites/groups-dialog.tsx"), loadAreas(["favourites"])]);
  return dialog;
});

type Props = {
  layout: Layout;
  onSave: () => void;
  onShare: () => void;
  onName: (as: "rename" | "copy") => void;
};

const Rule = () => <span aria-hidden className="h-5 w-px shrink-0 bg-line max-[999px]:hidden" />;

/** Whether there is room for more than the name and the verbs; what has none is in the menu. */
const isRoomy = (layout: Layout) => layout === "wide" || layout === "medium";

/** Name, undo, zoom, the state of saving, Share and Save design. */
export function TopBar({ layout, onSave, onShare, onName }: Props) {
  const { t } = useTranslation("designer");
  const isBusy = useSaving((saving) => saving.isBusy);
  const isPhone = layout === "phone";
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-3 border-b border-line bg-paper ps-3.5 pe-4 max-[999px]:gap-2 max-[639px]:gap-1 max-[639px]:px-1.5">
      <Link
        to="/myDesign"
        aria-label={t("Back to My Design")}
        className="grip grid size-8 shrink-0 place-items-center rounded-control hover:bg-plate"
      >
        <Icon of={ArrowLeftIcon} size={20} mirrors />
      </Link>
      {!isPhone && (
        <svg viewBox="0 0 6 20" width="6" height="20" aria-hidden="true" className="shrink-0 text-thread">
          <path d="M1 0v20" stroke="currentColor" strokeWidth="2" />
          <path d="M5.5 0v20" stroke="currentColor" strokeDasharray="4 2" />
        </svg>
      )}
      <Name onRename={() => onName("rename")} layout={layout} />
      <span className="flex-1" />
      <Steps />
      {!isPhone && (
        <>
          <Rule />
          <ZoomControl />
          <SnapSwitch />
          <Rule />
        </>
      )}
      {isRoomy(layout) && <SavedNote />}
      {(layout === "medium" || layout === "narrow") && (
        <Tooltip text={t("Share")}>
          <IconButton label={t("Share")} icon={<Icon of={ShareNetworkIcon} size={20} />} onClick={onShare} />
        </Tooltip>
      )}
      {layout === "wide" && (
        <Button tone="quiet" className="no-underline" icon={<Icon of={ShareNetworkIcon} size={20} />} onClick={onShare}>
          {t("Share")}
        </Button>
      )}
      {isPhone ? (
        <IconButton label={t("Save design")} icon={<Icon of={FloppyDiskIcon} size={20} />} onClick={onSave} />
      ) : (
        <Button tone="main" busy={isBusy} onClick={onSave}>
          {t("Save design")}
        </Button>
      )}
      {!isRoomy(layout) && <ParametersSwitch />}
      <More layout={layout} onName={onName} onShare={onShare} />
    </header>
  );
}

function Name({ onRename, layout }: { onRename: () => void; layout: Layout }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const name = useSaving((saving) => saving.name);
  const sizes = useSizes();
  const title = name || t("New design");
  const isWide = layout === "wide";
  return (
    <div className="flex min-w-28 items-baseline gap-2 max-[999px]:min-w-0">
      <button
        type="button"
        onClick={onRename}
        dir="auto"
        title={t("Rename {{name}}", { name: title })}
        className="min-w-0 truncate rounded-control py-1 font-medium hover:underline hover:decoration-edge hover:underline-offset-[3px]"
      >
        {title}
      </button>
      {isWide && <span className="max-w-64 truncate text-dense text-ink-3">{style.name + session.format.comma}</span>}
      <Select
        label={t("Size", { context: "garment" })}
        labelAt={isWide ? "beside" : "hidden"}
        className="shrink-0"
        variant="line"
        value={sizes.busy ?? style.size}
        choices={style.garment.sizes.map((size) => ({ value: size, label: size }))}
        onChange={sizes.choose}
      />
      {isRoomy(layout) && <KeepStyle />}
    </div>
  );
}

function Steps() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const history = useHistory();
  const canUndo = history.index > 0;
  const canRedo = history.index < history.entries.length;
  return (
    <span className="flex gap-0.5" dir="ltr">
      <Tooltip text={t("undo")} shortcut="Ctrl Z">
        <IconButton
          label={t("undo")}
          icon={<Icon of={ArrowUUpLeftIcon} size={20} />}
          disabled={!canUndo}
          onClick={() => session.editor.undo()}
        />
      </Tooltip>
      <Tooltip text={t("redo")} shortcut="Ctrl Shift Z">
        <IconButton
          label={t("redo")}
          icon={<Icon of={ArrowUUpRightIcon} size={20} />}
          disabled={!canRedo}
          onClick={() => session.editor.redo()}
        />
      </Tooltip>
    </span>
  );
}

function SnapSwitch() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const isSnapping = useSelection((selection) => selection.isSnapping);
  const label = t("Snap to centre lines and edges");
  return (
    <Tooltip text={label} shortcut="Alt">
      <IconButton
        label={label}
        pressed={isSnapping}
        icon={<Icon of={MagnetIcon} size={20} />}
        onClick={() => session.selection.setState({ isSnapping: !isSnapping })}
      />
    </Tooltip>
  );
}

/** On narrow windows preview and parameters are a sheet. */
function ParametersSwitch() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const isOpen = useSelection((selection) => selection.isInspectorOpen);
  return (
    <IconButton
      label={t("Preview and parameters")}
      pressed={isOpen}
      icon={<Icon of={SlidersHorizontalIcon} size={20} />}
      onClick={() => session.selection.setState({ isInspectorOpen: !isOpen, ...(isOpen ? {} : { isPanelOpen: false }) })}
    />
  );
}

function More({ layout, onName, onShare }: Pick<Props, "layout" | "onName" | "onShare">) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const saver = useSaver();
  const isSaved = useSaving((saving) => saving.proposal !== null);
  const isAutosaving = useSaving((saving) => saving.isAutosaving);
  const exporting = useSelection((selection) => selection.exporting);
  const style = useStyle();
  const isKept = useIsKept();
  const [isGrouping, setGrouping] = useState(false);
  const setExporting = (next: Export | null) => session.selection.setState({ exporting: next });
  const share: MenuEntry = { key: "share", label: t("Share"), onSelect: onShare };
  const keep: MenuEntry = {
    key: "favorite",
    label: t("Favorite"),
    chosen: isKept,
    onSelect: () => void toggleStyle(style.id, isKept),
  };
  const entries: MenuEntry[] = [
    ...(layout === "phone" ? [share] : []),
    ...(isRoomy(layout) ? [] : [keep]),
    { key: "rename", label: t("Rename"), onSelect: () => onName("rename") },
    { key: "copy", label: t("Save a copy"), disabled: !isSaved, onSelect: () => onName("copy") },
    { key: "present", label: t("Style presentation"), to: `/styleShow?designId=${style.id}` },
    { key: "group", label: t("Save the style to a group…"), onSelect: () => setGrouping(true) },
    {
      key: "autosave",
      label: isAutosaving ? t("Turn autosave off") : t("Turn autosave on"),
      onSelect: () => {
        saver.setAutosaving(!isAutosaving);
        toast({ text: isAutosaving ? t("Autosave is off.") : t("A saved design saves itself 8 seconds after a change.") });
      },
    },
    { key: "export", label: t("Export pictures"), apart: true, onSelect: () => setExporting("pictures") },
    { key: "garment", label: t("Export in 3D"), onSelect: () => setExporting("garment") },
    { key: "techPack", label: t("Tech pack"), onSelect: () => setExporting("techPack") },
    {
      key: "all",
      label: t("Choose all pieces"),
      note: "Ctrl A",
      onSelect: () => session.selection.choosePieces(session.pieces().map(({ key }) => key)),
    },
  ];
  return (
    <>
      <Menu trigger={<IconButton label={t("More")} icon={<Icon of={DotsThreeIcon} size={20} />} />} entries={entries} />
      <Suspense>
        {isGrouping && <GroupsDialog kind="style" id={style.id} name={style.name} onClose={() => setGrouping(false)} />}
      </Suspense>
      <Exports open={exporting} onClose={() => setExporting(null)} />
    </>
  );
}
