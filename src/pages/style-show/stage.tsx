import { ArrowsInIcon } from "@phosphor-icons/react/dist/csr/ArrowsIn";
import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { GarmentPreview } from "../../preview/index.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { Draping } from "../../worn/draping.tsx";
import { type Hung, useHung } from "../../worn/use-hung.ts";
import { useWornDrape } from "../../worn/use-worn-drape.ts";
import type { ShownDesign } from "../share/shown-design.ts";
import { useCloth } from "../share/use-cloth.ts";
import { wornFabric } from "../share/worn-fabric.ts";

export type Worn = Pick<ShownDesign, "style" | "document" | "products" | "images">;

/** Whether an element fills the screen, and how to change that; `can` is false where the browser has no full screen. */
function useFullScreen() {
  const element = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", hear);
    return () => document.removeEventListener("fullscreenchange", hear);
  }, []);
  const toggle = () => {
    const asked = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser that refuses leaves the page as it is.
    asked?.catch(() => undefined);
  };
  return { element, isFull, toggle, can: document.fullscreenEnabled };
}

type GarmentProps = { worn: Worn; open: readonly string[]; isExpecting: boolean; onHung: (hung: Hung) => void };

function Garment({ worn, open, isExpecting, onHung }: GarmentProps) {
  const fabric = wornFabric(worn);
  const { drape, note } = useWornDrape(worn.style, fabric);
  const { hung, redrape } = useHung(worn.style, fabric?.hand ?? worn.style.hand, drape, isExpecting, open);
  useEffect(() => {
    if (hung) onHung(hung);
  }, [hung, onHung]);
  // The cloth lies on the pieces that hang, which may still be those before.
  const { placed, pictures, mapsOf } = useCloth({ ...worn, style: hung?.style ?? worn.style });
  const { style } = worn;
  if (!hung)
    return (
      <figure className="relative flex size-full flex-col">
        <Picture src={style.designImg} alt={style.name} fit="contain" className="min-h-0 flex-1" />
        <Draping redrape={redrape} />
      </figure>
    );
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <GarmentPreview
        key={style.id}
        handClass={drape?.url === hung.url ? drape.hand : undefined}
        hangNote={drape?.url === hung.url ? note : null}
        drapeUrl={hung.url}
        pieces={hung.style.pieces}
        placement={placed}
        pictures={pictures}
        mapsOf={mapsOf}
        filmOf={{ designId: style.id }}
        fallbackUrl={style.designImg}
        label={style.name}
      />
      <Draping redrape={redrape} />
    </Suspense>
  );
}

type StageProps = {
  /** Null while the next garment is on its way. */
  worn: Worn | null;
  /** The closures that are worn open. */
  open: readonly string[];
  caption: ReactNode;
  /** Another size or option is about to be chosen. */
  isExpecting: boolean;
  /** Another garment hangs: of another style, or draped from other measures. */
  onHung: (hung: Hung) => void;
  onStep: ((step: 1 | -1) => void) | null;
};

/** The garment large on its plate, with the way to the styles beside it; fills the screen on demand. */
export function Stage({ worn, open, caption, isExpecting, onHung, onStep }: StageProps) {
  const { t } = useTranslation("around");
  const { element, isFull, toggle, can } = useFullScreen();
  return (
    <div ref={element} className="relative flex flex-col bg-plate">
      <div dir="ltr" className={isFull ? "relative min-h-0 flex-1" : "relative aspect-[6/5] max-tablet:aspect-[4/5]"}>
        {worn ? (
          <Garment key={worn.style.id} worn={worn} open={open} isExpecting={isExpecting} onHung={onHung} />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <div className="flex items-center gap-2 border-t border-line bg-paper py-2 max-tablet:px-1">
        {onStep && (
          <IconButton
            label={t("Previous style")}
            size="large"
            icon={<Icon of={CaretLeftIcon} size={20} mirrors />}
            onClick={() => onStep(-1)}
          />
        )}
        <p className="min-w-0 flex-1 truncate text-center text-dense text-ink-2">{caption}</p>
        {onStep && (
          <IconButton
            label={t("Next style")}
            size="large"
            icon={<Icon of={CaretRightIcon} size={20} mirrors />}
            onClick={() => onStep(1)}
          />
        )}
        {can && (
          <IconButton
            label={isFull ? t("Exit full screen") : t("Present in full screen")}
            size="large"
            icon={<Icon of={isFull ? ArrowsInIcon : ArrowsOutIcon} size={20} />}
            onClick={toggle}
          />
        )}
      </div>
    </div>
  );
}
