import { useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import type { GarmentPreviewProps } from "../types.ts";

type Clothes = Pick<GarmentPreviewProps, "placement" | "pictures" | "mapsOf">;
type Pieces = ReadonlyMap<string, DressedPiece>;

/** Puts what lies on the pieces onto their meshes, and again whatever of it arrives later. */
export function useClothes(
  dressed: Pieces,
  { placement, pictures, mapsOf }: Clothes,
  wearers: RefObject<readonly DressedPiece[]>,
  arrived: () => void,
): void {
  useLayoutEffect(() => {
    for (const [key, piece] of dressed) piece.dress(placement[key] ?? []);
    arrived();
  }, [dressed, placement, arrived]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures or maps change the material of every piece
  useEffect(() => {
    for (const piece of dressed.values()) piece.refresh(null);
    arrived();
    return pictures.subscribe((address) => {
      for (const piece of wearers.current) piece.refresh(address);
      arrived();
    });
  }, [pictures, mapsOf, dressed, arrived]);
}

/** Shows the structure of the cloth or leaves it plain, and which piece is chosen. */
export function useClothMarks(dressed: Pieces, relief: boolean, chosenPiece: GarmentPreviewProps["chosenPiece"]): void {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    for (const [key, { cloth }] of dressed) {
      cloth.relief.value = relief ? 1 : 0;
      cloth.chosen.value = key === chosenPiece ? 1 : 0;
    }
    invalidate();
  }, [dressed, relief, chosenPiece, invalidate]);
}
