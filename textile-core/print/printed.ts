import { type AnyCloth, sideShown } from "../cloth.ts";
import { type Hex, hexOfLinear, labOf, linearOf } from "../colour/convert.ts";
import { describe } from "../construction/describe.ts";
import { type Shades, shadesOf } from "../construction/shades.ts";
import { greyPicture } from "../render/encode.ts";
import type { ClothMaps, RenderOptions } from "../render/maps.ts";
import { renderCloth } from "../render/render.ts";
import { type Extent, tileOf } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { type Fit, fitOf } from "./cloth/fit.ts";
import { groundTargetOf } from "./cloth/ground-target.ts";
import { type PrintMethod, printOnCloth } from "./cloth/print-on-cloth.ts";
import type { Slot } from "./colour/slots.ts";
import { repeatSizeOf } from "./lattice/lattice.ts";
import { drawPrint, type PrintRecord, printLatticeOf, printPaletteOf } from "./print.ts";
import { meanHexOf } from "./sheet/mean.ts";
import { resampledPlanes } from "./sheet/resample.ts";

/** A cloth that was printed after weaving or knitting. Plain data: the same record gives the same bytes. */
export type PrintedRecord = {
  readonly kind: "printed";
  readonly ground: AnyCloth;
  readonly print: PrintRecord;
  readonly method: PrintMethod;
  /** Whether the print's ground colour is printed too, or the cloth shows there. */
  readonly blotch: boolean;
};

/** The record of any cloth a mill sells by the metre: as it comes from the loom and the finish, or printed. */
export type FabricRecord = AnyCloth | PrintedRecord;

/** The cloth itself: what is weighed, counted and measured. */
export const groundOf = (record: FabricRecord): AnyCloth => (record.kind === "printed" ? record.ground : record);

/** Threads are drawn at least this fine under a print, so that the ink meets tops and hollows. */
const GROUND_PX_PER_MM = 6;

type PrintedTile = {
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  readonly across: Fit;
  readonly down: Fit;
  /** How large the ground's tile is asked for, and its size. */
  readonly groundTargetMm: Mm;
  readonly ground: Extent;
};

function printedTileOf({ ground, print }: PrintedRecord): PrintedTile {
  const repeat = repeatSizeOf(printLatticeOf(print));
  const groundTargetMm = groundTargetOf(sideShown(ground), repeat);
  const cloth = tileOf(sideShown(ground), groundTargetMm);
  const across = fitOf(repeat.mmWidth, cloth.mmWidth);
  const down = fitOf(repeat.mmHeight, cloth.mmHeight);
  return {
    mmWidth: across.prints * repeat.mmWidth,
    mmHeight: down.prints * repeat.mmHeight,
    across,
    down,
    groundTargetMm,
    ground: cloth,
  };
}

/** Size of the seamless tile of a record: whole repeats of the cloth, and of the print where there is one. */
export const fabricTileOf = (record: FabricRecord): { readonly mmWidth: Mm; readonly mmHeight: Mm } =>
  record.kind === "printed" ? printedTileOf(record) : tileOf(sideShown(record));

/** How much longer a ground lies under its print than it was woven, both ways; 1 where nothing is printed. */
export function groundStretchOf(record: FabricRecord): { readonly across: number; readonly down: number } {
  if (record.kind !== "printed") return { across: 1, down: 1 };
  const { across, down } = printedTileOf(record);
  return { across: across.stretch, down: down.stretch };
}

const channel = (picture: Uint8ClampedArray, offset: number): Float32Array =>
  Float32Array.from({ length: picture.length / 4 }, (_, index) => picture[index * 4 + offset]! / 255);

