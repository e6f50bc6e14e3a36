import { LOSS_SCALE } from "@selvedge/textile-core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx, Segmented } from "../../ui/index.ts";
import type { PrintShown } from "./messages.ts";

type View = "print" | "loss";
type Props = {
  original: string;
  width: number;
  height: number;
  print: PrintShown | null;
  isBusy: boolean;
  /** White shows where nothing is printed. */
  onWhite: boolean;
};

/** The picture and its print, or the map of what is lost, on either side of a line that can be moved. */
export function Compare({ original, width, height, print, isBusy, onWhite }: Props) {
  const { t } = useTranslation("tailoring");
  const [view, setView] = useState<View>("print");
  const [at, setAt] = useState(50);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = view === "print" ? print?.picture : print?.map;
  useEffect(() => {
    const node = canvas.current;
    if (!node || !bitmap) return;
    node.width = bitmap.width;
    node.height = bitmap.height;
    node.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const other = view === "print" ? t("Print") : t("Loss");
  return (
    <div className="grid content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          label={t("Compare the original with")}
          value={view}
          choices={[
            { value: "print", label: t("Print") },
            { value: "loss", label: t("Loss") },
          ]}
          onChange={setView}
        />
        {view === "loss" && <Legend />}
      </div>
      <div className="grid place-items-center bg-plate p-2" dir="ltr">
        <div
          className={cx("relative", onWhite && "bg-sheet")}
          style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(52dvh * ${width / height}))` }}
          data-view={view}
          aria-busy={isBusy}
        >
          <img
            src={original}
            alt=""
            draggable={false}
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-fill"
            style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
          />
          <canvas
            ref={canvas}
            className={cx("absolute inset-0 size-full transition-opacity duration-quick", isBusy && "opacity-60")}
            style={{ clipPath: `inset(0 0 0 ${at}%)` }}
          />
          <input
            type="range"
            min={0}
            max={100}
            value={at}
            aria-label={t("Line between the original and the print")}
            aria-valuetext={t("{{percent}} % original", { percent: Math.round(at) })}
            onChange={(event) => setAt(Number(event.target.value))}
            className="peer absolute inset-0 z-1 m-0 size-full cursor-ew-resize opacity-0"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink shadow-[0_0_0_2px_var(--color-sheet)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ink"
            style={{ left: `${at}%` }}
          >
            <span className="absolute top-1/2 left-1/2 h-8 w-2.5 -translate-1/2 rounded-control border border-ink bg-sheet" />
          </span>
        </div>
        <div aria-hidden className="flex w-full justify-between pt-1.5 text-note text-ink-2">
          <span>{t("Original")}</span>
          <span>{other}</span>
        </div>
      </div>
    </div>
  );
}

/** What the colours of the map stand for. */
function Legend() {
  const { t } = useTranslation("tailoring");
  const last = LOSS_SCALE.length - 1;
  const stops = LOSS_SCALE.map(({ rgb }, index) => `rgb(${rgb.join(" ")}) ${(index / last) * 100}%`);
  return (
    <figure className="grid w-56 max-w-full gap-0.5">
      <figcaption className="text-note text-ink-3">{t("Loss, ΔE2000")}</figcaption>
      <span
        aria-hidden
        dir="ltr"
        className="block h-2.5"
        style={{ background: `linear-gradient(to right, ${stops.join(", ")})` }}
      />
      <span dir="ltr" className="flex justify-between font-cond text-note text-ink-2 tabular-nums">
        {LOSS_SCALE.map(({ deltaE }, index) => (
          <span key={deltaE}>{index === last ? `≥ ${deltaE}` : deltaE}</span>
        ))}
      </span>
    </figure>
  );
}
