import { matchSeams, seamMisses } from "@selvedge/editor-core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Quantity, Skeleton, toast } from "../../ui/index.ts";
import { useSelection, useSession, useShown, useStyle } from "../session/context.ts";
import { useMarks } from "./marks.ts";
import { Repeats } from "./repeats.tsx";
import { useRhythms } from "./rhythms.ts";
import { SeamRow } from "./seam-row.tsx";
import { useDrawnSeams } from "./use-drawn-seams.ts";

/** How stripes and checks meet at every seam, as a list, over the board and on the garment; one button brings them together. */
export function SeamsPanel() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const style = useStyle();
  const document = useShown((shown) => shown);
  const held = useSelection((selection) => selection.pieces);
  const { rhythms, state, again } = useRhythms();
  const seams = useMemo(() => seamMisses(document, style, rhythms), [document, style, rhythms]);
  const [marks, setMarks] = useMarks(session, seams);
  const [chosen, setChosen] = useState<number | null>(null);
  useDrawnSeams(seams, chosen);
  if (state === "failed") return <NoRhythms onRetry={again} />;
  if (state === "reading") return <Skeleton className="h-40" />;
  // Rows keep their places while numbers change: long seams between two pieces first.
  const measured = seams
    .filter(({ mm }) => mm !== null)
    .sort((a, b) => Number(a.a === a.b) - Number(b.a === b.b) || b.length - a.length);
  if (measured.length === 0) return <NoSeams />;
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

function NoRhythms({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("tailoring");
  return (
    <div role="alert" className="grid gap-2 border-t border-line pt-3 text-dense">
      <p>{t("The pictures of the fabrics could not be loaded, so their repeats are not known.")}</p>
      <Button size="small" onClick={onRetry}>
        {t("Read them again")}
      </Button>
    </div>
  );
}

function NoSeams() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  return (
    <div className="border-t border-line pt-3 text-dense">
      <p className="font-medium">{t("Nothing to match")}</p>
      <p className="text-ink-2">{t("Lay one striped or checked fabric on pieces that are sewn together.")}</p>
      <Button size="small" className="mt-2.5" onClick={() => session.selection.openPanel("fabric")}>
        {t("Choose a fabric")}
      </Button>
    </div>
  );
}
