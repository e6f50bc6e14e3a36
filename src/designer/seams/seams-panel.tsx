import { type ClothRhythm, fabricKey, fabricsOf, matchSeams, seamMisses } from "@selvedge/editor-core";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Quantity, Skeleton, toast } from "../../ui/index.ts";
import { NO_OVERLAY } from "../board/overlay.ts";
import { FabricName } from "../panels/swatch.tsx";
import { useBoardPieces, useSelection, useSession, useShown, useStyle } from "../session/context.ts";
import { clothLines, drawSeams } from "./draw-seams.ts";
import { useMarks } from "./marks.ts";
import { useRhythms } from "./rhythms.ts";
import { SeamRow } from "./seam-row.tsx";

/** How stripes and checks meet at every seam, as a list, over the board and on the garment; one button brings them together. */
export function SeamsPanel() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const style = useStyle();
  const pieces = useBoardPieces();
  const document = useShown((shown) => shown);
  const held = useSelection((selection) => selection.pieces);
  const { rhythms, state, again } = useRhythms();
  const seams = useMemo(() => seamMisses(document, style, rhythms), [document, style, rhythms]);
  const [marks, setMarks] = useMarks(session, seams);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const { format, overlay } = session;
    const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
    overlay.setState({
      draw: (canvas, view) => drawSeams(canvas, view, seams, byKey, chosen, format.mm),
      lines: clothLines(seams),
    });
  }, [session, pieces, seams, chosen]);
  // At once, also when the panel that takes its place is still on its way.
  useLayoutEffect(() => () => session.overlay.setState(NO_OVERLAY), [session]);

  if (state === "failed")
    return (
      <div role="alert" className="grid gap-2 border-t border-line pt-3 text-dense">
        <p>{t("The pictures of the fabrics could not be loaded, so their repeats are not known.")}</p>
        <Button size="small" onClick={again}>
          {t("Read them again")}
        </Button>
      </div>
    );
  if (state === "reading") return <Skeleton className="h-40" />;
  // Rows keep their places while numbers change: long seams between two pieces first.
  const measured = seams
    .filter(({ mm }) => mm !== null)
    .sort((a, b) => Number(a.a === a.b) - Number(b.a === b.b) || b.length - a.length);
  if (measured.length === 0)
    return (
      <div className="border-t border-line pt-3 text-dense">
        <p className="font-medium">{t("Nothing to match")}</p>
        <p className="text-ink-2">{t("Lay one striped or checked fabric on pieces that are sewn together.")}</p>
        <Button size="small" className="mt-2.5" onClick={() => session.selection.openPanel("fabric")}>
          {t("Choose a fabric")}
        </Button>
      </div>
    );
  const others = seams.filter(({ mm, why }) => mm === null && why === "angle");
  const important = measured.filter(({ index }) => marks.has(index));
  const worst = Math.max(0, ...important.map(({ mm }) => mm!));
  const match = () => {
    const shifts = matchSeams(session.editor.document(), style, rhythms, marks, new Set(held));
    const given = shifts.length > 0 ? session.editor.give({ type: "shiftFabrics", shifts }) : "unchanged";
    if (given === "unchanged") toast({ text: t("These seams meet as well as they can.") });
  };
  const toggle = (index: number) => {
    const next = new Set(marks);
    if (!next.delete(index)) next.add(index);
    setMarks(next);
  };
  return (
    <>
      <Repeats rhythms={rhythms} />
      <div className="border-t border-line pt-2.5 pb-3" data-worst={worst.toFixed(2)}>
        <p className="flex items-baseline justify-between gap-2 text-dense">
          {t("Farthest apart at a marked seam")}
          <Quantity value={session.format.mm(worst)} unit="mm" className="text-head tabular-nums" />
        </p>
        <Button tone="main" className="mt-2 w-full" disabled={important.length === 0} onClick={match}>
          {t("Match the marked seams")}
        </Button>
        <p className="mt-1.5 text-note text-ink-3">
          {held.length > 0
            ? t("The chosen pieces stay; the cloth is shifted under the others, never turned.")
            : t("The largest piece stays; the cloth is shifted under the others, never turned.")}
        </p>
      </div>
      <ul onPointerLeave={() => setChosen(null)}>
        {measured.map((seam) => (
          <SeamRow
            key={seam.index}
            seam={seam}
            isMarked={marks.has(seam.index)}
            isChosen={chosen === seam.index}
            onMark={() => toggle(seam.index)}
            onChoose={() => setChosen(seam.index)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="border-t border-line pt-2.5 text-note text-ink-3">
          {t("At {{count}} seams the lines meet at an angle; no shift brings them together.", { count: others.length })}
        </p>
      )}
    </>
  );
}

/** What each fabric repeats, as it was read from its picture. */
function Repeats({ rhythms }: { rhythms: ReadonlyMap<string, ClothRhythm> }) {
  const { t } = useTranslation("tailoring");
  const { format } = useSession();
  const fabrics = useShown(
    (document) => fabricsOf({ ...document, colourways: {} }),
    (a, b) => a.map(fabricKey).join() === b.map(fabricKey).join(),
  );
  return fabrics.map((fabric) => {
    const rhythm = rhythms.get(fabricKey(fabric));
    if (!rhythm) return null;
    const { across, along } = rhythm;
    const said =
      across && along
        ? t("{{width}} × {{height}} mm", { width: format.mm(across.repeat), height: format.mm(along.repeat) })
        : across
          ? t("{{mm}} mm across", { mm: format.mm(across.repeat) })
          : t("{{mm}} mm along", { mm: format.mm(along!.repeat) });
    return (
      <p key={fabricKey(fabric)} className="flex items-baseline justify-between gap-3 pb-2 text-note">
        <span className="truncate text-ink-2">
          <FabricName fabric={fabric} />
        </span>
        <bdi className="shrink-0 font-cond text-ink-3">{said}</bdi>
      </p>
    );
  });
}
