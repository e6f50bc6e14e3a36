import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import type { Artwork, Command } from "@selvedge/editor-core";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon, IconButton, NumberField } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";
import { rendersFor, useGesture } from "./artwork-part.ts";
import { FIGURE, LIMIT_MM, MIN_SIZE_MM, TURN_DEGREES } from "./figure.ts";

const Place = rendersFor(["id", "x", "y"], function Place({ artwork: { id, x, y } }) {
  const { editor } = useSession();
  const gesture = useGesture();
  const limits = { min: -LIMIT_MM, max: LIMIT_MM };
  const moved = (to: { x?: number; y?: number }): Command => {
    const now = editor.document().artworks[id];
    return { type: "moveArtworks", moves: [{ id, x: to.x ?? now?.x ?? x, y: to.y ?? now?.y ?? y }] };
  };
  return (
    <>
      <NumberField label="X" value={x} {...FIGURE} {...limits} {...gesture((to) => moved({ x: to }))} />
      <NumberField label="Y" value={y} {...FIGURE} {...limits} {...gesture((to) => moved({ y: to }))} />
    </>
  );
});

const Extent = memo(function Extent({
  id,
  width,
  height,
  isLocked,
}: Pick<Artwork, "id" | "width" | "height"> & { isLocked: boolean }) {
  const { editor } = useSession();
  const gesture = useGesture();
  const limits = { min: MIN_SIZE_MM, max: LIMIT_MM };
  const within = (mm: number) => Math.min(LIMIT_MM, Math.max(MIN_SIZE_MM, mm));
  const sized = (side: "width" | "height", mm: number): Command => {
    const now = editor.document().artworks[id] ?? { x: 0, y: 0, width, height };
    const [own, other] = side === "width" ? [now.width, now.height] : [now.height, now.width];
    const rest = isLocked ? within((other * within(mm)) / own) : other;
    const size = side === "width" ? { width: within(mm), height: rest } : { width: rest, height: within(mm) };
    return { type: "sizeArtwork", id, x: now.x, y: now.y, ...size };
  };
  return (
    <>
      <NumberField label="W" value={width} {...FIGURE} {...limits} {...gesture((to) => sized("width", to))} />
      <NumberField label="H" value={height} {...FIGURE} {...limits} {...gesture((to) => sized("height", to))} />
    </>
  );
});

const Turn = rendersFor(["id", "angle"], function Turn({ artwork: { id, angle } }) {
  const { t } = useTranslation("designer");
  const gesture = useGesture();
  return (
    <NumberField
      label={t("Angle")}
      value={angle}
      {...FIGURE}
      unit="°"
      min={-TURN_DEGREES}
      max={TURN_DEGREES}
      {...gesture((to) => ({ type: "turnArtwork", id, angle: to }))}
    />
  );
});

const Opacity = rendersFor(["id", "opacity"], function Opacity({ artwork: { id, opacity } }) {
  const { t } = useTranslation("designer");
  const gesture = useGesture();
  return (
    <NumberField
      label={t("Opacity")}
      value={opacity * 100}
      {...FIGURE}
      unit="%"
      digits={0}
      min={0}
      max={100}
      {...gesture((percent) => ({ type: "fadeArtwork", id, opacity: percent / 100 }))}
    />
  );
});

/** Place, size, angle and opacity of an artwork; each field is rendered for its own figures only. */
export function ArtworkFigures({ artwork }: { artwork: Artwork }) {
  const { t } = useTranslation("designer");
  const [isLocked, setLocked] = useState(true);
  return (
    // The link stands between the two sides it ties.
    <div className="grid grid-cols-[minmax(0,1fr)_28px_minmax(0,1fr)] gap-x-1 gap-y-2 [&>div:nth-of-type(even)]:col-start-3 [&>div:nth-of-type(odd)]:col-start-1">
      <Place artwork={artwork} />
      <Extent id={artwork.id} width={artwork.width} height={artwork.height} isLocked={isLocked} />
      <Turn artwork={artwork} />
      <Opacity artwork={artwork} />
      <IconButton
        label={t("Keep proportions")}
        size="small"
        pressed={isLocked}
        icon={<Icon of={LinkSimpleIcon} />}
        className="col-start-2 row-start-2 -mt-px"
        onClick={() => setLocked(!isLocked)}
      />
    </div>
  );
}
