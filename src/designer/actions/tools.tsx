import { useEffect, useMemo, useState } from "react";
import { Aids } from "../aids/aids.tsx";
import type { OnFiles } from "../board/drop.ts";
import { useSession } from "../session/context.ts";
import type { Verbs, View } from "./action.ts";
import { ActionMenu, type MenuPlace } from "./action-menu.tsx";
import { ChosenSaid } from "./chosen-said.tsx";
import { onClipboard } from "./on-clipboard.ts";
import { onContextMenu } from "./on-context-menu.ts";
import { onKeys } from "./on-keys.ts";
import { Palette } from "./palette.tsx";
import { ShortcutList } from "./shortcut-list.tsx";
import type { Early } from "./use-tools.ts";

type Props = Pick<Verbs, "save" | "share" | "name"> & {
  early: Early;
  /** Pictures from the system's clipboard. */
  onFiles: OnFiles;
};

/** Everything besides the board that starts an action: keys, context menu, command palette, list of shortcuts, clipboard. */
export function Tools({ early, onFiles, save, share, name }: Props) {
  const session = useSession();
  const [view, setView] = useState<View | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const clipboard = useMemo(() => onClipboard(session), [session]);
  const verbs = useMemo<Verbs>(
    () => ({
      session,
      save,
      share,
      name,
      exportAs: (exporting) => session.selection.setState({ exporting }),
      open: setView,
      clip: clipboard.clip,
    }),
    [session, save, share, name, clipboard],
  );
  useEffect(() => onKeys(verbs, early.take()), [verbs, early]);
  useEffect(() => clipboard.listen(onFiles), [clipboard, onFiles]);
  useEffect(() => onContextMenu(session, setMenu), [session]);
  return (
    <>
      <ActionMenu place={menu} verbs={verbs} onClose={() => setMenu(null)} />
      {view === "palette" && <Palette verbs={verbs} onClose={() => setView(null)} />}
      {view === "shortcuts" && <ShortcutList onClose={() => setView(null)} />}
      <ChosenSaid />
      <Aids />
    </>
  );
}
