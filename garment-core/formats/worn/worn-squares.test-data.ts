import { sewnButtons } from "../../mesh/buttons.ts";
import { displayMesh } from "../../mesh/display-mesh.ts";
import { sewnSquares } from "../../mesh/sewn-squares.test-data.ts";
import type { ClothSurface, Dress, PictureFile, WornGarment, WornPiece } from "./worn-garment.ts";

/** A picture of one pixel. */
const PIXEL = [
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196, 137, 0, 0, 0,
  13, 73, 68, 65, 84, 120, 218, 99, 100, 248, 207, 80, 15, 0, 3, 134, 1, 128, 90, 52, 125, 107, 0, 0, 0, 0, 73, 69, 78, 68, 174,
  66, 96, 130,
];
export const picture = (): PictureFile => ({ bytes: Uint8Array.from(PIXEL), mime: "image/png" });

const PLAIN = {
  normal: null,
  rough: null,
  roughness: 0.8,
  sheen: 0,
  sheenRoughness: 0.5,
  anisotropy: 0,
  anisotropyAngle: 0,
  metallic: 0,
};
/** A check of 40 × 30 mm with all its maps, and a plain cloth. */
export const CHECK: ClothSurface = {
  ...PLAIN,
  name: "Check",
  hex: "#aa8855",
  colour: picture(),
  normal: picture(),
  rough: picture(),
  tile: { width: 40, height: 30 },
  sheen: 0.2,
  anisotropy: 0.4,
  isOpen: false,
};
export const NAVY: ClothSurface = {
  ...PLAIN,
  name: "Navy",
  hex: "#1f2a44",
  colour: null,
  tile: { width: 10, height: 10 },
  isOpen: false,
};

/** The cloth's corner lies 15 mm right of and 5 mm below the piece's. */
const lying = (cloth: ClothSurface): WornPiece => ({ cloth, onCloth: [1, 0, 0, 1, -15, -5], painted: null });
const dress = (name: string, left: WornPiece, right: WornPiece): Dress => ({
  name,
  pieces: new Map([
    ["left", left],
    ["right", right],
  ]),
});

/** Two sewn squares of 120 mm with a button: in check with a painted right half, in navy, and in check and navy. */
export function wornSquares(): WornGarment {
  const mesh = displayMesh(sewnSquares(0.7), 0);
  const painted = {
    picture: picture(),
    gloss: null,
    sheen: null,
    normal: null,
    box: { left: 0, top: 0, right: 120, bottom: 120 },
  };
  return {
    name: "Squares",
    mesh,
    buttons: sewnButtons(mesh.pieces, [{ pieceKey: "left", x: 50, y: 50, diameter: 11 }]),
    sewnOn: [],
    dresses: [
      dress("Check", lying(CHECK), { ...lying(CHECK), painted }),
      dress("Navy", lying(NAVY), lying(NAVY)),
      dress("Both", lying(CHECK), lying(NAVY)),
    ],
  };
}
