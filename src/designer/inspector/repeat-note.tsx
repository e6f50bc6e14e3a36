import { type ClothRhythm, type FabricRef, fabricKey } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { rhythmOfFabric } from "../seams/rhythms.ts";
import type { TileSize } from "../session/asset-cache.ts";
import { useSession } from "../session/context.ts";

type RepeatNoteProps = {
  readonly fabric: FabricRef;
  readonly tile: TileSize;
  readonly scale: number;
};

/** A part of a repeat is one where it comes again within it at least so much sooner. */
const WITHIN = 0.99;

/** What Size is the size of: the repeat of the cloth as it lies, and the stripes or checks within it, as they are read from its picture. */
export default function RepeatNote({ fabric, tile, scale }: RepeatNoteProps) {
  const { t } = useTranslation("designer");
  const { assets, format } = useSession();
  const name = fabricKey(fabric);
  const [read, setRead] = useState<{ readonly name: string; readonly rhythm: ClothRhythm | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    rhythmOfFabric(fabric, assets).then(
      (rhythm) => isCurrent && setRead({ name, rhythm }),
      (reason: unknown) => console.warn("What a cloth repeats could not be read.", reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [fabric, name, assets]);
  const { across, along } = (read?.name === name && read.rhythm) || { across: null, along: null };
  const stripe = across && across.repeat < tile.mmWidth * WITHIN ? across.repeat : null;
  const bar = along && along.repeat < tile.mmHeight * WITHIN ? along.repeat : null;
  const mm = (length: number) => format.mm(length * scale);
  const size = { width: mm(tile.mmWidth), height: mm(tile.mmHeight) };
  const within = () => {
    if (stripe && bar) return t("check {{width}} × {{height}} mm", { width: mm(stripe), height: mm(bar) });
    if (stripe) return t("stripe {{mm}} mm", { mm: mm(stripe) });
    return bar ? t("cross stripe {{mm}} mm", { mm: mm(bar) }) : null;
  };
  const part = within();
  return (
    <p className="mb-0.5 text-note text-ink-3">
      <bdi>{t("Repeat {{width}} × {{height}} mm", size)}</bdi>
      {part && (
        <>
          {format.comma}
          <bdi>{part}</bdi>
        </>
      )}
    </p>
  );
}
