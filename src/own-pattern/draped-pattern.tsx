import type { Placement } from "@selvedge/editor-core";
import type { HandClass, JoinedPattern } from "@selvedge/garment-core";
import { Suspense, useEffect, useMemo } from "react";
import { createPictures } from "../drawing/index.ts";
import { useTranslation } from "../i18n.ts";
import { GarmentPreview, type PreviewPiece } from "../preview/index.ts";
import { useRedrape } from "../redrape/use-redrape.ts";
import { Skeleton } from "../ui/states.tsx";
import { Draping } from "../worn/draping.tsx";

/** The class of each cloth a pattern may be cut for. */
const CLASS_OF: { readonly [key in JoinedPattern["hand"]]: HandClass } = {
  jersey: "shirting",
  fleece: "twill",
  poplin: "shirting",
  viscose: "shirting",
  wool: "suiting",
  twill: "twill",
  coating: "coating",
};
const NOTHING_CHOSEN = {};

/** The garment as it is joined, draped here; the last one hangs until the next does. */
export default function DrapedPattern({ pattern, recipe }: { pattern: JoinedPattern; recipe: string }) {
  const { t } = useTranslation("own-styles");
  const redrape = useRedrape({ recipe, size: pattern.size, chosen: NOTHING_CHOSEN, hand: CLASS_OF[pattern.hand] });
  const pictures = useMemo(() => createPictures({ tileUrl: () => null, imageUrl: () => null, reducedPicture: () => null }), []);
  useEffect(() => () => pictures.dispose(), [pictures]);
  const pieces = useMemo(() => pattern.pieces.filter(({ place }) => place !== "leftOut") as PreviewPiece[], [pattern.pieces]);
  const placement: Placement = useMemo(() => Object.fromEntries(pieces.map(({ key }) => [key, []])), [pieces]);
  return (
    <div dir="ltr" className="relative aspect-[4/5] max-h-[560px] w-full bg-plate">
      {redrape.url && (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <GarmentPreview
            drapeUrl={redrape.url}
            pieces={pieces}
            placement={placement}
            pictures={pictures}
            mapsOf={() => null}
            label={pattern.name || t("The garment")}
          />
        </Suspense>
      )}
      <Draping redrape={redrape} />
    </div>
  );
}
