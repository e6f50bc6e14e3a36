import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { laidTrims } from "@selvedge/editor-core";
import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { middleOf } from "../../drawing/index.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import {
  GarmentPreview,
  PiecesPicture,
  type PreviewBackground,
  type PreviewHandle,
  type PreviewPin,
  type PreviewView,
} from "../../preview/index.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { useCutGarment } from "../../worn/use-cut-garment.tsx";
import { useWornDrape } from "../../worn/use-worn-drape.ts";
import { CommentForm, type Place } from "./comment-form.tsx";
import { FabricsUsed } from "./fabrics-used.tsx";
import { keptFilmOf } from "./kept-film.ts";
import { MadeWith } from "./made-with.tsx";
import { Notes } from "./notes.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ShareFrame } from "./share-frame.tsx";
import type { LinkKey, ShownDesign } from "./shown-design.ts";
import { SignOffs } from "./sign-offs.tsx";
import { useCloth } from "./use-cloth.ts";
import { wornFabric } from "./worn-fabric.ts";

/** CSS pixels per mm at which a screen shows cloth in its own size. */

type DesignViewProps = {
  readonly design: ShownDesign;
  readonly linkKey: LinkKey;
  readonly canComment: boolean;
  readonly expiresAt: string | null;
  readonly onMarked: () => void;
};

