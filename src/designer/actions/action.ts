import type { Export } from "../session/selection.ts";
import type { Session } from "../session/session.ts";

/** What an action may do beside the design itself. */
export type Verbs = {
  readonly session: Session;
  readonly save: () => void;
  readonly share: () => void;
  readonly name: (as: "rename" | "copy") => void;
  readonly exportAs: (what: Export) => void;
  /** Opens the palette or the list of shortcuts. */
  readonly open: (view: View) => void;
  /** Cut, copy and paste by menu or palette; keys do it with the browser's own clipboard events. */
  readonly clip: (how: "cut" | "copy" | "paste") => void;
};
export type View = "palette" | "shortcuts";

/** What a context menu was opened on. */
export type Target = "artwork" | "piece" | "board";

export const GROUPS = ["edit", "arrange", "view", "file", "go"] as const;
export type Group = (typeof GROUPS)[number];

/** One thing a designer can do by key, menu or palette; what it changes in the design is a command of `editor-core/commands`. Shortcuts, context menus, the palette and the list of shortcuts follow from a table of these. */
export type Action = {
  readonly id: string;
  /** English text, a key of `tools`; of `designer` where a button says the same. */
  readonly label: string;
  readonly group: Group;
  /** Keys that do it, such as `Mod+G`; Mod is Ctrl, or Command on a Mac. The first is shown. */
  readonly chords?: readonly string[];
  /** The context menus it stands in; a new `part` begins under a hairline. */
  readonly on?: readonly Target[];
  readonly part?: number;
  /** Left out: always. */
  readonly can?: (verbs: Verbs) => boolean;
  /** For a switch: whether it is on. */
  readonly isOn?: (verbs: Verbs) => boolean;
  readonly run: (verbs: Verbs) => void;
  /** Its keys are left to the browser: a clipboard event follows them. */
  readonly isNative?: boolean;
};
