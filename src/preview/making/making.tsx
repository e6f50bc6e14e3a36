import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, IconButton } from "../../ui/index.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import type { FilmOf, PreviewBackground } from "../types.ts";
import { download } from "./download.ts";
import { FilmReady } from "./film-ready.tsx";
import { largePicture } from "./large-picture.ts";
import { type Film, recordTurn } from "./record-turn.ts";

/** What is made of a garment for others to look at. */
export type Made = "film" | "large" | "transparent";

type MakingProps = {
  readonly what: Made;
  readonly scene: SceneHandle;
  readonly background: PreviewBackground;
  /** What the file is called, without its ending. */
  readonly name: string;
  /** What a film may be kept with; null where nobody may. */
  readonly filmOf: FilmOf | null;
  readonly onClose: () => void;
};

type State =
  | { readonly kind: "making"; readonly share: number }
  | { readonly kind: "film"; readonly film: Film }
  | { readonly kind: "failed" };

/** Makes a film or a large picture: how far it is, a way to stop it, and what to do with it. */
export default function Making({ what, scene, background, name, filmOf, onClose }: MakingProps) {
  const { t } = useTranslation("preview");
  const [state, setState] = useState<State>({ kind: "making", share: 0 });
  const order = useRef({ scene, background, name, onClose });
  const panel = useRef<HTMLDivElement>(null);

  const make = useCallback(
    async (signal: AbortSignal) => {
      const { scene, background, name, onClose } = order.current;
      const onProgress = (share: number) => !signal.aborted && setState({ kind: "making", share });
      if (what === "film") {
        const film = await recordTurn(scene, { background, signal, onProgress });
        setState({ kind: "film", film });
        return;
      }
      const png = await largePicture(scene, { background: what === "large" ? background : null, signal, onProgress });
      signal.throwIfAborted();
      download(png, `${name}.png`);
      onClose();
    },
    [what],
  );
  useEffect(() => {
    const stop = new AbortController();
    panel.current?.focus();
    make(stop.signal).catch((reason: unknown) => {
      if (stop.signal.aborted) return;
      console.warn("It could not be made.", reason);
      setState({ kind: "failed" });
    });
    return () => stop.abort();
  }, [make]);

  const title = what === "film" ? t("Turntable video") : t("Picture, 3840 px");
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      data-making={state.kind}
      className="absolute inset-x-2 bottom-2 mx-auto grid max-w-96 gap-2 rounded-control bg-sheet p-3 shadow-float outline-none print:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-dense font-medium">{title}</h2>
        {state.kind === "making" ? (
          <Button size="small" onClick={onClose}>
            {t("Cancel")}
          </Button>
        ) : (
          <IconButton
            size="small"
            label={t("Close")}
            className="pointer-coarse:size-11"
            icon={<Icon of={XIcon} />}
            onClick={onClose}
          />
        )}
      </div>
      {state.kind === "making" && <Progress label={title} share={state.share} />}
      {state.kind === "failed" && (
        <p role="alert" className="text-note text-fault">
          {t("It could not be created here. Please try again.")}
        </p>
      )}
      {state.kind === "film" && <FilmReady film={state.film} name={name} filmOf={filmOf} />}
    </section>
  );
}

/** How far something is; 0 to 1. */
function Progress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(100 * share);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 flex-1 bg-line"
      >
        <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
      </div>
      <span className="w-9 text-end font-cond text-note text-ink-2" dir="ltr">
        {percent} %
      </span>
    </div>
  );
}
