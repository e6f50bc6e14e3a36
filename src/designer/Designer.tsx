import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../ui/index.ts";
import { Announcer } from "./Announcer.tsx";
import { Board } from "./board/Board.tsx";
import { Inspector } from "./inspector/Inspector.tsx";
import { Panel } from "./panels/Panel.tsx";
import { Rail } from "./panels/Rail.tsx";
import { useUploads } from "./panels/use-uploads.ts";
import { ConflictDialog } from "./save/ConflictDialog.tsx";
import { SaverContext } from "./save/context.ts";
import { LeaveWarning } from "./save/LeaveWarning.tsx";
import { NameDialog, type Naming } from "./save/NameDialog.tsx";
import { SaveFault } from "./save/SaveFault.tsx";
import { SessionContext } from "./session/context.ts";
import { placePicture } from "./session/lay.ts";
import type { OpenDesign } from "./session/use-open-design.ts";
import { ShareDialog } from "./share/ShareDialog.tsx";
import { TopBar } from "./top/TopBar.tsx";
import { useShortcuts } from "./top/use-shortcuts.ts";
import { useLayout } from "./use-layout.ts";

type Props = {
  design: OpenDesign;
  /** The design got an address of its own. */
  onSavedAs: (proposalId: string) => void;
};

/** The editor, once everything it opens with is here: rail, panel, board, preview with parameters. */
export function Designer({ design: { source, session, saver }, onSavedAs }: Props) {
  const { t } = useTranslation("designer");
  const layout = useLayout();
  const uploads = useUploads(session);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [isSharing, setSharing] = useState(false);

  const save = useCallback(async () => {
    const outcome = await saver.save();
    if (outcome === "needsName") setNaming({ as: "first", isUsed: false });
    if (outcome === "nameUsed") setNaming({ as: "first", isUsed: true });
    return outcome;
  }, [saver]);
  useShortcuts(session, save);

  useEffect(
    () =>
      saver.subscribe(({ proposal }, before) => {
        if (proposal && proposal.proposalId !== before.proposal?.proposalId) onSavedAs(proposal.proposalId);
      }),
    [saver, onSavedAs],
  );
  useEffect(() => {
    session.selection.setState({ isPanelOpen: layout === "wide", isInspectorOpen: false });
  }, [layout, session]);

  // The editor fills the window to its edge; nothing scrolls that a scrollbar would need room for.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => {
      style.scrollbarGutter = "";
    };
  }, []);

  const onFiles = async (files: readonly File[], at: { pieceKey: string; x: number; y: number } | null) => {
    const [file] = files;
    const picture = file && (await uploads.send(file, "artwork"));
    if (!picture) return;
    if (at) placePicture(session, picture, at.pieceKey, at);
    else toast({ text: t("The picture is among your uploads.") });
  };

  return (
    <SessionContext value={session}>
      <SaverContext value={saver}>
        <div className="flex h-dvh flex-col overflow-hidden overscroll-none" data-layout={layout}>
          <TopBar
            layout={layout}
            onSave={save}
            onShare={() => setSharing(true)}
            onName={(as) => setNaming({ as, isUsed: false })}
          />
          <SaveFault onRetry={save} />
          <main className="relative flex min-h-0 flex-1 max-[639px]:flex-col-reverse">
            <h1 className="sr-only">{t("Design editor")}</h1>
            <Rail layout={layout} />
            <Panel layout={layout} styleFabrics={source.styleFabrics} uploads={uploads} />
            <Board onFiles={onFiles} />
            <Inspector layout={layout} />
          </main>
        </div>
        <Announcer />
        <NameDialog naming={naming} onClose={() => setNaming(null)} />
        <ShareDialog open={isSharing} onClose={() => setSharing(false)} onSave={save} />
        <ConflictDialog />
        <LeaveWarning onSave={save} />
      </SaverContext>
    </SessionContext>
  );
}
