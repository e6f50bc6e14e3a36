import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, NumberField } from "../../ui/index.ts";
import type { Picture } from "../session/asset-cache.ts";
import { type Marks, markedMm, widthFromMarks } from "./photo-scale.ts";

const MIN_MM = 1;
const MAX_MM = 5_000;
const START: Marks = { a: { x: 0.25, y: 0.5 }, b: { x: 0.75, y: 0.5 } };
const START_WIDTH_MM = 100;
const SHOWN_PX = 420;
const KEY_STEP = 0.005;

type Props = {
  picture: Picture | null;
  onClose: () => void;
  /** How many mm wide the photograph is. */
  onScale: (mmWidth: number) => void;
};

/** Asks how many millimetres wide a photograph of cloth is: by number, or by two marks laid across a length one knows. */
export function PhotoScaleDialog({ picture, onClose, onScale }: Props) {
  const { t } = useTranslation("designer");
  const [mmWidth, setMmWidth] = useState(START_WIDTH_MM);
  const [marks, setMarks] = useState(START);
  useEffect(() => {
    if (!picture) return;
    setMmWidth(START_WIDTH_MM);
    setMarks(START);
  }, [picture]);
  const known = picture ? markedMm(marks, picture, mmWidth) : 0;
  const isRight = mmWidth >= MIN_MM && mmWidth <= MAX_MM;
  return (
    <Dialog
      wide
      open={picture !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("How many millimetres wide is this picture?")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={!isRight} onClick={() => onScale(Math.round(mmWidth * 100) / 100)}>
            {t("Use at this scale")}
          </Button>
        </>
      }
    >
      {picture && (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_200px]">
          <div dir="ltr">
            <Ruler mmWidth={mmWidth} />
            <MarkedPicture picture={picture} marks={marks} onMarks={setMarks} />
          </div>
          <div className="grid content-start gap-4">
            <NumberField
              label={t("Width of the picture")}
              value={Math.round(mmWidth * 10) / 10}
              unit="mm"
              min={MIN_MM}
              max={MAX_MM}
              onChange={setMmWidth}
            />
            <NumberField
              label={t("Between the two marks")}
              value={Math.round(known * 10) / 10}
              unit="mm"
              min={0.1}
              max={MAX_MM}
              onCommit={(value) => {
                const width = value > 0 ? widthFromMarks(marks, picture, value) : null;
                if (width !== null) setMmWidth(width);
              }}
            />
            <p className="text-note text-ink-3">
              {t("Drag the two marks across a length you know, a check or a ruler in the picture, and write its millimetres.")}
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Strokes every 10 mm over the picture, as far as they stay apart. */
function Ruler({ mmWidth }: { mmWidth: number }) {
  const step = [1, 5, 10, 50, 100, 500].find((mm) => (SHOWN_PX * mm) / mmWidth >= 6) ?? 500;
  const strokes = Array.from({ length: Math.floor(mmWidth / step) + 1 }, (_, index) => index * step);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${mmWidth} 18`} preserveAspectRatio="none" className="block h-[18px] w-full bg-paper">
      {strokes.map((mm, index) => (
        <line
          key={mm}
          x1={mm}
          x2={mm}
          y1={index % 10 === 0 ? 2 : index % 5 === 0 ? 8 : 12}
          y2="18"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function MarkedPicture({ picture, marks, onMarks }: { picture: Picture; marks: Marks; onMarks: (marks: Marks) => void }) {
  const { t } = useTranslation("designer");
  const frame = useRef<HTMLDivElement>(null);
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const moveTo = (key: keyof Marks, event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMarks({
      ...marks,
      [key]: { x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) },
    });
  };
  const nudge = (key: keyof Marks, event: KeyboardEvent) => {
    const ways: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const step = KEY_STEP * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    onMarks({ ...marks, [key]: { x: within(marks[key].x + way[0] * step), y: within(marks[key].y + way[1] * step) } });
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      ref={frame}
      className="relative touch-none overflow-hidden"
      style={{ aspectRatio: `${picture.width} / ${picture.height}`, maxHeight: "56dvh" }}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="size-full select-none object-fill"
        referrerPolicy="no-referrer"
      />
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        {(["stroke-sheet", "stroke-thread"] as const).map((stroke, index) => (
          <line
            key={stroke}
            x1={percent(marks.a.x)}
            y1={percent(marks.a.y)}
            x2={percent(marks.b.x)}
            y2={percent(marks.b.y)}
            className={stroke}
            strokeWidth={index === 0 ? 4 : 1.5}
          />
        ))}
      </svg>
      {(["a", "b"] as const).map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === "a" ? t("First mark; arrows move it") : t("Second mark; arrows move it")}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => moveTo(key, event)}
          onKeyDown={(event) => nudge(key, event)}
          className="grip absolute grid size-6 -translate-x-1/2 -translate-y-1/2 cursor-grab place-items-center rounded-full active:cursor-grabbing"
          style={{ left: percent(marks[key].x), top: percent(marks[key].y) }}
        >
          <span className="size-[11px] border-[1.5px] border-thread bg-sheet" />
        </button>
      ))}
    </div>
  );
}
