import type { Artwork } from "@selvedge/editor-core";
import { type FilmSize, filmPixels, MAX_SCREENS, type Screen } from "@selvedge/textile-core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { nearestColours } from "../../api/calls.ts";
import { saveFile } from "../../api/download.ts";
import { type Data, keyOf } from "../../api/index.ts";
import { formatNumber } from "../../i18n-format.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, Checkbox, Skeleton, Slider, toast } from "../../ui/index.ts";
import { MAX_EXPORT_PX } from "../export/export-piece.ts";
import { UploadFaultNote } from "../panels/upload-button.tsx";
import { useUploads } from "../panels/use-uploads.ts";
import { useDocument, useSession } from "../session/context.ts";
import { Compare } from "./compare.tsx";
import { merged, recoloured, without } from "./edit-screens.ts";
import type { PrintShown, Seen } from "./messages.ts";
import { nameQuestion, ScreenRow } from "./screen-row.tsx";
import { usePrint } from "./use-print.ts";

const FILM_DPI = 300;
const MAX_NAME = 80;
/** What a file may not be called on some computer. */
const UNNAMEABLE = /[\\/:*?"<>|]+/g;

/** Reduces the picture of an artwork to screens, shows what that loses, and uses the print or saves its films. */
export function ScreensDialog({ artwork, onClose }: { artwork: Artwork; onClose: () => void }) {
  const { t, i18n } = useTranslation("tailoring");
  const session = useSession();
  const client = useQueryClient();
  const uploads = useUploads(session);
  const picture = session.assets.picture(artwork.imageId);
  const [attempt, setAttempt] = useState(0);
  const [leavesWhite, setLeavesWhite] = useState<boolean | null>(null);
  const [screens, setScreens] = useState<readonly Screen[] | null>(null);
  const [isEdited, setEdited] = useState(false);
  const [onAll, setOnAll] = useState(true);
  const [filming, setFilming] = useState<"busy" | "failed" | null>(null);
  const [isLost, setLost] = useState(false);
  const url = picture?.url ?? "";
  const { seen, print, isBusy, hasFailed, worker } = usePrint(url, leavesWhite, screens, attempt);
  useEffect(() => {
    if (!seen) return;
    setEdited(false);
    setScreens(seen.palettes[(seen.suggested ?? seen.palettes.length) - 1] ?? null);
  }, [seen]);
  const twins = useDocument(
    ({ artworks }) =>
      Object.values(artworks)
        .filter((other) => other.imageId === artwork.imageId && other.id !== artwork.id && !other.locked && !other.text)
        .map(({ id }) => id),
    (a, b) => a.join() === b.join(),
  );
  const count = screens?.length ?? 0;
  const edit = (next: readonly Screen[]) => {
    setEdited(true);
    setScreens(next);
  };
  const nameOf = ({ hex }: Screen) =>
    client.getQueryData<Data<typeof nearestColours>>(keyOf(nearestColours, nameQuestion(hex)))?.[0]?.name ?? hex;
  const size: FilmSize = { mmWidth: artwork.width, mmHeight: artwork.height, dpi: FILM_DPI };
  const film = filmPixels(size);
  const isFilmTooLarge = film.width * film.height > MAX_EXPORT_PX;
  const number = (value: number, digits: number) => formatNumber(value, i18n.language, digits);

  const use = async () => {
    if (!screens || !worker.current) return;
    setLost(false);
    const blob = await worker.current.ask({ kind: "picture", screens }).catch((thrown: unknown) => {
      console.warn("The print could not be made.", thrown);
      return null;
    });
    if (!blob) return setLost(true);
    const name = t("{{name}}, {{count}} screens", { name: artwork.name, count }).slice(0, MAX_NAME);
    const sent = await uploads.send(new File([blob], `${name}.png`, { type: "image/png" }), "artwork");
    if (!sent) return;
    const ids = [artwork.id, ...(onAll ? twins : [])];
    if (session.editor.give({ type: "replacePictures", ids, imageId: sent.imageId }) !== "done") return;
    toast({ text: t("{{name}} is printed from {{count}} screens.", { name: artwork.name, count }) });
    onClose();
  };
  const exportFilms = async () => {
    if (!screens || !worker.current) return;
    setFilming("busy");
    try {
      const names = screens.map((screen, index) =>
        `${String(index + 1).padStart(2, "0")} ${nameOf(screen)} ${screen.hex}`.replaceAll(UNNAMEABLE, " "),
      );
      const bytes = await worker.current.ask({ kind: "films", screens, names, size, mirrored: artwork.flipped });
      saveFile(new Blob([bytes], { type: "application/zip" }), `${artwork.name} ${FILM_DPI} dpi.zip`.replaceAll(UNNAMEABLE, " "));
      setFilming(null);
    } catch (thrown) {
      console.warn("The films could not be made.", thrown);
      setFilming("failed");
    }
  };
  const isReady = count > 0 && !isBusy && !hasFailed && uploads.progress === null;
  return (
    <Dialog
      open
      wide="table"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Print {{name}} from how many screens?", { name: artwork.name })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button busy={filming === "busy"} disabled={!isReady || isFilmTooLarge} onClick={exportFilms}>
            {t("Export films")}
          </Button>
          <Button tone="main" busy={uploads.progress !== null} disabled={!isReady || artwork.locked} onClick={use}>
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
        {hasFailed && (
          <div role="alert" className="grid content-start gap-2.5 text-dense text-fault">
            <p>{t("The picture could not be read.")}</p>
            <Button size="small" className="justify-self-start" onClick={() => setAttempt((before) => before + 1)}>
              {t("Read it again")}
            </Button>
          </div>
        )}
        {seen && !hasFailed && (
          <div className="grid content-start">
            <Count
              seen={seen}
              count={count}
              isEdited={isEdited}
              onCount={(next) => {
                setEdited(false);
                setScreens(seen.palettes[next - 1] ?? null);
              }}
            />
            <Checkbox label={t("Leave white unprinted")} checked={seen.leavesWhite} onChange={setLeavesWhite} />
            <ul className="mt-2 max-h-[38dvh] overflow-y-auto max-desk:max-h-none">
              {screens?.map((screen, index) => (
                <ScreenRow
                  key={index}
                  screen={screen}
                  number={index + 1}
                  share={print?.shares.length === count ? print.shares[index]! : null}
                  area={print?.shares.length === count ? print.shares[index]! * artwork.width * artwork.height : null}
                  others={screens.flatMap((other, place) =>
                    place === index ? [] : [{ at: place, name: `${place + 1} ${nameOf(other)}` }],
                  )}
                  onInk={(hex) => edit(recoloured(screens, index, hex))}
                  onMerge={(into) => edit(merged(screens, index, into))}
                  onDrop={() => edit(without(screens, index))}
                />
              ))}
            </ul>
            {print && count > 0 && <LossFigures print={print} />}
            {twins.length > 0 && (
              <Checkbox
                className="border-t border-line"
                label={t("Also on {{count}} other artworks of this picture", { count: twins.length })}
                checked={onAll}
                onChange={setOnAll}
              />
            )}
            <p className="mt-2 text-note text-ink-3">
              {isFilmTooLarge
                ? t("Films of {{width}} × {{height}} mm are larger than a browser can draw.", {
                    width: number(artwork.width, 0),
                    height: number(artwork.height, 0),
                  })
                : t("Films: one grey PNG a screen, {{width}} × {{height}} mm at {{dpi}} dpi, with registration marks.", {
                    width: number(artwork.width, 0),
                    height: number(artwork.height, 0),
                    dpi: FILM_DPI,
                  })}
              {seen.isShrunk &&
                ` ${t("The picture was read at {{width}} × {{height}} pixels.", { width: seen.width, height: seen.height })}`}
            </p>
            {(filming === "failed" || isLost) && (
              <p role="alert" className="mt-1.5 text-note text-fault">
                {isLost ? t("The print could not be made in this browser.") : t("The films could not be made in this browser.")}
              </p>
            )}
            {uploads.fault && <UploadFaultNote fault={uploads.fault} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type CountProps = { seen: Seen; count: number; isEdited: boolean; onCount: (count: number) => void };

/** How many screens, and how many would do. */
function Count({ seen: { palettes, suggested }, count, isEdited, onCount }: CountProps) {
  const { t } = useTranslation("tailoring");
  const most = palettes.length;
  const words = useMemo(() => {
    if (most === 0) return t("Nothing of this picture is printed.");
    if (suggested === null)
      return t("{{most}} screens still lose much; a mill prints such a picture digitally.", { most: MAX_SCREENS });
    return t("{{count}} screens keep this picture.", { count: suggested });
  }, [t, most, suggested]);
  return (
    <>
      {most > 1 && (
        <Slider
          label={t("Screens")}
          value={count}
          min={1}
          max={most}
          digits={0}
          reset={suggested ?? most}
          onChange={(value) => onCount(Math.min(most, Math.max(1, Math.round(value))))}
        />
      )}
      <p className="mb-1 flex flex-wrap items-center justify-between gap-x-3 text-note text-ink-2">
        {words}
        {suggested !== null && (count !== suggested || isEdited) && (
          <Button size="small" tone="quiet" onClick={() => onCount(suggested)}>
            {t("As suggested")}
          </Button>
        )}
      </p>
    </>
  );
}

/** What the print loses in three figures. */
function LossFigures({ print: { loss, edges } }: { print: PrintShown }) {
  const { t, i18n } = useTranslation("tailoring");
  const number = (value: number) => formatNumber(value, i18n.language, 1);
  const figures = [
    [t("Mean"), loss.mean],
    [t("95 % within"), loss.p95],
    [t("Farthest"), loss.max],
  ] as const;
  return (
    <div role="status" className="border-t border-line py-2" data-loss={loss.mean.toFixed(2)}>
      <dl className="grid grid-cols-3 gap-x-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-note text-ink-3">{label}</dt>
            <dd className="tabular-nums rtl:text-right" dir="ltr">
              <span className="text-note text-ink-3">ΔE</span> {number(value)}
            </dd>
          </div>
        ))}
      </dl>
      {edges > 0.001 && (
        <p className="mt-1 text-note text-ink-3">
          {t("Soft edges, {{percent}} % of the picture, are printed hard and not counted.", { percent: number(edges * 100) })}
        </p>
      )}
    </div>
  );
}
