import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { meanHexOf } from "@selvedge/textile-core";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A colour is the mean of a square of so many pixels of the picture, so that neither grain nor a single yarn decides. */
const PATCH_PX = 9;
/** Long side of the picture as it is kept to be pointed at. */
const MAX_PX = 1_024;
/** Shares of the picture an arrow key moves by, alone and with Shift. */
const STEP = { plain: 0.01, shift: 0.05 } as const;

type Place = { readonly x: number; readonly y: number };
const MIDDLE: Place = { x: 0.5, y: 0.5 };
const within = (share: number) => Math.min(1, Math.max(0, share));

/** Draws the picture, made smaller where it is larger than is pointed at; false for one this browser cannot read. */
async function show(picture: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return false;
  const scale = Math.min(1, MAX_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(PATCH_PX, Math.round(bitmap.width * scale));
  canvas.height = Math.max(PATCH_PX, Math.round(bitmap.height * scale));
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return true;
}

/** The mean of the patch about a place, "#rrggbb". */
function colourAt(canvas: HTMLCanvasElement, { x, y }: Place): string {
  const corner = (share: number, size: number) => Math.min(size - PATCH_PX, Math.max(0, Math.round(share * size - PATCH_PX / 2)));
  const left = corner(x, canvas.width);
  const top = corner(y, canvas.height);
  return meanHexOf(canvas.getContext("2d")!.getImageData(left, top, PATCH_PX, PATCH_PX).data);
}

/** A colour out of a picture: it stays on the user's machine, and a press on a place of it takes the colour there. */
export function PictureColour({ onColour }: { onColour: (hex: string) => void }) {
  const { t } = useTranslation("books");
  const file = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"none" | "shown" | "unreadable">("none");
  const [at, setAt] = useState<Place>(MIDDLE);
  const [taken, setTaken] = useState<string | null>(null);

  const take = (place: Place) => {
    const hex = colourAt(canvas.current!, place);
    setAt(place);
    setTaken(hex);
    onColour(hex);
  };
  const bring = async (picture: Blob) => {
    const isShown = await show(picture, canvas.current!);
    setAt(MIDDLE);
    setTaken(null);
    setState(isShown ? "shown" : "unreadable");
  };
  const onPointerUp = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    take({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pull = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === "Enter" || event.key === " ") take(at);
    else if (pull) {
      const step = event.shiftKey ? STEP.shift : STEP.plain;
      setAt({ x: within(at.x + pull[0]! * step), y: within(at.y + pull[1]! * step) });
    } else return;
    event.preventDefault();
  };
  return (
    <div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t("Picture with the colour")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          if (picture) void bring(picture);
          event.target.value = "";
        }}
      />
      <div className={state === "shown" ? "flex items-start gap-3" : "hidden"}>
        <div dir="ltr" className="relative max-w-full cursor-crosshair">
          <canvas ref={canvas} className="block max-h-52 max-w-full" />
          <button
            type="button"
            aria-label={t("Point at a colour: arrow keys move, Enter takes it")}
            onPointerUp={onPointerUp}
            onKeyDown={onKeyDown}
            className="absolute inset-0 cursor-crosshair touch-manipulation"
          >
            <span
              className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-round border-2 border-sheet shadow-float"
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%`, backgroundColor: taken ?? "transparent" }}
            />
          </button>
        </div>
        <IconButton label={t("Remove the picture")} icon={<Icon of={XIcon} />} onClick={() => setState("none")} />
      </div>
      {state !== "shown" && (
        <Button size="small" icon={<Icon of={ImageIcon} />} onClick={() => file.current?.click()}>
          {t("Pick from a picture")}
        </Button>
      )}
      {state === "shown" && (
        <p className="mt-1.5 text-note text-ink-3">{t("Click the colour in the picture. The picture is not uploaded.")}</p>
      )}
      {state === "unreadable" && (
        <p role="alert" className="mt-1.5 text-dense text-fault">
          {t("This browser cannot read the picture.")}
        </p>
      )}
    </div>
  );
}
