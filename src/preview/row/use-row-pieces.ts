import { useThree } from "@react-three/fiber";
import type { Placement } from "@selvedge/editor-core";
import { type RefObject, useLayoutEffect, useMemo } from "react";
import { Matrix3 } from "three";
import { DressedPiece, type Wardrobe } from "../cloth/dressed-piece.ts";
import type { DetailLevels } from "../mesh/detail-levels.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Drape } from "../mesh/use-drape.ts";
import type { GarmentPreviewProps } from "../types.ts";
import { clothGroups, sewnTogether } from "./cloth-groups.ts";

type RowPieces = readonly (readonly DressedPiece[])[];

/** What every garment of the row is made of. */
type Cut = {
  readonly garment: ShownGarment;
  readonly levels: DetailLevels | undefined;
  readonly occlusion: Drape["occlusion"];
  readonly pieces: GarmentPreviewProps["pieces"];
};

/** From so many garments on they are drawn with fewer triangles. */
const MANY = 5;

/** The meshes of each garment: pieces of one cloth are sewn together to one. */
export function useRowPieces(
  { garment, levels, occlusion, pieces }: Cut,
  placements: readonly Placement[],
  wardrobe: RefObject<Wardrobe>,
): RowPieces {
  return useMemo(() => {
    const outlines = new Map(pieces.map(({ key, outline }) => [key, outline]));
    const indexOf = new Map(garment.pieces.map(({ key }, index) => [key, index]));
    const keys = garment.pieces.map(({ key }) => key).filter((key) => outlines.has(key));
    const level = levels?.[placements.length < MANY ? 0 : 1];
    return placements.map((placement) =>
      clothGroups(keys, placement).map((group) => {
        const parts = group.keys.map((key, nth) => {
          const index = indexOf.get(key)!;
          const piece = garment.pieces[index]!;
          const triangles = level?.[index] ?? piece.triangles;
          return { piece, onto: group.onto[nth]!, occlusion: occlusion?.[index] ?? piece.occlusion, triangles };
        });
        const piece = new DressedPiece(sewnTogether(parts), outlines.get(group.keys[0]!)!, () => wardrobe.current, group.keys);
        piece.dress(group.stamps);
        return piece;
      }),
    );
  }, [garment, occlusion, levels, pieces, placements, wardrobe]);
}

/** Shows the meshes, takes to them what arrives later, and disposes them when others are shown. */
export function useShownPieces(
  dressed: RowPieces,
  pictures: GarmentPreviewProps["pictures"],
  wearers: RefObject<readonly DressedPiece[]>,
  arrived: () => void,
): void {
  const { gl, invalidate } = useThree();
  useLayoutEffect(() => {
    wearers.current = dressed.flat();
    const adaptation = new Matrix3();
    for (const piece of dressed.flat()) piece.cloth.adaptation.value = adaptation;
    const stop = pictures.subscribe((address) => {
      for (const piece of dressed.flat()) piece.refresh(address);
      arrived();
    });
    gl.shadowMap.needsUpdate = true;
    invalidate();
    return () => {
      stop();
      for (const piece of dressed.flat()) piece.dispose();
    };
  }, [dressed, pictures, gl, invalidate, arrived, wearers]);
}
