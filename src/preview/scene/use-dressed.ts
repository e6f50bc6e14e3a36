import { type RefObject, useEffect, useMemo, useRef } from "react";
import { DressedPiece, type Wardrobe } from "../cloth/dressed-piece.ts";
import { isSameCut } from "../mesh/morph.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import { Stage } from "../stage/stage.ts";
import type { PreviewPiece } from "../types.ts";

/** A garment as meshes that hang on their stage. */
export type Dressed = {
  readonly garment: ShownGarment;
  /** The first drape of this cut: its meshes stay, and are moved to those that follow. */
  readonly cut: ShownGarment;
  readonly outlines: ReadonlyMap<string, PreviewPiece["outline"]>;
  readonly dressed: ReadonlyMap<string, DressedPiece>;
  readonly stage: Stage;
};

type DressedWith = { readonly wardrobe: RefObject<Wardrobe>; readonly isSoftware: boolean };

/** The meshes of a garment, rebuilt for another cut. Whoever shows the pieces disposes them. */
export function useDressed(
  garment: ShownGarment,
  pieces: readonly PreviewPiece[],
  { wardrobe, isSoftware }: DressedWith,
): Dressed {
  const held = useRef(garment);
  if (!isSameCut(held.current, garment)) held.current = garment;
  const cut = held.current;
  const stage = useMemo(() => new Stage(cut, pieces, isSoftware), [cut, pieces, isSoftware]);
  useEffect(() => () => stage.dispose(), [stage]);
  const outlines = useMemo(() => new Map(pieces.map(({ key, outline }) => [key, outline])), [pieces]);
  const dressed = useMemo(() => {
    const made = new Map<string, DressedPiece>();
    for (const mesh of cut.pieces) {
      const outline = outlines.get(mesh.key);
      if (outline) made.set(mesh.key, new DressedPiece(mesh, outline, () => wardrobe.current));
    }
    return made;
  }, [cut, outlines, wardrobe]);
  return { garment, cut, outlines, dressed, stage };
}
