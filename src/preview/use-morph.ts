import { type RefObject, useLayoutEffect, useRef } from "react";
import type { DressedPiece } from "./cloth/dressed-piece.ts";
import { changesTo, Morph } from "./mesh/morph.ts";
import type { ShownGarment } from "./mesh/shown-mesh.ts";
import type { Stage } from "./stage/stage.ts";
import type { PreviewPiece } from "./types.ts";

/** The user asked the system for less motion. */
export const isStillWanted = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Moved = {
  readonly garment: ShownGarment;
  /** The drape that the meshes were made of. */
  readonly cut: ShownGarment;
  readonly pieces: readonly PreviewPiece[];
  readonly dressed: ReadonlyMap<string, DressedPiece>;
  readonly stage: Stage;
  readonly invalidate: () => void;
};

/** Begins a morph whenever another drape of the same cut is to be shown; whoever draws the frames steps it until it is over. */
export function useMorph({ garment, cut, pieces, dressed, stage, invalidate }: Moved): RefObject<Morph | null> {
  const morph = useRef<Morph | null>(null);
  const shown = useRef({ cut, garment });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { cut, garment };
    if (before.cut !== cut) morph.current = null;
    if (before.garment === garment || before.cut !== cut) return;
    const changes = changesTo(garment, (key) => dressed.get(key)?.object.geometry);
    morph.current = new Morph([...changes, ...stage.buttonsTo(garment, pieces)]);
    for (const { object } of dressed.values()) object.geometry.boundingSphere!.radius += ROOM_MM;
    invalidate();
  }, [garment, cut, pieces, dressed, stage, invalidate]);
  return morph;
}

/** How much farther than before cloth may reach in another drape, mm. */
const ROOM_MM = 120;
