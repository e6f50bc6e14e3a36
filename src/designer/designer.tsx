import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { loadAreas } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";
import { listenLive } from "../live/connection.ts";
import { refreshFor } from "../live/refresh.ts";
import { LengthUnitContext, toast } from "../ui/index.ts";
import { useTools } from "./actions/use-tools.ts";
import { Announcer } from "./announcer.tsx";
import { Board } from "./board/board.tsx";
import type { Aim } from "./board/drop.ts";
import { Inspector } from "./inspector/inspector.tsx";
import { Panel } from "./panels/panel.tsx";
import { Rail } from "./panels/rail.tsx";
import { useUploads } from "./panels/use-uploads.ts";
import { Conflict, PutOff } from "./save/conflict.tsx";
import { SaverContext } from "./save/context.ts";
import { fetchDialogs } from "./save/fetch-dialogs.ts";
import { LeaveWarning } from "./save/leave-warning.tsx";
import { SaveFault } from "./save/save-fault.tsx";
import { SessionContext } from "./session/context.ts";
import { placePicture } from "./session/lay.ts";
import type { OpenDesign } from "./session/use-open-design.ts";
import { TopBar } from "./top/top-bar.tsx";
import { useLayout } from "./use-layout.ts";
import { useSaveSteps } from "./use-save-steps.ts";

const NameDialog = lazy(async () => ({ default: (await fetchDialogs()).NameDialog }));
const ShareDialog = lazy(async () => ({ default: (await import("./share/share-dialog.tsx")).ShareDialog }));

const Tools = lazy(async () => {
  const [{ Tools: Host }] = await Promise.all([import("./actions/tools.tsx"), loadAreas(["tools", "trims"]), fetchDialogs()]);
  return { default: Host };
});

type Props = {
  design: OpenDesign;
  /** The design was saved: for the first time, or as a revision of its own. */
  onSavedAs: (proposalId: string) => void;
};

/** The editor, once everything it opens with is here: rail, panel, board, preview with parameters. */
export function Designer({ design: { source, session, saver }, onSavedAs }: Props) {
  const { t } = useTranslation("designer");
  const layout = useLayout();
  const uploads = useUploads(session);
  const { save, share, saveToShare, sharing, endSharing, naming, name, named } = useSaveSteps(session, saver);
  const early = useTools();
  const isInches = useStore(session.selection, (selection) => selection.isInches);

  // The editor fills the window: no bell of the shell listens here.
  useEffect(() => listenLive(refreshFor), []);
  useEffect(
    () =>
      saver.subscribe(({ proposal }, before) => {
        if (proposal && proposal.revision !== before.proposal?.revision) onSavedAs(proposal.proposalId);
      }),
    [saver, onSavedAs],
  );
  useEffect(() => {
    session.selection.setState({ isPanelOpen: layout === "wide", isInspectorOpen: false });
  }, [layout, session]);
  useWholeWindow();

  const onFiles = async (files: readonly File[], aim: Aim | null) => {
    const [file] = files;
    const picture = file && (await uploads.send(file, "artwork"));
    if (!picture) return;
    if (aim) placePicture(session, picture, aim.pieceKey, aim.place ?? undefined);
    else toast({ text: t("The picture is among your uploads.") });
  };

  return (
    <SessionContext value={session}>
      <SaverContext value={saver}>
        <LengthUnitContext value={isInches ? "in" : "mm"}>
          {/* Clipped, not hidden: what is only heard lies outside, and bringing it into view must not push the editor off its window. */}
          <div className="flex h-dvh flex-col overflow-clip overscroll-none" data-layout={layout}>
            <TopBar layout={layout} onSave={save} onShare={share} onName={name} />
            <SaveFault onRetry={save} />
            <PutOff />
            <main className="relative flex min-h-0 flex-1 max-[639px]:flex-col-reverse">
              <h1 className="sr-only">{t("Design editor")}</h1>
              <Rail layout={layout} />
              <Panel layout={layout} styleFabrics={source.styleFabrics} uploads={uploads} />
              <Board onFiles={onFiles} />
              <Inspector layout={layout} />
            </main>
          </div>
          <Announcer />
          <Suspense>{early && <Tools early={early} save={save} share={share} name={name} onFiles={onFiles} />}</Suspense>
          <Suspense>{naming && <NameDialog naming={naming} onClose={named} />}</Suspense>
          <Suspense>
            {sharing !== null && (
              <ShareDialog open={sharing === "open"} onClose={endSharing} onSave={save} onFirstSave={saveToShare} />
            )}
          </Suspense>
          <Conflict />
          <LeaveWarning onSave={save} />
        </LengthUnitContext>
      </SaverContext>
    </SessionContext>
  );
}

/** The editor fills the window to its edge; nothing scrolls that a scrollbar would need room for. */
function useWholeWindow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => {
      style.scrollbarGutter = "";
    };
  }, []);
}