/** A design to read: the garment in 3D, what it is made of, what was noted on it, and its pieces at one scale. */
export function DesignView({ design, linkKey, canComment, expiresAt, onMarked }: DesignViewProps) {
  const { t } = useTranslation("share");
  const { date } = useFormat();
  const { style, document: made, marks, images } = design;
  const { placed, pictures, mapsOf } = useCloth(design);
  const preview = useRef<PreviewHandle>(null);
  const [view, setView] = useState<PreviewView>("front");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLifeSize, setLifeSize] = useState(false);
  const [place, setPlace] = useState<Place>(() => middlePlace(style.pieces, style.pieces[0]?.key ?? ""));
  const [printed, setPrinted] = useState<string | null>(null);

  useEffect(() => {
    document.title = `${design.name} · Selvedge`;
  }, [design.name]);
  const pins = useMemo<readonly PreviewPin[]>(
    () =>
      marks.map(({ markId, pieceKey, x, y, content }, index) => ({
        id: markId,
        number: index + 1,
        pieceKey,
        x,
        y,
        label: content,
      })),
    [marks],
  );
  const sides = useMemo(() => new Map(style.pieces.map(({ key, side }) => [key, side])), [style]);
  const names = useMemo(() => new Map(style.pieces.map(({ key, name }) => [key, name])), [style]);
  const background = useMemo<PreviewBackground | undefined>(() => {
    if (made.background.kind === "plain") return made.background;
    const { imageId } = made.background;
    const url = images.find((image) => image.imageId === imageId)?.url;
    return url ? { kind: "image", url } : undefined;
  }, [made, images]);
  const worn = wornFabric(design);
  const { drape, note } = useWornDrape(style, worn, linkKey);
  const { hung, isStored, note: cutNote } = useCutGarment(style, worn?.hand ?? style.hand, drape, made.options);

  const hungPieces = hung?.style.pieces;
  const trims = useMemo(() => laidTrims(made, hungPieces ?? []), [made, hungPieces]);

  const choose = (markId: string) => {
    setChosen(markId);
    const mark = marks.find((one) => one.markId === markId);
    const side = mark && sides.get(mark.pieceKey);
    if (side === "front" || side === "back") setView(side);
  };
  const answerTo = (markId: string, close: () => void) =>
    design.proposalId && (
      <ReplyForm
        proposalId={design.proposalId}
        markId={markId}
        linkKey={linkKey}
        onClose={close}
        onSent={() => {
          close();
          onMarked();
        }}
      />
    );
  const pick = canComment ? (pieceKey: string, x: number, y: number) => setPlace({ pieceKey, x, y }) : undefined;
  const print = async () => {
    const png = await preview.current?.picture().catch(() => null);
    setPrinted((before) => {
      if (before) URL.revokeObjectURL(before);
      return png ? URL.createObjectURL(png) : null;
    });
    // The picture has to be on the page before the page is printed.
    setTimeout(() => window.print(), 150);
  };
  const facts = [
    design.company && t("From {{company}}", { company: design.company }),
    design.revision !== null && t("Revision {{revision}}", { revision: design.revision }),
    design.savedAt && date(design.savedAt),
    t("{{style}}, size {{size}}", { style: style.name, size: style.size }),
  ].filter(Boolean);
  return (
    <ShareFrame actions={<OpenInEditor design={design} />}>
      <article className="mx-auto max-w-[1600px] px-margin pt-6 pb-16 max-tablet:px-4 print:px-0">
        <div className="mb-5 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h1 dir="auto" className="voice text-title break-words max-tablet:text-[1.5rem]/8 rtl:text-right">
              {design.name}
            </h1>
            <p className="text-ink-2">{facts.join(" · ")}</p>
          </div>
          <IconButton
            label={t("Print")}
            title={t("Print")}
            icon={<Icon of={PrinterIcon} size={20} />}
            onClick={() => void print()}
            className="max-tablet:hidden print:hidden"
          />
        </div>
        <div className="grid items-start gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)] print:block">
          <div className="print:mb-6">
            <div dir="ltr" className="relative aspect-[6/5] max-tablet:-mx-4 max-tablet:aspect-[4/5] print:hidden">
              {hung ? (
                <Suspense fallback={<Skeleton className="size-full" />}>
                  <GarmentPreview
                    ref={preview}
                    drapeUrl={hung.url}
                    handClass={isStored ? drape?.hand : undefined}
                    hangNote={isStored ? note : null}
                    pieces={hung.style.pieces}
                    placement={placed}
                    pictures={pictures}
                    mapsOf={mapsOf}
                    background={background}
                    view={view}
                    onView={setView}
                    onPickPiece={pick}
                    trims={trims}
                    pins={pins}
                    chosenPin={chosen}
                    onPickPin={choose}
                    keptFilm={() => keptFilmOf(design, linkKey)}
                    fallbackUrl={design.pictureUrl}
                    label={design.name}
                  />
                </Suspense>
              ) : (
                <figure className="flex size-full flex-col bg-plate">
                  <Picture src={design.pictureUrl} alt={design.name} fit="contain" className="min-h-0 flex-1" />
                  {isStored && (
                    <figcaption className="p-3 text-note text-ink-2">{t("This size has not been draped yet.")}</figcaption>
                  )}
                </figure>
              )}
              {cutNote}
            </div>
            <img src={printed ?? design.pictureUrl} alt="" className="hidden max-h-[14cm] w-full object-contain print:block" />
            <p className="mt-2 text-note text-ink-3 print:hidden">
              <span className="pointer-coarse:hidden">{t("Drag to turn, double-click to view the fabric at life size.")}</span>
              <span className="pointer-fine:hidden">{t("Drag to turn, double-tap to view the fabric at life size.")}</span>
            </p>
          </div>
          <div className="grid gap-10">
            <FabricsUsed design={design} />
            <MadeWith design={design} />
            {design.proposalId && (
              <section>
                <h2 className="voice-name mb-2 text-head">{t("Notes")}</h2>
                <Notes
                  marks={marks}
                  pieceName={(key) => names.get(key) ?? key}
                  chosen={chosen}
                  onChoose={choose}
                  answerTo={canComment ? answerTo : null}
                />
                {canComment && (
                  <CommentForm
                    proposalId={design.proposalId}
                    linkKey={linkKey}
                    pieces={style.pieces}
                    place={place}
                    onPiece={(key) => setPlace(middlePlace(style.pieces, key))}
                    onSent={onMarked}
                  />
                )}
              </section>
            )}
            {design.proposalId && <SignOffs proposalId={design.proposalId} linkKey={linkKey} />}
          </div>
        </div>
        <section className="mt-12 print:break-before-page">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
            <h2 className="voice-name text-head">{t("Pieces")}</h2>
            <Segmented
              className="print:hidden"
              label={t("Scale of the pieces")}
              value={isLifeSize ? "life" : "fit"}
              onChange={(next) => setLifeSize(next === "life")}
              choices={[
                { value: "fit", label: t("All pieces") },
                { value: "life", label: t("Life size") },
              ]}
            />
          </div>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <PiecesPicture
              className={isLifeSize ? "*:max-h-[80dvh]" : "max-tablet:-mx-4"}
              pieces={style.pieces}
              placement={placed}
              pictures={pictures}
              pxPerMm={isLifeSize ? CSS_PX_PER_MM : undefined}
              pins={pins}
              chosenPin={chosen}
              onPickPin={choose}
              onPickPiece={pick}
            />
          </Suspense>
        </section>
        {expiresAt && (
          <p className="mt-8 text-note text-ink-3">{t("This link is valid until {{date}}.", { date: date(expiresAt, true) })}</p>
        )}
      </article>
    </ShareFrame>
  );
}

/** The middle of a piece. */
function middlePlace(pieces: ShownDesign["style"]["pieces"], pieceKey: string): Place {
  const piece = pieces.find(({ key }) => key === pieceKey);
  return { pieceKey, ...(piece ? middleOf(piece.outline) : { x: 0, y: 0 }) };
}

/** For customers: their own design, or the style it is made on. */
function OpenInEditor({ design }: { design: ShownDesign }) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  if (!customer) return null;
  const isOwn = design.proposalId !== null && customer.company === design.company;
  const to = `/shapeDetails?designId=${design.style.id}${isOwn ? `&proposalId=${design.proposalId}` : ""}`;
  return (
    <ButtonLink size="small" to={to}>
      {isOwn ? t("Open in the editor") : t("Open the style in the editor")}
    </ButtonLink>
  );
}
