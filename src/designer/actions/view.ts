import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { fitChosen } from "../board/chosen-box.ts";
import { showAll } from "../board/show-all.ts";
import { type Aid, PANELS, type Panel } from "../session/selection.ts";
import type { Action, Verbs } from "./action.ts";

const ZOOM_KEY_FACTOR = 1.25;
type Flag = "isSnapping" | "isGridShown" | "isMapShown";

const flag = (id: string, label: string, key: Flag, rest: Partial<Action>): Action => ({
  id,
  label,
  group: "view",
  isOn: ({ session }: Verbs) => session.selection.getState()[key],
  run: ({ session: { selection } }) => selection.setState({ [key]: !selection.getState()[key] }),
  ...rest,
});

const tool = (id: string, label: string, aid: Aid, rest: Partial<Action>): Action => ({
  id,
  label,
  group: "view",
  isOn: ({ session }: Verbs) => session.selection.getState().aid === aid,
  run: ({ session: { selection } }) => selection.setState({ aid: selection.getState().aid === aid ? null : aid }),
  ...rest,
});

const PANEL_LABELS: Readonly<Record<Panel, string>> = {
  preset: "Preset",
  fabric: "Fabric",
  artwork: "Artwork",
  text: "Text",
  decorate: "Decorate",
  layers: "Layers",
  background: "Background",
  notes: "Notes",
  pieces: "Pieces",
  fit: "Fit",
  seams: "Seams",
  materials: "Materials",
  colourways: "Colourways",
  cost: "Cost",
  history: "History",
};

export const VIEW: readonly Action[] = [
  {
    id: "fit-all",
    label: "Fit all",
    group: "view",
    chords: ["F", "1"],
    on: ["piece", "board"],
    part: 2,
    run: ({ session }) => showAll(session),
  },
  {
    id: "fit-chosen",
    label: "Fit selection",
    group: "view",
    chords: ["2"],
    on: ["artwork", "piece"],
    part: 5,
    run: ({ session }) => fitChosen(session),
  },
  {
    id: "zoom-in",
    label: "Zoom in",
    group: "view",
    chords: ["+", "="],
    run: ({ session }) => session.camera.zoomBy(ZOOM_KEY_FACTOR),
  },
  {
    id: "zoom-out",
    label: "Zoom out",
    group: "view",
    chords: ["-"],
    run: ({ session }) => session.camera.zoomBy(1 / ZOOM_KEY_FACTOR),
  },
  {
    id: "zoom-true",
    label: "100 %, true size",
    group: "view",
    chords: ["0"],
    run: ({ session }) => session.camera.zoomTo(CSS_PX_PER_MM),
  },
  flag("snap", "Snap to lines and edges", "isSnapping", { chords: ["Shift+S"] }),
  flag("grid", "Grid", "isGridShown", { chords: ["G"], on: ["board"], part: 2 }),
  flag("map", "Minimap", "isMapShown", { chords: ["M"], on: ["board"], part: 2 }),
  tool("measure", "Measure", "measure", { chords: ["D"], on: ["piece", "board"], part: 2 }),
  tool("pick", "Pick a colour from the garment", "pick", { chords: ["I"], on: ["piece"], part: 2 }),
  {
    id: "inches",
    label: "Inches",
    group: "view",
    chords: ["U"],
    on: ["board"],
    part: 2,
    isOn: ({ session }) => session.selection.getState().isInches,
    run: ({ session: { selection } }) => selection.showInches(!selection.getState().isInches),
  },
  {
    id: "palette",
    label: "Find an action",
    group: "view",
    chords: ["Mod+K"],
    run: ({ open }) => open("palette"),
  },
  {
    id: "shortcuts",
    label: "Keyboard shortcuts",
    group: "view",
    chords: ["?"],
    on: ["board"],
    part: 4,
    run: ({ open }) => open("shortcuts"),
  },
];

export const FILE: readonly Action[] = [
  { id: "save", label: "Save design", group: "file", chords: ["Mod+S"], run: ({ save }) => save() },
  { id: "share", label: "Share", group: "file", run: ({ share }) => share() },
  { id: "rename", label: "Rename the design", group: "file", run: ({ name }) => name("rename") },
  { id: "export", label: "Export pictures", group: "file", run: ({ exportAs }) => exportAs("pictures") },
  { id: "export-3d", label: "Export in 3D", group: "file", run: ({ exportAs }) => exportAs("garment") },
  { id: "tech-pack", label: "Tech pack", group: "file", run: ({ exportAs }) => exportAs("techPack") },
];

/** Opens an entry of the rail. */
export const GO: readonly Action[] = PANELS.map((panel, index) => ({
  id: `go-${panel}`,
  label: PANEL_LABELS[panel],
  group: "go" as const,
  ...(index < 9 && { chords: [`Alt+${index + 1}`] }),
  run: ({ session }) => session.selection.openPanel(panel),
}));
