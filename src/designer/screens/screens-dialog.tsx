import type { Artwork } from "@selvedge/editor-core";
import type { Screen } from "@selvedge/textile-core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nearestColours } from "../../api/calls.ts";
import { type Data, keyOf } from "../../api/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, Checkbox, Skeleton } from "../../ui/index.ts";
import { UploadFaultNote } from "../panels/upload-button.tsx";
import { useSession } from "../session/context.ts";
import { Compare } from "./compare.tsx";
import { FilmNote } from "./film-note.tsx";
import { Count, LossFigures } from "./print-figures.tsx";
import { ScreenList } from "./screen-list.tsx";
import { nameQuestion } from "./screen-row.tsx";
import { useFilms } from "./use-films.ts";
import { useScreenPrint } from "./use-screen-print.ts";
import { useScreenSet } from "./use-screen-set.ts";

/** Reduces the picture of an artwork to screens, shows what that loses, and uses the print or saves its films. */
export function ScreensDialog({ artwork, onClose }: { artwork: Artwork; onClose: () => void }) {
  const { t } = useTranslation("tailoring");
  const url = useSession().assets.picture(artwork.imageId)?.url ?? "";
  const set = useScreenSet(url);
  const { seen, print, count, isBusy, hasFailed } = set;
  const nameOf = useInkNames();
  const films = useFilms(artwork, set, nameOf);
  const screenPrint = useScreenPrint(artwork, set, onClose);
  const { twins, isLost, isSending } = screenPrint;
  const isReady = count > 0 && !isBusy && !hasFailed && !isSending;
  return (
    <Dialog
      open
      wide="table"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Print {{name}} from how many screens?", { name: artwork.name })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button busy={films.state === "busy"} disabled={!isReady || films.isTooLarge} onClick={films.save}>
            {t("Export films")}
          </Button>
          <Button tone="main" busy={isSending} disabled={!isReady || artwork.locked} onClick={screenPrint.use}>
            {t("Use this print")}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,1fr)_380px]" data-screens={isBusy ? "busy" : "done"}>
        {seen && !hasFailed && (
          <Compare
            original={url}
            width={seen.width}
            height={seen.height}
            print={print}
            isBusy={isBusy}
            onWhite={seen.leavesWhite}
          />
        )}
        {!seen && !hasFailed && <Skeleton className="h-[52dvh]" />}
        {hasFailed && <Unread onRetry={set.again} />}
        {seen && !hasFailed && (
          <div className="grid content-start">
            <Count seen={seen} count={count} isEdited={set.isEdited} onCount={set.choose} />
            <Checkbox label={t("Leave white unprinted")} checked={seen.leavesWhite} onChange={set.leaveWhite} />
            <ScreenList artwork={artwork} set={set} nameOf={nameOf} />
            {print && count > 0 && <LossFigures print={print} />}
            {twins.length > 0 && (
              <Checkbox
                className="border-t border-line"
                label={t("Also on {{count}} other artworks of this picture", { count: twins.length })}
                checked={screenPrint.onAll}
                onChange={screenPrint.setOnAll}
              />
            )}
            <FilmNote artwork={artwork} seen={seen} isTooLarge={films.isTooLarge} />
            {(films.state === "failed" || isLost) && (
              <p role="alert" className="mt-1.5 text-note text-fault">
                {isLost ? t("The print could not be made in this browser.") : t("The films could not be made in this browser.")}
              </p>
            )}
            {screenPrint.fault && <UploadFaultNote fault={screenPrint.fault} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What the colour books call an ink, as far as they were asked; else its hex. */
function useInkNames(): (screen: Screen) => string {
  const client = useQueryClient();
  return ({ hex }) =>
    client.getQueryData<Data<typeof nearestColours>>(keyOf(nearestColours, nameQuestion(hex)))?.[0]?.name ?? hex;
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("tailoring");
  return (
    <div role="alert" className="grid content-start gap-2.5 text-dense text-fault">
      <p>{t("The picture could not be read.")}</p>
      <Button size="small" className="justify-self-start" onClick={onRetry}>
        {t("Read it again")}
      </Button>
    </div>
  );
}
