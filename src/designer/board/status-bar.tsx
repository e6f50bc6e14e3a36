import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Quantity, unitSign } from "../../ui/index.ts";
import { useSelection, useSession, useStyle } from "../session/context.ts";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";

/** Area of a closed outline in mm² (the shoelace formula). */
function areaOf(outline: readonly (readonly [number, number])[]): number {
  let twice = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    twice += xj * yi - xi * yj;
  }
  return Math.abs(twice) / 2;
}

const MM2_PER_M2 = 1_000_000;

/** Below the board: what is chosen, where the pointer is, what a pixel shows. Written past React, since it changes with every move. */
export function StatusBar() {
  const session = useSession();
  const style = useStyle();
  const { t, i18n } = useTranslation("designer");
  const chosen = useSelection(({ pieces }) => pieces);
  const isInches = useSelection((selection) => selection.isInches);
  const unit = isInches ? "in" : "mm";
  const sign = unitSign(unit, i18n.language);
  const pointer = useRef<HTMLSpanElement>(null);
  const scale = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { camera, format } = session;
    const figure = (mm: number) => format.figure(mm, isInches);
    const showPointer = () => {
      const { at } = session.pointer.getState();
      if (pointer.current) pointer.current.textContent = at ? `x ${figure(at.x)} y ${figure(at.y)}` : "x – y –";
    };
    const showScale = () => {
      if (scale.current)
        scale.current.textContent = `1 px = ${format.figure(1 / camera.getState().view.pxPerMm, isInches, isInches ? 3 : 2)}`;
    };
    showPointer();
    showScale();
    const stops = [session.pointer.subscribe(showPointer), camera.subscribe(showScale)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, isInches]);
  const only = chosen.length === 1 ? session.piece(chosen[0]!) : null;
  const area = style.pieces.reduce((sum, piece) => sum + areaOf(piece.outline), 0) / MM2_PER_M2;
  return (
    // The board is never mirrored; the words below it are.
    <div
      dir={i18n.dir()}
      className="@container flex h-8 shrink-0 items-center gap-5 overflow-hidden whitespace-nowrap border-t border-line bg-paper px-3 font-cond text-note text-ink-2"
    >
      <span className="min-w-0 truncate">
        {only
          ? t("{{piece}}, grain {{angle}}°", { piece: only.name, angle: session.format.degrees(only.grain) })
          : chosen.length > 1
            ? t("{{count}} pieces chosen", { count: chosen.length })
            : t("Nothing selected")}
      </span>
      <span className="@max-[560px]:hidden">
        {t("Seam")} <Quantity value={session.format.figure(SEAM_ALLOWANCE_MM, isInches)} unit={unit} />
      </span>
      <span className="flex-1" />
      <span className="@max-[420px]:hidden" dir="ltr">
        <span ref={pointer} /> <span className="text-ink-3">{sign}</span>
      </span>
      <span dir="ltr">
        <span ref={scale} /> <span className="text-ink-3">{sign}</span>
      </span>
      <span className="@max-[560px]:hidden">
        {t("{{count}} pieces", { count: style.pieces.length })}
        {session.format.comma}
        <Quantity value={session.format.number(area, 2)} unit="m²" />
      </span>
    </div>
  );
}