/** The ground's slopes under the print, unit length again after they were resampled. */
function normalsOf([x, y, z]: readonly Float32Array[]): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(x!.length * 4);
  for (let i = 0; i < x!.length; i++) {
    const [nx, ny, nz] = [2 * x![i]! - 1, 2 * y![i]! - 1, 2 * z![i]! - 1];
    const scale = 127.5 / Math.max(1e-6, Math.hypot(nx, ny, nz));
    bytes.set([127.5 + nx * scale, 127.5 + ny * scale, 127.5 + nz * scale, 255], i * 4);
  }
  return bytes;
}

function renderPrinted(record: PrintedRecord, pixels: number): ClothMaps {
  const tile = printedTileOf(record);
  const perMm = Math.max(GROUND_PX_PER_MM, pixels / Math.max(tile.mmWidth, tile.mmHeight));
  const longestPx = Math.round(Math.max(tile.ground.mmWidth, tile.ground.mmHeight) * perMm);
  const ground = renderCloth(record.ground, { pixels: Math.min(longestPx, pixels), targetMm: tile.groundTargetMm });
  const longestPrint = Math.max(tile.mmWidth / tile.across.prints, tile.mmHeight / tile.down.prints);
  const print = drawPrint(record.print, {
    pixels: Math.round((pixels * longestPrint) / Math.max(tile.mmWidth, tile.mmHeight)),
  });
  const printed = printOnCloth(ground, print, { method: record.method, pixels, blotch: record.blotch });
  const { width, height, albedo, roughness } = printed;
  const onto = { outWidth: width, outHeight: height, across: tile.across.grounds, down: tile.down.grounds };
  const [nx, ny, nz, top, cover] = resampledPlanes(
    [
      channel(ground.normal, 0),
      channel(ground.normal, 1),
      channel(ground.normal, 2),
      channel(ground.heightMap, 0),
      channel(ground.opacity, 0),
    ],
    ground,
    onto,
  );
  const hex = meanHexOf(albedo);
  const rough = channel(roughness, 0);
  return {
    width,
    height,
    mmWidth: printed.mmWidth,
    mmHeight: printed.mmHeight,
    albedo,
    normal: normalsOf([nx!, ny!, nz!]),
    roughness,
    heightMap: greyPicture(top!),
    reliefMm: ground.reliefMm,
    opacity: greyPicture(cover!),
    isOpen: ground.isOpen,
    material: {
      ...ground.material,
      roughness: rough.reduce((sum, value) => sum + value, 0) / rough.length,
      meanColour: { hex, lab: labOf(hex) },
    },
  };
}

/** Pictures of one seamless tile of any record. Pure: the same record and pixels give the same bytes. */
export const renderFabric = (record: FabricRecord, { pixels }: Pick<RenderOptions, "pixels">): ClothMaps =>
  record.kind === "printed" ? renderPrinted(record, pixels) : renderCloth(record, { pixels });

/** Shares of the inks in a print nobody has drawn yet: about what the designs of the library come to. */
const USUAL_SHARES: readonly (readonly [Slot, number])[] = [
  ["ground", 0.52],
  ["main", 0.14],
  ["mainDeep", 0.08],
  ["second", 0.08],
  ["leaf", 0.08],
  ["key", 0.06],
  ["accent", 0.04],
];

/** The colours one sees of a cloth, known from its record: of a print about, since nobody has drawn it. */
export function shadesOfFabric(record: FabricRecord): Shades {
  if (record.kind !== "printed") return describe(sideShown(record)).palette;
  const palette = printPaletteOf(record.print);
  return shadesOf(USUAL_SHARES.map(([slot, share]) => [palette[slot], share]));
}

/** Mean colour of a record computed from its palette, without drawing the print: for the place of a picture that is not there yet. */
export function expectedColourOf({ print }: PrintedRecord): Hex {
  const palette = printPaletteOf(print);
  const light = [0, 0, 0];
  for (const [slot, share] of USUAL_SHARES)
    linearOf(palette[slot]).forEach((value, index) => {
      light[index]! += share * value;
    });
  return hexOfLinear([light[0]!, light[1]!, light[2]!]);
}
