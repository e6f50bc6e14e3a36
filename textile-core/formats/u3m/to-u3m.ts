import { MM_PER_INCH } from "@selvedge/geometry-core";
import type { U3mArchive } from "./archive.ts";
import {
  COLOUR_SLOTS,
  NORMAL_SLOTS,
  SCALAR_SLOTS,
  type ScalarSlot,
  type U3mColour,
  type U3mDocument,
  type U3mImage,
  type U3mNormal,
  type U3mRgb,
  type U3mScalar,
  type U3mSide,
} from "./document.ts";
import { wordOf, wordOfFibre } from "./fibre-words.ts";
import type { Swatch, SwatchMap } from "./swatch.ts";
import { CONSTRUCTIONS, MATERIAL_TYPES } from "./words.ts";

const FULL_TURN = 2 * Math.PI;
const BYTE = 255;
/** Our own part of `custom`: what the format has no slot for. */
export const OWN_SECTION = "Selvedge";

const rgbOf = (hex: string): U3mRgb => {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / BYTE) as [number, number, number];
  return { r, g, b };
};

const BLANK_SIDE: U3mSide = {
  ...(Object.fromEntries(
    Object.entries(SCALAR_SLOTS).map(([slot, { constant }]) => [slot, { constant, texture: null }]),
  ) as Record<ScalarSlot, U3mScalar>),
  ...(Object.fromEntries(COLOUR_SLOTS.map((slot) => [slot, { constant: { r: 0, g: 0, b: 0 }, texture: null }])) as Record<
    (typeof COLOUR_SLOTS)[number],
    U3mColour
  >),
  ...(Object.fromEntries(NORMAL_SLOTS.map((slot) => [slot, { constant: { x: 0, y: 0, z: 1 }, texture: null }])) as Record<
    (typeof NORMAL_SLOTS)[number],
    U3mNormal
  >),
  shader: "principled",
  preview: null,
};

function sideOf(swatch: Swatch, before: U3mSide): U3mSide {
  const image = (map: SwatchMap): U3mImage | undefined => {
    const picture = swatch.maps[map];
    return (
      picture && {
        path: picture.path,
        width: swatch.widthMm,
        height: swatch.heightMm,
        dpi: { x: (swatch.widthPx * MM_PER_INCH) / swatch.widthMm, y: (swatch.heightPx * MM_PER_INCH) / swatch.heightMm },
        repeat: { mode: "normal", rotation: 0 },
      }
    );
  };
  const scalar = (constant: number, map?: SwatchMap, factor = 1): U3mScalar => {
    const picture = map && image(map);
    return { constant, texture: picture ? { factor, offset: 0, image: picture } : null };
  };
  const albedo = image("albedo");
  const normal = image("normal");
  return {
    ...before,
    basecolor: {
      constant: rgbOf(swatch.colour),
      texture: albedo ? { mode: "multiply", factor: { r: 1, g: 1, b: 1 }, image: albedo } : null,
    },
    normal: { constant: { x: 0, y: 0, z: 1 }, texture: normal ? { scale: 1, image: normal } : null },
    roughness: scalar(swatch.roughness, "roughness"),
    displacement: scalar(swatch.reliefMm / 2, "height", swatch.reliefMm),
    alpha: scalar(swatch.opacity, "opacity"),
    sheen_value: scalar(swatch.sheen),
    anisotropy_value: scalar(swatch.anisotropy),
    anisotropy_rotation: scalar(swatch.anisotropyAngle / FULL_TURN),
  };
}

/**
 * A swatch as a U3M document. Sheen roughness and bending, which the format has no slot for, stand in our own part of
 * `custom`. With `before` (the document the swatch once came from) its other slots, sides and foreign parts are kept.
 */
export function documentOfSwatch(swatch: Swatch, before?: U3mDocument): U3mDocument {
  const { physics } = swatch;
  return {
    schema: "1.1",
    material: {
      id: swatch.id,
      name: swatch.name,
      description: swatch.description,
      created: swatch.created,
      modified: swatch.modified,
      front: sideOf(swatch, before?.material.front ?? BLANK_SIDE),
      back: before?.material.back ?? null,
      side: before?.material.side ?? null,
      physics: {
        thickness: physics.thicknessMm ?? null,
        weight: physics.weightGsm ?? null,
        composition: physics.composition?.length
          ? { parts: physics.composition.map(([fibre, ratio]) => ({ ratio, ...wordOfFibre(fibre) })) }
          : null,
        devices: before?.material.physics?.devices ?? { fab: "null" },
        material_type: physics.material ? wordOf(physics.material, MATERIAL_TYPES) : null,
        construction: physics.construction === undefined ? null : wordOf(physics.construction, CONSTRUCTIONS),
      },
      metadata: before?.material.metadata ?? null,
    },
    custom: {
      ...before?.custom,
      [OWN_SECTION]: {
        reliefMm: swatch.reliefMm,
        sheenRoughness: swatch.sheenRoughness,
        ...(physics.bending === undefined ? {} : { bending: physics.bending }),
      },
    },
  };
}

/** A swatch with its pictures as what `writeU3ma` packs; files of `before` that it does not replace are kept. */
export function archiveOfSwatch(swatch: Swatch, before?: U3mArchive): U3mArchive {
  const pictures = Object.values(swatch.maps).map(({ path, bytes }) => ({ name: path, bytes }));
  const kept = (before?.files ?? []).filter((file) => !pictures.some(({ name }) => name === file.name));
  return { document: documentOfSwatch(swatch, before?.document), files: [...pictures, ...kept] };
}
