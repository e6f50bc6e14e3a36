import { hexOfLight, lightOfHex, type Matrix } from "@selvedge/geometry-core";
import { buttonColours, buttonMeshes, type SewnButton } from "../../mesh/buttons.ts";
import type { GarmentMesh } from "../../mesh/garment-mesh.ts";
import type { SewnSurface } from "../../mesh/sewn-parts.ts";

/** A picture as it lies in a file. */
export type PictureFile = { readonly bytes: Uint8Array; readonly mime: "image/png" | "image/jpeg" };

/** A cloth as a surface. Its pictures are one seamless tile; where one is null the plain value is used. */
export type ClothSurface = {
  readonly name: string;
  /** Its mean colour, sRGB #rrggbb. */
  readonly hex: string;
  readonly colour: PictureFile | null;
  /** Relief of the yarns, y up. */
  readonly normal: PictureFile | null;
  /** Roughness in the green of each pixel. */
  readonly rough: PictureFile | null;
  /** What the tile covers as it lies on the garment, mm. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly roughness: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  /** Strength of the direction of the shine, and its angle from +x of the tile, radians anticlockwise. */
  readonly anisotropy: number;
  readonly anisotropyAngle: number;
  /** 0 to 1; a cloth is no metal unless it is finished so. */
  readonly metallic: number;
  /** What lies behind is seen through the alpha of `colour`. */
  readonly isOpen: boolean;
};

/** Cloth and artwork of one piece painted together: a picture of a box of mm on the piece, the same box in every dress. */
export type PaintedPiece = {
  readonly picture: PictureFile;
  /** How its artwork takes the light where it is finished, else null: roughness in green and metal in blue. */
  readonly gloss: PictureFile | null;
  /** Colour of the light that fibres throw back; null where the cloth's own stands. */
  readonly sheen: PictureFile | null;
  /** Relief of the yarns with the artwork that stands on them, y up, turned as the cloth lies; null where nothing stands. */
  readonly normal: PictureFile | null;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
};

/** What a piece wears. `onCloth` takes mm on the piece to mm on the cloth, from the corner of a tile along its axes. */
export type WornPiece = {
  readonly cloth: ClothSurface;
  readonly onCloth: Matrix;
  readonly painted: PaintedPiece | null;
};

/** A colourway: what each piece wears. Pieces of the same cloth name the same object. */
export type Dress = { readonly name: string; readonly pieces: ReadonlyMap<string, WornPiece> };

/** A draped garment in what it wears, first the dress it is shown in. Every piece of the mesh has its cloth in every dress. */
export type WornGarment = {
  readonly name: string;
  readonly mesh: GarmentMesh;
  /** Those of the pattern; none where others are sewn in their place. */
  readonly buttons: readonly SewnButton[];
  /** What else is sewn on and stands on the cloth. */
  readonly sewnOn: readonly SewnSurface[];
  readonly dresses: readonly [Dress, ...Dress[]];
};

/** What a piece wears in a dress; a dress that leaves it out is a fault of the caller. */
export function wornBy(dress: Dress, pieceKey: string): WornPiece {
  const worn = dress.pieces.get(pieceKey);
  if (!worn) throw new Error(`The dress ${dress.name} has no cloth for the piece ${pieceKey}.`);
  return worn;
}

/** How buttons and the thread they are sewn on with take the light. */
const BUTTON = { roughness: 0.38, metallic: 0 } as const;
const THREAD = { roughness: 0.95, metallic: 0 } as const;

/** The pattern's own buttons and their thread, a surface each, in colours that go with the cloth they are sewn to in the dress that is shown. */
function buttonSurfaces({ buttons, dresses }: WornGarment): SewnSurface[] {
  const [first] = buttons;
  if (!first) return [];
  const { body, thread } = buttonMeshes(buttons);
  const colours = buttonColours(lightOfHex(wornBy(dresses[0], first.pieceKey).cloth.hex));
  return [
    { ...BUTTON, name: "buttons", hex: hexOfLight(colours.body), mesh: body },
    { ...THREAD, name: "button_thread", hex: hexOfLight(colours.thread), mesh: thread },
  ];
}

/** Everything that stands on the cloth: the pattern's own buttons, and what was sewn on. */
export const fittingsOf = (garment: WornGarment): readonly SewnSurface[] => [...buttonSurfaces(garment), ...garment.sewnOn];
